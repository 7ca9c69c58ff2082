import { Router } from "express";
import { parseBody, parseId } from "#server/http/parse.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { newApiTokenSchema } from "#shared/auth/api-token.schema.ts";
import type { ApiTokensService } from "./api-tokens.service.ts";

/** A person's API tokens; only who is signed in by a session makes or revokes them. */
export function apiTokenRoutes({ service }: { service: ApiTokensService }): Router {
  const router = Router();
  router.use(requireUser());

  router.get("/", async (request, response) => {
    response.json(await service.list(signedInUser(request).id));
  });

  router.post("/", async (request, response) => {
    response
      .status(201)
      .json(await service.create(signedInUser(request).id, await parseBody(request, newApiTokenSchema)));
  });

  router.delete("/:id", async (request, response) => {
    await service.remove(signedInUser(request).id, parseId(request.params.id));
    response.status(204).end();
  });

  return router;
}
