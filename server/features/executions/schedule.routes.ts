import { Router } from "express";
import { parseBody, parseId } from "#server/http/parse.ts";
import { createRateLimiter, type RateLimitDeps, waitingTime } from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { saveScheduleSchema } from "#shared/workflows/schedule.schema.ts";
import type { SchedulesService } from "./schedules.service.ts";

/** The schedule of a workflow, mounted at /api/workflows. */
export function scheduleRoutes(deps: { service: SchedulesService; rateLimits: RateLimitDeps }): Router {
  const { service } = deps;
  const message = (wait: number) => `Too many calls for schedules. Try again ${waitingTime(wait)}.`;
  const calls = createRateLimiter({ name: "schedule-calls", points: 120, seconds: 60, message }, deps.rateLimits);
  const router = Router();
  const signedIn = requireUser();

  router.get("/:id/schedule", signedIn, async (request, response) => {
    await calls.consume(String(signedInUser(request).id));
    response.json(await service.get(signedInUser(request).id, parseId(request.params.id)));
  });

  router.put("/:id/schedule", signedIn, async (request, response) => {
    await calls.consume(String(signedInUser(request).id));
    const id = parseId(request.params.id);
    response.json(await service.save(signedInUser(request).id, id, await parseBody(request, saveScheduleSchema)));
  });

  router.delete("/:id/schedule", signedIn, async (request, response) => {
    await service.remove(signedInUser(request).id, parseId(request.params.id));
    response.status(204).end();
  });

  return router;
}
