import { Router } from "express";
import { z } from "zod";
import { createAtOnce } from "#server/http/at-once.ts";
import { parseId } from "#server/http/parse.ts";
import { createRateLimiter, type RateLimitDeps, visitorAddress, waitingTime } from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { sendJsonList } from "#server/http/send-json-pieces.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { networkOf } from "#server/integrations/helper-process/network.ts";
import { accountCaller } from "./account-caller.ts";
import type { WorkflowFileService } from "./workflow-file.service.ts";
import type { WorkflowFileReceiver } from "./workflow-file-receiver.ts";

export const readingSchema = z.object({
  delimiter: z
    .string()
    .regex(/^[^\p{L}\p{N}\p{Cn}"\r\n\0]?$/u, "The separator must be one character that isn't a letter, digit, or quote")
    .default(""),
  header: z
    .enum(["true", "false"], "header is true or false")
    .transform((value) => value === "true")
    .nullable()
    .default(null),
  sheet: z.string().max(200).default(""),
  rowsPath: z.string().max(200).default(""),
});

/** Each may be as large as a file may be, and none of them counts before it has arrived. */
const UPLOADS_AT_ONCE = 3;
/** Of all accounts that come from one network. */
const UPLOADS_OF_NETWORK = 12;

/** Uploaded files, for their owner only; `sample` is the data that comes with the product, for everybody. */
export function workflowFileRoutes(deps: {
  service: WorkflowFileService;
  receiveFile: WorkflowFileReceiver;
  rateLimits: RateLimitDeps;
}): Router {
  const { service, receiveFile } = deps;
  const limit = createRateLimiter(
    {
      name: "workflow-files",
      points: 120,
      seconds: 600,
      message: (wait) => `Too many files. Try again ${waitingTime(wait)}.`,
    },
    deps.rateLimits,
  );
  const uses = createRateLimiter(
    {
      name: "workflow-file-uses",
      points: 60,
      seconds: 60,
      message: (wait) => `Too many calls for files. Try again ${waitingTime(wait)}.`,
    },
    deps.rateLimits,
  );
  const underWay = createAtOnce(UPLOADS_AT_ONCE, "Wait until your other uploads are done.");
  const near = createAtOnce(UPLOADS_OF_NETWORK, "Wait until other uploads from your network are done.");
  const router = Router();
  router.use(requireUser());

  router.get("/", async (request, response) => {
    await sendJsonList(response, service.list(signedInUser(request).id));
  });

  router.post("/", async (request, response) => {
    const { id } = signedInUser(request);
    await limit.consume(`upload ${id}`);
    const receive = () =>
      receiveFile(request, response, (received) => service.add(accountCaller(request, response), received));
    const file = await underWay(id, () => near(networkOf(visitorAddress(request)), receive));
    response.status(201).location(`/api/workflow-files/${file.id}`).json(file);
  });

  router.get("/deleted", async (request, response) => {
    await sendJsonList(response, service.listDeleted(signedInUser(request).id));
  });

  router.get("/:id/uses", async (request, response) => {
    await uses.consume(String(signedInUser(request).id));
    response.json(await service.usedBy(signedInUser(request).id, parseId(request.params.id)));
  });

  router.post("/:id/restore", async (request, response) => {
    response.json(await service.restore(signedInUser(request).id, parseId(request.params.id)));
  });

  router.get("/:id", async (request, response) => {
    const caller = accountCaller(request, response);
    const id = request.params.id === "sample" ? "sample" : parseId(request.params.id);
    const reading = readingSchema.parse(request.query);
    await limit.consume(`look ${caller.owner}`);
    response.json(await service.get(caller, id, reading));
  });

  router.delete("/:id", async (request, response) => {
    await service.remove(signedInUser(request).id, parseId(request.params.id));
    response.status(204).end();
  });

  return router;
}
