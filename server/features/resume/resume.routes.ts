import { type Request, type Response, Router } from "express";
import { AppError } from "#server/errors.ts";
import { parseBody } from "#server/http/parse.ts";
import { type RateLimitDeps, rateLimit, waitingTime } from "#server/http/rate-limit.ts";
import { type ImportedResume, resumeSchema } from "#shared/resume/resume.schema.ts";
import { fileReceiver } from "./file-receiver.ts";
import type { ResumeService } from "./resume.service.ts";

declare module "express-session" {
  interface SessionData {
    resume: ImportedResume;
  }
}

export type ResumeRoutesDeps = {
  service: ResumeService;
  rateLimits: RateLimitDeps;
  /** Clearing is what Start Over does: what was written for this session goes too. */
  forgetVisitor: (sessionId: string) => Promise<void>;
};

/** The visitor's resume: read from a file, kept in the session, corrected, forgotten. The file itself is kept nowhere. */
export function resumeRoutes(deps: ResumeRoutesDeps): Router {
  const router = Router();
  const limit = rateLimit(
    {
      name: "resume-upload",
      points: 60,
      seconds: 600,
      message: (wait) => `That was a lot of uploads. Please try again ${waitingTime(wait)}.`,
    },
    deps.rateLimits,
  );

  const receiveFile = fileReceiver("resume");
  router.post("/upload", limit, async (request, response) => {
    const resumeImport = deps.service.beginImport(request.sessionID, untilOver(response));
    const resume = await resumeImport.read(await receiveFile(request, response));
    request.session.resume = resume;
    response.json(resume);
  });

  router.get("/data", (request, response) => {
    response.json(storedResume(request));
  });

  router.put("/data", (request, response) => {
    const resume = parseBody(request, resumeSchema);
    request.session.resume = resume;
    response.json(resume);
  });

  router.post("/clear", async (request, response) => {
    deps.service.cancelImport(request.sessionID);
    delete request.session.resume;
    await deps.forgetVisitor(request.sessionID);
    response.status(204).end();
  });
  return router;
}

function storedResume(request: Request): ImportedResume {
  const resume = request.session.resume;
  if (!resume) throw new AppError("notFound", "No resume data found");
  return resume;
}

/** Aborted when the answer is sent or the visitor hangs up: from then on nobody waits for the reading. */
function untilOver(response: Response): AbortSignal {
  const over = new AbortController();
  response.once("close", () => over.abort(new AppError("malformed", "The upload was cut off.")));
  return over.signal;
}
