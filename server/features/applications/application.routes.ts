import { type Request, Router } from "express";
import { z } from "zod";
import { closedSignal } from "#server/http/closed-signal.ts";
import { idempotencyKeyOf } from "#server/http/idempotency-key.ts";
import { parseBody } from "#server/http/parse.ts";
import { createRateLimiter, type RateLimit, type RateLimitDeps, waitingTime } from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { sendJsonList } from "#server/http/send-json-pieces.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { cleanText } from "#server/text-work/clean-text.ts";
import {
  applicationChangesSchema,
  applicationKeySchema,
  applicationLimits,
  applicationSorts,
  newApplicationSchema,
} from "#shared/applications/application.schema.ts";
import { applicationStatuses } from "#shared/applications/status.ts";
import { type ApplicationService, applicationEtag } from "./application.service.ts";

export const listQuerySchema = z.object({
  status: z.enum(applicationStatuses).optional(),
  q: z.string().max(200, "Keep this under 200 characters").transform(cleanText).default(""),
  sort: z.enum(applicationSorts).default("next"),
  after: z.string().max(1_000).optional(),
  limit: z.coerce.number().int().min(1).max(applicationLimits.page).default(applicationLimits.page),
});

/** The page saves a field when its reader goes on. */
const changeLimit: RateLimit = {
  name: "application-changes",
  points: 600,
  seconds: 600,
  message: (wait) => `Too many changes. Try again ${waitingTime(wait)}.`,
};

/**
 * Applications, for their owner only. One carries its ETag; PATCH with If-Match answers 412 with the application as it
 * stands when somebody changed it in between. POST names the application by its Idempotency-Key, so that it is made once.
 */
export function applicationRoutes(deps: { service: ApplicationService; rateLimits: RateLimitDeps }): Router {
  const { service } = deps;
  const changing = createRateLimiter(changeLimit, deps.rateLimits);
  const router = Router();
  router.use(requireUser());

  router.get("/", async (request, response) => {
    const { status = null, after = null, ...query } = listQuerySchema.parse(request.query);
    const signal = closedSignal(response);
    response.json(await service.list(signedInUser(request).id, { ...query, status, after, signal }));
  });

  router.get("/export", async (request, response) => {
    await sendJsonList(response, service.all(signedInUser(request).id));
  });

  router.post("/", async (request, response) => {
    const body = await parseBody(request, newApplicationSchema);
    const { application, taken } = await service.create(signedInUser(request).id, body, idempotencyKeyOf(request));
    response.set("ETag", applicationEtag(application));
    if (taken)
      response.status(409).json({ message: "This application was already saved with other words.", application });
    else response.status(201).location(`/api/applications/${application.key}`).json(application);
  });

  router.get("/:key", async (request, response) => {
    const application = await service.get(signedInUser(request).id, keyOf(request));
    response.set("ETag", applicationEtag(application)).json(application);
  });

  router.patch("/:key", async (request, response) => {
    await changing.consume(String(signedInUser(request).id));
    const key = keyOf(request);
    const changes = await parseBody(request, applicationChangesSchema);
    const ifMatch = request.headers["if-match"] ?? null;
    const { application, written } = await service.update({ userId: signedInUser(request).id, key, changes }, ifMatch);
    response.set("ETag", applicationEtag(application));
    if (written) response.json(application);
    else response.status(412).json({ message: "This application was changed in the meantime.", application });
  });

  router.delete("/:key", async (request, response) => {
    await service.remove(signedInUser(request).id, keyOf(request));
    response.status(204).end();
  });

  return router;
}

function keyOf(request: Request): string {
  return applicationKeySchema.parse(request.params.key);
}
