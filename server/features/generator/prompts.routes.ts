import { type Request, Router } from "express";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { closedSignal } from "#server/http/closed-signal.ts";
import { toProblem } from "#server/http/error-handler.ts";
import { parseBody } from "#server/http/parse.ts";
import { visitorAddress } from "#server/http/rate-limit.ts";
import { forgetNewSession, isStored } from "#server/http/session.ts";
import type { VisitorStorage } from "#server/http/visitor-storage.ts";
import { BrokenLetter, NoUsableLetter, type WriterEvent } from "#server/integrations/writer/writer.ts";
import { promptRequestSchema } from "#shared/generator/prompt.schema.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";
import { openPromptStream } from "./prompt-stream.ts";
import type { PromptsService } from "./prompts.service.ts";

declare module "express-session" {
  interface SessionData {
    /** Set once the visitor has a letter: makes the session one that is kept. */
    visitor: true;
  }
}

export type PromptsRoutesDeps = {
  service: PromptsService;
  getResume: (request: Request) => Promise<Resume | null>;
  storage: Pick<VisitorStorage, "admit">;
};

/**
 * `POST /api/prompts`: preview, unlock, regenerate and translate; in events where the client accepts them.
 * `GET /api/prompts/writer`: who would write one now. `GET /api/prompts/:draftId/sent`: what left for a language model.
 */
export function promptsRoutes(deps: PromptsRoutesDeps): Router {
  const router = Router();
  router.post("/", async (request, response) => {
    const body = await parseBody(request, promptRequestSchema);
    const resume = isStored(request) ? await deps.getResume(request) : null;
    const isNewcomer = !request.session.visitor && request.user === undefined;
    const giveBack = await deps.storage.admit(request, Buffer.byteLength(JSON.stringify(body)));
    const signal = closedSignal(response);
    // Its cookie goes out with the first event of a stream.
    request.session.visitor = true;
    const stream = wantsEvents(request)
      ? openPromptStream(response, { locked: body.email === "", paced: await deps.service.writesAtOnce(body), signal })
      : null;
    const visit = {
      sessionId: request.sessionID,
      address: visitorAddress(request),
      isNewcomer,
      userId: request.user?.id ?? null,
      resume,
      signal,
      onEvent: (event: WriterEvent) => stream?.onEvent(event),
    };
    try {
      const outcome = await deps.service.answer(body, visit);
      // Before the answer, because the next call may come at once.
      if (!isStored(request)) await saveSession(request);
      if (stream) await stream.finish(outcome.answer);
      else response.status(outcome.created ? 201 : 200).json(outcome.answer);
    } catch (error) {
      // What broke off is kept under the session, to be gone on from.
      if (error instanceof BrokenLetter && !isStored(request)) await saveSession(request);
      else {
        await giveBack();
        forgetNewSession(request);
      }
      // Nobody is there to read an answer.
      if (signal.aborted) return;
      if (!stream?.begun) throw error;
      const problem = toProblem(error);
      if (problem.status >= 500) request.log.error({ err: error }, "request failed");
      const { status, message, retryAfter } = problem;
      await stream.fail({
        ...{ status, message },
        ...(retryAfter === undefined ? {} : { retryAfter }),
        ...(error instanceof BrokenLetter ? { goOn: true } : {}),
        ...(error instanceof NoUsableLetter ? { none: true } : {}),
      });
    }
  });
  router.get("/writer", async (_request, response) => {
    response.set("Cache-Control", "no-store").json({ writer: await deps.service.writer() });
  });
  router.get("/:draftId/sent", async (request, response) => {
    const draftId = draftIdSchema.safeParse(request.params.draftId);
    if (!draftId.success) throw new AppError("malformed", "Invalid ID format");
    const visit = { sessionId: request.sessionID, userId: request.user?.id ?? null };
    response.set("Cache-Control", "no-store").json(await deps.service.sent(visit, draftId.data));
  });
  return router;
}

const draftIdSchema = z.uuid();

function wantsEvents(request: Request): boolean {
  return request.accepts(["application/json", "text/event-stream"]) === "text/event-stream";
}

function saveSession(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.save((error: unknown) => (error ? reject(error) : resolve()));
  });
}
