import { Router } from "express";
import { idempotencyKeyOf } from "#server/http/idempotency-key.ts";
import { parseBody, parseId } from "#server/http/parse.ts";
import { requireUser } from "#server/http/require-user.ts";
import { sendJsonList } from "#server/http/send-json-pieces.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { tickSchema } from "#shared/letters/letter-sources.schema.ts";
import {
  createSavedCoverLetterSchema,
  letterApplicationSchema,
  updateSavedCoverLetterSchema,
  vouchSchema,
} from "#shared/letters/saved-cover-letter.schema.ts";
import { letterEtag } from "./letter-etag.ts";
import type { SavedLetterService } from "./saved-letter.service.ts";

/**
 * Saved letters, for their owner only. A letter carries its ETag; PUT with If-Match answers 412 with the letter as it
 * stands when somebody saved in between. POST with an Idempotency-Key makes one letter however often it is sent.
 */
export function savedLetterRoutes(deps: { service: SavedLetterService }): Router {
  const { service } = deps;
  const router = Router();
  router.use(requireUser());

  router.get("/", async (request, response) => {
    await sendJsonList(response, service.list(signedInUser(request).id));
  });

  router.post("/", async (request, response) => {
    const letter = await parseBody(request, createSavedCoverLetterSchema);
    const created = await service.create(signedInUser(request).id, letter, idempotencyKeyOf(request));
    response.status(201).location(`/api/saved-cover-letters/${created.id}`).set("ETag", letterEtag(created));
    response.json(created);
  });

  router.get("/:id", async (request, response) => {
    const letter = await service.get(signedInUser(request).id, parseId(request.params.id));
    response.set("ETag", letterEtag(letter)).json(letter);
  });

  router.get("/:id/versions", async (request, response) => {
    await sendJsonList(response, service.versions(signedInUser(request).id, parseId(request.params.id)));
  });

  router.put("/:id", async (request, response) => {
    const id = parseId(request.params.id);
    const changes = await parseBody(request, updateSavedCoverLetterSchema);
    const ifMatch = request.headers["if-match"] ?? null;
    const { letter, written } = await service.update({ userId: signedInUser(request).id, id, changes }, ifMatch);
    response.set("ETag", letterEtag(letter));
    if (written) response.json(letter);
    else response.status(412).json({ message: "This letter was changed in the meantime.", letter });
  });

  router.put("/:id/vouched", async (request, response) => {
    const id = parseId(request.params.id);
    const letter = await service.vouch(signedInUser(request).id, id, await parseBody(request, vouchSchema));
    response.set("ETag", letterEtag(letter)).json(letter);
  });

  router.put("/:id/ticked", async (request, response) => {
    const id = parseId(request.params.id);
    const letter = await service.tick(signedInUser(request).id, id, await parseBody(request, tickSchema));
    response.set("ETag", letterEtag(letter)).json(letter);
  });

  router.put("/:id/application", async (request, response) => {
    const id = parseId(request.params.id);
    const { applicationKey } = await parseBody(request, letterApplicationSchema);
    const letter = await service.setApplication(signedInUser(request).id, id, applicationKey);
    response.set("ETag", letterEtag(letter)).json(letter);
  });

  router.delete("/:id", async (request, response) => {
    await service.remove(signedInUser(request).id, parseId(request.params.id));
    response.status(204).end();
  });

  return router;
}
