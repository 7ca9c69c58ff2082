import { type Request, type RequestHandler, Router } from "express";
import { AppError } from "#server/errors.ts";
import { isFromHere } from "#server/http/from-here.ts";
import { parseBody } from "#server/http/parse.ts";
import { pullRequestSchema, type WriterState, writerChangeSchema } from "#shared/writer/writer.schema.ts";
import type { WriterService } from "./writer.service.ts";

export type WriterRoutesDeps = {
  service: WriterService;
  /** The installation could be one person's: an embedded database, outside production. */
  mayBeOnePersons: boolean;
};

/**
 * `GET /api/writer`: who writes now, for everybody; among what, for who may choose. `PUT`, `POST /pull`, `DELETE /pull` are
 * for super admins, and for whoever sits at the computer of an installation that is one person's.
 */
export function writerRoutes({ service, mayBeOnePersons }: WriterRoutesDeps): Router {
  const router = Router();

  async function mayChoose(request: Request): Promise<boolean> {
    if (request.user?.isSuperAdmin) return true;
    return mayBeOnePersons && isFromHere(request) && (await service.hasOnePerson());
  }

  const requireChooser: RequestHandler = async (request, _response, next) => {
    if (await mayChoose(request)) return next();
    throw request.user
      ? new AppError("forbidden", "Only a super admin can choose the writer.")
      : new AppError("signedOut", "Please sign in.");
  };

  router.get("/", async (request, response) => {
    response.json((await service.state(await mayChoose(request))) satisfies WriterState);
  });

  router.put("/", requireChooser, async (request, response) => {
    await service.choose(await parseBody(request, writerChangeSchema), request.user?.username ?? null);
    response.json((await service.state(true)) satisfies WriterState);
  });

  router.post("/pull", requireChooser, async (request, response) => {
    await service.startPull((await parseBody(request, pullRequestSchema)).model);
    response.status(202).json((await service.state(true)) satisfies WriterState);
  });

  router.delete("/pull", requireChooser, (_request, response) => {
    service.cancelPull();
    response.status(204).end();
  });

  return router;
}
