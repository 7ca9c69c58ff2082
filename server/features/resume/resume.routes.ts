import { type Request, type Response, Router } from "express";
import { AppError } from "#server/errors.ts";
import { parseBody } from "#server/http/parse.ts";
import { type RateLimitDeps, rateLimit, visitorAddress, waitingTime } from "#server/http/rate-limit.ts";
import { isStored } from "#server/http/session.ts";
import type { VisitorStorage } from "#server/http/visitor-storage.ts";
import { type ImportedResume, importedResumeSchema } from "#shared/resume/resume.schema.ts";
import { fileReceiver } from "./file-receiver.ts";
import type { ResumeService } from "./resume.service.ts";
import { openUploadStream } from "./upload-stream.ts";
import type { VisitorResumeStore } from "./visitor-resume.store.ts";

export type ResumeRoutesDeps = {
  service: ResumeService;
  rateLimits: RateLimitDeps;
  storage: Pick<VisitorStorage, "keep">;
  resumes: Pick<VisitorResumeStore, "get" | "keep">;
  /** Clearing is what Start Over does: what was written for this session goes too. */
  forgetVisitor: (sessionId: string) => Promise<void>;
};

/** More than a resume has, also of who has an account. */
const MOST_BYTES = 1_000_000;

/** The visitor's resume: read from a file, kept for the session, corrected, forgotten. The file itself is kept nowhere. */
export function resumeRoutes(deps: ResumeRoutesDeps): Router {
  const router = Router();
  const limit = rateLimit(
    {
      name: "resume-upload",
      points: 60,
      seconds: 600,
      message: (wait) => `Too many uploads. Try again ${waitingTime(wait)}.`,
    },
    deps.rateLimits,
  );

  const receiveFile = fileReceiver("resume");
  router.post("/upload", limit, async (request, response) => {
    const stream = openUploadStream(response, {
      wanted: request.get("accept")?.includes("text/event-stream") ?? false,
      // The cookie has to leave with the first event.
      beforeFirst: async () => {
        await deps.storage.keep(request, { visitor: true });
        await saveSession(request);
      },
    });
    const resumeImport = deps.service.beginImport({
      visitor: request.sessionID,
      address: visitorAddress(request),
      gone: untilOver(response),
      onProgress: stream.progress,
    });
    try {
      const resume = await resumeImport.read(await receiveFile(request, response));
      await keep(request, resume);
      await stream.finish(resume);
    } catch (error) {
      await stream.fail(error);
    }
  });

  router.get("/data", async (request, response) => {
    const resume = await deps.resumes.get(request.sessionID);
    if (!resume) throw new AppError("notFound", "No resume data found");
    response.json(resume);
  });

  router.put("/data", async (request, response) => {
    const resume = await parseBody(request, importedResumeSchema);
    await keep(request, resume);
    response.json(resume);
  });

  router.post("/clear", async (request, response) => {
    deps.service.cancelImport(request.sessionID);
    await deps.forgetVisitor(request.sessionID);
    response.status(204).end();
  });

  /** @throws AppError tooLarge, tooMany */
  async function keep(request: Request, resume: ImportedResume): Promise<void> {
    const bytes = Buffer.byteLength(JSON.stringify(resume));
    if (bytes > MOST_BYTES) throw new AppError("tooLarge", "This resume is too long. Shorten it.");
    await deps.storage.keep(request, { visitor: true }, bytes);
    // Before the resume, which goes with its session.
    if (!isStored(request)) await saveSession(request);
    await deps.resumes.keep(request.sessionID, resume);
  }

  return router;
}

function saveSession(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.save((error: unknown) => (error ? reject(error) : resolve()));
  });
}

/** Aborted when the answer is sent or the visitor hangs up: from then on nobody waits for the reading. */
function untilOver(response: Response): AbortSignal {
  const over = new AbortController();
  response.once("close", () => over.abort(new AppError("malformed", "The upload was interrupted.")));
  return over.signal;
}
