import { Router } from "express";
import { parseBody, parseId } from "#server/http/parse.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { saveConnectionSchema } from "#shared/workflows/connection.schema.ts";
import type { ConnectionService } from "./connection.service.ts";

/** Connections, for their owner only. */
export function connectionRoutes(deps: { service: ConnectionService }): Router {
  const { service } = deps;
  const router = Router();
  router.use(requireUser());

  router.get("/", async (request, response) => {
    response.json(await service.list(signedInUser(request).id));
  });

  router.post("/", async (request, response) => {
    const connection = parseBody(request, saveConnectionSchema);
    response.status(201).json(await service.create(signedInUser(request).id, connection));
  });

  router.put("/:id", async (request, response) => {
    const id = parseId(request.params.id);
    const connection = parseBody(request, saveConnectionSchema);
    response.json(await service.update(signedInUser(request).id, id, connection));
  });

  router.delete("/:id", async (request, response) => {
    await service.remove(signedInUser(request).id, parseId(request.params.id));
    response.status(204).end();
  });

  return router;
}
