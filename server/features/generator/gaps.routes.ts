import { type Request, Router } from "express";
import { parseBody } from "#server/http/parse.ts";
import { type RateLimitDeps, rateLimit, waitingTime } from "#server/http/rate-limit.ts";
import { gapsRequestSchema } from "#shared/generator/gaps.schema.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";
import { findGaps } from "./find-gaps.ts";

export type GapsRoutesDeps = { getResume: (request: Request) => Resume | null; rateLimits: RateLimitDeps };

/** `POST /api/prompts/gaps`: what the posting asks that the facts do not show. Nothing is kept of it. */
export function gapsRoutes({ getResume, rateLimits }: GapsRoutesDeps): Router {
  const router = Router();
  const limit = rateLimit(
    {
      name: "letter-gaps",
      points: 120,
      seconds: 60,
      message: (wait) => `That was a lot of checks. Please try again ${waitingTime(wait)}.`,
    },
    rateLimits,
  );
  router.post("/", limit, (request, response) => {
    const asked = parseBody(request, gapsRequestSchema);
    const asOf = new Date().toISOString().slice(0, 10);
    response.set("Cache-Control", "no-store").json(findGaps(asked, getResume(request), asOf));
  });
  return router;
}
