import { Router } from "express";
import { parseBody, parseId } from "#server/http/parse.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { saveScheduleSchema } from "#shared/workflows/schedule.schema.ts";
import type { SchedulesService } from "./schedules.service.ts";

/** The schedule of a workflow, mounted at /api/workflows. */
export function scheduleRoutes({ service }: { service: SchedulesService }): Router {
  const router = Router();
  const signedIn = requireUser();

  router.get("/:id/schedule", signedIn, async (request, response) => {
    response.json(await service.get(signedInUser(request).id, parseId(request.params.id)));
  });

  router.put("/:id/schedule", signedIn, async (request, response) => {
    const id = parseId(request.params.id);
    response.json(await service.save(signedInUser(request).id, id, await parseBody(request, saveScheduleSchema)));
  });

  router.delete("/:id/schedule", signedIn, async (request, response) => {
    await service.remove(signedInUser(request).id, parseId(request.params.id));
    response.status(204).end();
  });

  return router;
}
