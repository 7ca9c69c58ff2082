import { Router } from "express";
import { idempotencyKeyOf } from "#server/http/idempotency-key.ts";
import { parseBody, parseId } from "#server/http/parse.ts";
import { requireUser } from "#server/http/require-user.ts";
import { sendJsonList } from "#server/http/send-json-pieces.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { newFactSetSchema, updateFactSetSchema } from "#shared/material/fact-set.schema.ts";
import { factSetEtag } from "./fact-set-etag.ts";
import type { FactSetsService } from "./fact-sets.service.ts";

/**
 * Saved facts, for their owner only. A set carries its ETag; PUT with If-Match answers 412 with the set as it stands
 * when somebody saved in between. POST with an Idempotency-Key makes one set however often it is sent.
 */
export function factSetRoutes({ service }: { service: FactSetsService }): Router {
  const router = Router();
  router.use(requireUser());

  router.get("/", async (request, response) => {
    await sendJsonList(response, service.list(signedInUser(request).id));
  });

  router.post("/", async (request, response) => {
    const set = await parseBody(request, newFactSetSchema);
    const created = await service.create(signedInUser(request).id, set, idempotencyKeyOf(request));
    response.status(201).location(`/api/fact-sets/${created.id}`).set("ETag", factSetEtag(created)).json(created);
  });

  router.get("/:id", async (request, response) => {
    const set = await service.get(signedInUser(request).id, parseId(request.params.id));
    response.set("ETag", factSetEtag(set)).json(set);
  });

  router.get("/:id/versions", async (request, response) => {
    await sendJsonList(response, service.versions(signedInUser(request).id, parseId(request.params.id)));
  });

  router.put("/:id", async (request, response) => {
    const id = parseId(request.params.id);
    const update = await parseBody(request, updateFactSetSchema);
    const ifMatch = request.headers["if-match"] ?? null;
    const { set, written } = await service.update({ userId: signedInUser(request).id, id, update }, ifMatch);
    response.set("ETag", factSetEtag(set));
    if (written) response.json(set);
    else response.status(412).json({ message: "Your facts were changed in the meantime.", set });
  });

  router.delete("/:id", async (request, response) => {
    await service.remove(signedInUser(request).id, parseId(request.params.id));
    response.status(204).end();
  });

  return router;
}
