import { pipeline } from "node:stream/promises";
import { type Request, Router } from "express";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { callerOf } from "#server/http/caller.ts";
import { parseBody, parseId } from "#server/http/parse.ts";
import { createRateLimiter, type RateLimit, type RateLimitDeps, waitingTime } from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { executeSchema, rerunSchema } from "#shared/workflows/execution-request.schema.ts";
import { answerStarted } from "./answer-started.ts";
import type { ExecutionResultsService } from "./execution-results.service.ts";
import type { Asker, ExecutionsService } from "./executions.service.ts";
import { logText } from "./log-text.ts";

const requestKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, "Idempotency-Key must be 1 to 200 visible ASCII characters");

/** Each run keeps the workflow as it was: started without end they would fill the storage. */
const startLimit: RateLimit = {
  name: "run-starts",
  points: 300,
  seconds: 3600,
  message: (wait) => `An account can start 300 runs an hour. Try again ${waitingTime(wait)}.`,
};

/**
 * Runs, mounted at /api. POST with an Idempotency-Key starts one run however often it is sent; without one, every call
 * starts a run. An API token opens the start of a run and the look at one, in place of a session. A workflow that cannot run answers 422 with its `problems`.
 */
export function executionsRoutes(deps: {
  service: ExecutionsService;
  results: ExecutionResultsService;
  /** The account that an API token is for. */
  tokenOwner: (token: string) => Promise<number | null>;
  rateLimits: RateLimitDeps;
}): Router {
  const { service, results } = deps;
  const starts = createRateLimiter(startLimit, deps.rateLimits);
  const router = Router();
  const signedIn = requireUser();

  router.post("/workflows/:id/execute", async (request, response) => {
    const { userId, byToken } = await callerOf(request, deps.tokenOwner);
    await starts.consume(String(userId));
    const id = parseId(request.params.id);
    const asked = await parseBody(request, executeSchema);
    const trigger = byToken ? "api" : "manual";
    answerStarted(response, await service.execute(askerOf(request, userId), id, { ...asked, trigger }));
  });

  router.get("/workflows/:id/executions", signedIn, async (request, response) => {
    response.json(await service.list(signedInUser(request).id, parseId(request.params.id)));
  });

  router.get("/workflows/:id/last-runs", signedIn, async (request, response) => {
    response.json(await service.lastRuns(signedInUser(request).id, parseId(request.params.id)));
  });

  router.get("/executions/:id", async (request, response) => {
    const { userId } = await callerOf(request, deps.tokenOwner);
    const { detail } = await service.detail(userId, parseId(request.params.id));
    response.json(detail);
  });

  router.post("/executions/:id/cancel", signedIn, async (request, response) => {
    response.status(202).json(await service.cancel(signedInUser(request).id, parseId(request.params.id)));
  });

  router.post("/executions/:id/rerun", signedIn, async (request, response) => {
    await starts.consume(String(signedInUser(request).id));
    const id = parseId(request.params.id);
    answerStarted(
      response,
      await service.rerun(askerOf(request, signedInUser(request).id), id, await parseBody(request, rerunSchema)),
    );
  });

  router.get("/executions/:id/logs", signedIn, async (request, response) => {
    const { detail } = await service.detail(signedInUser(request).id, parseId(request.params.id));
    response.attachment(`run-${detail.id}.log`).type("text/plain").send(logText(detail));
  });

  router.get("/executions/:id/samples/:nodeId", signedIn, async (request, response) => {
    const id = parseId(request.params.id);
    response.json(await service.sample(signedInUser(request).id, id, nodeIdOf(request)));
  });

  router.get("/executions/:id/results/:nodeId", signedIn, async (request, response) => {
    const id = parseId(request.params.id);
    response.type("json").end(await results.dashboard(signedInUser(request).id, id, nodeIdOf(request)));
  });

  router.get("/executions/:id/files/:nodeId", signedIn, async (request, response) => {
    const id = parseId(request.params.id);
    const { name, content } = await results.file(signedInUser(request).id, id, nodeIdOf(request));
    response.attachment(name);
    await pipeline(content, response);
  });

  router.post("/executions/:id/results/:nodeId/share", signedIn, async (request, response) => {
    const id = parseId(request.params.id);
    response.json({ shareToken: await results.share(signedInUser(request).id, id, nodeIdOf(request)) });
  });

  router.delete("/executions/:id/results/:nodeId/share", signedIn, async (request, response) => {
    await results.unshare(signedInUser(request).id, parseId(request.params.id), nodeIdOf(request));
    response.status(204).end();
  });

  router.get("/shared-results/:token", async (request, response) => {
    response.type("json").end(await results.shared(request.params.token));
  });

  return router;
}

function askerOf(request: Request, userId: number): Asker {
  const key = request.headers["idempotency-key"];
  return { userId, requestKey: key === undefined ? null : requestKeySchema.parse(key) };
}

/** Ids of nodes are made by the page; what cannot be one is not there. */
function nodeIdOf(request: Request): string {
  const nodeId = request.params.nodeId;
  if (typeof nodeId !== "string" || !/^[\w-]{1,80}$/.test(nodeId))
    throw new AppError("notFound", "We couldn't find this result");
  return nodeId;
}
