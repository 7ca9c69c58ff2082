import { setImmediate as nextTurn } from "node:timers/promises";
import { type RequestHandler, type Response, Router } from "express";
import { parseBody, parseId } from "#server/http/parse.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { changeWorkflowSchema, saveWorkflowSchema, type Workflow } from "#shared/workflows/workflow.schema.ts";
import { exportedWorkflowSchema } from "#shared/workflows/workflow-transfer.schema.ts";
import type { WorkflowService } from "./workflow.service.ts";
import { workflowEtag } from "./workflow-etag.ts";

/**
 * Workflows, for their owner only. A workflow carries its ETag; PUT with If-Match answers 412 with the workflow as it
 * stands when somebody saved in between.
 */
export function workflowRoutes(deps: { service: WorkflowService; inTurn: RequestHandler }): Router {
  const { service } = deps;
  const router = Router();
  router.use(requireUser(), deps.inTurn);

  router.get("/", async (request, response) => {
    response.json(await service.list(signedInUser(request).id));
  });

  router.post("/", async (request, response) => {
    const workflow = await parseBody(request, saveWorkflowSchema);
    await sendCreated(response, await service.create(signedInUser(request).id, workflow));
  });

  router.post("/import", async (request, response) => {
    const exported = await parseBody(request, exportedWorkflowSchema);
    await sendCreated(response, await service.import(signedInUser(request).id, exported));
  });

  router.get("/:id", async (request, response) => {
    const workflow = await service.get(signedInUser(request).id, parseId(request.params.id));
    response.set("ETag", workflowEtag(workflow));
    await nextTurn();
    response.json(workflow);
  });

  router.get("/:id/versions", async (request, response) => {
    response.json(await service.versions(signedInUser(request).id, parseId(request.params.id)));
  });

  router.get("/:id/versions/:version", async (request, response) => {
    const [id, version] = [parseId(request.params.id), parseId(request.params.version)];
    response.json(await service.version(signedInUser(request).id, id, version));
  });

  router.get("/:id/export", async (request, response) => {
    const exported = await service.export(signedInUser(request).id, parseId(request.params.id));
    response
      .attachment(`${fileName(exported.name)}.workflow.json`)
      .type("json")
      .send(JSON.stringify(exported, null, 2));
  });

  router.post("/:id/duplicate", async (request, response) => {
    await sendCreated(response, await service.duplicate(signedInUser(request).id, parseId(request.params.id)));
  });

  router.put("/:id", async (request, response) => {
    const id = parseId(request.params.id);
    const changes = await parseBody(request, changeWorkflowSchema);
    const ifMatch = request.headers["if-match"] ?? null;
    const { workflow, written } = await service.update({ userId: signedInUser(request).id, id, changes }, ifMatch);
    response.set("ETag", workflowEtag(workflow));
    await nextTurn();
    if (written) response.json(workflow);
    else response.status(412).json({ message: "This workflow was changed in the meantime.", workflow });
  });

  router.delete("/:id", async (request, response) => {
    await service.remove(signedInUser(request).id, parseId(request.params.id));
    response.status(204).end();
  });

  return router;
}

async function sendCreated(response: Response, workflow: Workflow): Promise<void> {
  response.status(201).location(`/api/workflows/${workflow.id}`).set("ETag", workflowEtag(workflow));
  await nextTurn();
  response.json(workflow);
}

function fileName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 80)
      .toWellFormed() || "workflow"
  );
}
