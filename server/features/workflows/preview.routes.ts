import { Router } from "express";
import { parseBody } from "#server/http/parse.ts";
import { type RateLimitDeps, rateLimit, waitingTime } from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { expressionCheckRequestSchema, previewRequestSchema } from "#shared/workflows/preview-request.schema.ts";
import type { PreviewService } from "./preview.service.ts";

/** Looks at what is being built, before anything is saved or run. */
export function previewRoutes(deps: { service: PreviewService; rateLimits: RateLimitDeps }): Router {
  const { service, rateLimits } = deps;
  const router = Router();
  const message = (wait: number) => `That is a lot of previews. Please try again ${waitingTime(wait)}.`;

  router.post(
    "/preview",
    requireUser(),
    rateLimit({ name: "workflow-preview", points: 120, seconds: 60, message }, rateLimits),
    async (request, response) => {
      response.json(await service.preview(signedInUser(request).id, parseBody(request, previewRequestSchema)));
    },
  );

  router.post(
    "/expressions/check",
    requireUser(),
    rateLimit({ name: "expression-check", points: 600, seconds: 60, message }, rateLimits),
    async (request, response) => {
      response.json(await service.check(parseBody(request, expressionCheckRequestSchema)));
    },
  );

  return router;
}
