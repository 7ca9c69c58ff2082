import { type Request, type Response, Router } from "express";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { toProblem } from "#server/http/error-handler.ts";
import { parseBody } from "#server/http/parse.ts";
import { visitorAddress } from "#server/http/rate-limit.ts";
import type { WriterEvent } from "#server/integrations/writer/writer.ts";
import { promptRequestSchema } from "#shared/generator/prompt.schema.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";
import { openPromptStream } from "./prompt-stream.ts";
import type { PromptsService } from "./prompts.service.ts";

declare module "express-session" {
  interface SessionData {
    /** Set once the visitor has asked for a letter: makes the session one that is kept. */
    visitor: true;
  }
}

export type PromptsRoutesDeps = { service: PromptsService; getResume: (request: Request) => Resume | null };

/**
 * `POST /api/prompts`: preview, unlock, regenerate and translate; in events where the client accepts them.
 * `GET /api/prompts/writer`: who would write one now. `GET /api/prompts/:draftId/sent`: what left for a language model.
 */
export function promptsRoutes(deps: PromptsRoutesDeps): Router {
  const router = Router();
  router.post("/", async (request, response) => {
    const body = parseBody(request, promptRequestSchema);
    const isNewcomer = await keepSession(request);
    const signal = untilHungUp(response);
    const stream = wantsEvents(request)
      ? openPromptStream(response, { locked: body.email === "", paced: deps.service.writesAtOnce, signal })
      : null;
    const visit = {
      sessionId: request.sessionID,
      address: visitorAddress(request),
      isNewcomer,
      userId: request.user?.id ?? null,
      resume: deps.getResume(request),
      signal,
      onEvent: (event: WriterEvent) => stream?.onEvent(event),
    };
    try {
      const outcome = await deps.service.answer(body, visit);
      if (stream) await stream.finish(outcome.answer);
      else response.status(outcome.created ? 201 : 200).json(outcome.answer);
    } catch (error) {
      // Nobody is there to read an answer.
      if (signal.aborted) return;
      if (!stream?.begun) throw error;
      const problem = toProblem(error);
      if (problem.status >= 500) request.log.error({ err: error }, "request failed");
      const { status, message, retryAfter } = problem;
      await stream.fail({ status, message, ...(retryAfter === undefined ? {} : { retryAfter }) });
    }
  });
  router.get("/writer", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ writer: deps.service.writer });
  });
  router.get("/:draftId/sent", async (request, response) => {
    const draftId = draftIdSchema.safeParse(request.params.draftId);
    if (!draftId.success) throw new AppError("malformed", "Invalid ID format");
    response.set("Cache-Control", "no-store").json(await deps.service.sent(request.sessionID, draftId.data));
  });
  return router;
}

const draftIdSchema = z.uuid();

function wantsEvents(request: Request): boolean {
  return request.accepts(["application/json", "text/event-stream"]) === "text/event-stream";
}

/**
 * Saves a new session before the letter is written: its cookie goes out with the first event of a stream. True when
 * it is new; who has signed in has taken an earlier session's letters along.
 */
async function keepSession(request: Request): Promise<boolean> {
  if (request.session.visitor) return false;
  request.session.visitor = true;
  await new Promise<void>((resolve, reject) => {
    request.session.save((error: unknown) => (error ? reject(error) : resolve()));
  });
  return request.user === undefined;
}

/** Aborted when the visitor closes the connection before they have the answer. */
function untilHungUp(response: Response): AbortSignal {
  const hungUp = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) hungUp.abort();
  });
  return hungUp.signal;
}
