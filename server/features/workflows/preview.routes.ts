import { Router } from "express";
import { createAtOnce } from "#server/http/at-once.ts";
import { parseBody } from "#server/http/parse.ts";
import { type RateLimitDeps, rateLimit, waitingTime } from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import {
  columnsRequestSchema,
  explainRequestSchema,
  expressionCheckRequestSchema,
  placesRequestSchema,
  previewRequestSchema,
} from "#shared/workflows/preview-request.schema.ts";
import { accountCaller } from "./account-caller.ts";
import type { PreviewService } from "./preview.service.ts";

/** Each may take a process for as long as its deadline, and all accounts share a few. */
const PREVIEWS_AT_ONCE = 6;

/** Looks at what is being built, before anything is saved or run. */
export function previewRoutes(deps: { service: PreviewService; rateLimits: RateLimitDeps }): Router {
  const { service, rateLimits } = deps;
  const router = Router();
  const message = (wait: number) => `Too many previews. Try again ${waitingTime(wait)}.`;

  const underWay = createAtOnce(PREVIEWS_AT_ONCE, "Wait until your other previews are done.");

  router.post(
    "/preview",
    requireUser(),
    rateLimit({ name: "workflow-preview", points: 120, seconds: 60, message }, rateLimits),
    async (request, response) => {
      const caller = accountCaller(request, response);
      const question = await parseBody(request, previewRequestSchema);
      response.json(await underWay(caller.owner, () => service.preview(caller, question)));
    },
  );

  router.post(
    "/columns",
    requireUser(),
    rateLimit({ name: "workflow-columns", points: 60, seconds: 60, message }, rateLimits),
    async (request, response) => {
      const caller = accountCaller(request, response);
      const question = await parseBody(request, columnsRequestSchema);
      response.json(await underWay(caller.owner, () => service.columns(caller, question)));
    },
  );

  router.post(
    "/places",
    requireUser(),
    rateLimit({ name: "workflow-places", points: 240, seconds: 60, message }, rateLimits),
    async (request, response) => {
      const caller = accountCaller(request, response);
      const question = await parseBody(request, placesRequestSchema);
      response.json(await underWay(caller.owner, () => service.places(caller, question)));
    },
  );

  router.post(
    "/explain",
    requireUser(),
    rateLimit({ name: "workflow-explain", points: 60, seconds: 60, message }, rateLimits),
    async (request, response) => {
      const caller = accountCaller(request, response);
      const question = await parseBody(request, explainRequestSchema);
      response.json(await underWay(caller.owner, () => service.explain(caller, question)));
    },
  );

  router.post(
    "/expressions/check",
    requireUser(),
    rateLimit({ name: "expression-check", points: 600, seconds: 60, message }, rateLimits),
    async (request, response) => {
      const caller = accountCaller(request, response);
      response.json(await service.check(caller, await parseBody(request, expressionCheckRequestSchema)));
    },
  );

  return router;
}
