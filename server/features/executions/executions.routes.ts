import { type Request, type RequestHandler, Router } from "express";
import { AppError } from "#server/errors.ts";
import { callerOf } from "#server/http/caller.ts";
import { idempotencyKeyOf } from "#server/http/idempotency-key.ts";
import { parseBody, parseId } from "#server/http/parse.ts";
import {
  createRateLimiter,
  type RateLimit,
  type RateLimitDeps,
  rateLimit,
  waitingTime,
} from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { sendPieces } from "#server/http/send-json-pieces.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { executeSchema, rerunSchema } from "#shared/workflows/execution-request.schema.ts";
import { answerStarted } from "./answer-started.ts";
import type { ExecutionResultsService } from "./execution-results.service.ts";
import type { ExecutionsService } from "./executions.service.ts";
import { logText } from "./log-text.ts";
import type { Asker } from "./new-run.ts";
import { startLimit } from "./start-limit.ts";

/** A page that has no event stream asks every two seconds, with several tabs open. */
const readLimit: RateLimit = {
  name: "run-reads",
  points: 600,
  seconds: 60,
  message: (wait) => `Too many calls for runs. Try again ${waitingTime(wait)}.`,
};

/** A shared result may be long, and anybody with its link may ask for it. */
const sharedLimit: RateLimit = {
  name: "shared-results",
  points: 60,
  seconds: 60,
  message: (wait) => `Too many calls for shared results. Try again ${waitingTime(wait)}.`,
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
  /** Where a call looks at whole graphs, or runs of thousands of steps. */
  inTurn: RequestHandler;
}): Router {
  const { service, results, inTurn } = deps;
  const starts = createRateLimiter(startLimit, deps.rateLimits);
  const router = Router();
  const signedIn = requireUser();
  const sharedReads = rateLimit(sharedLimit, deps.rateLimits);
  const reads = createRateLimiter(readLimit, deps.rateLimits);

  router.post("/workflows/:id/execute", inTurn, async (request, response) => {
    const { userId, byToken } = await callerOf(request, deps.tokenOwner);
    await starts.consume(String(userId));
    const id = parseId(request.params.id);
    const asked = await parseBody(request, executeSchema);
    const trigger = byToken ? "api" : "manual";
    answerStarted(response, await service.execute(askerOf(request, userId), id, { ...asked, trigger }));
  });

  router.get("/workflows/:id/executions", signedIn, async (request, response) => {
    await reads.consume(String(signedInUser(request).id));
    response.json(await service.list(signedInUser(request).id, parseId(request.params.id)));
  });

  router.get("/workflows/:id/last-runs", signedIn, inTurn, async (request, response) => {
    await reads.consume(String(signedInUser(request).id));
    response.json(await service.lastRuns(signedInUser(request).id, parseId(request.params.id)));
  });

  router.get("/executions/:id", inTurn, async (request, response) => {
    const { userId } = await callerOf(request, deps.tokenOwner);
    await reads.consume(String(userId));
    const { detail } = await service.detail(userId, parseId(request.params.id));
    response.json(detail);
  });

  router.post("/executions/:id/cancel", signedIn, async (request, response) => {
    response.status(202).json(await service.cancel(signedInUser(request).id, parseId(request.params.id)));
  });

  router.post("/executions/:id/rerun", signedIn, inTurn, async (request, response) => {
    await starts.consume(String(signedInUser(request).id));
    const id = parseId(request.params.id);
    answerStarted(
      response,
      await service.rerun(askerOf(request, signedInUser(request).id), id, await parseBody(request, rerunSchema)),
    );
  });

  router.get("/executions/:id/rerun-choices", signedIn, inTurn, async (request, response) => {
    await reads.consume(String(signedInUser(request).id));
    response.json(await service.rerunChoices(signedInUser(request).id, parseId(request.params.id)));
  });

  router.get("/executions/:id/logs", signedIn, inTurn, async (request, response) => {
    await reads.consume(String(signedInUser(request).id));
    const { detail } = await service.detail(signedInUser(request).id, parseId(request.params.id));
    response.attachment(`run-${detail.id}.log`).type("text/plain").send(logText(detail));
  });

  router.get("/executions/:id/samples/:nodeId", signedIn, async (request, response) => {
    await reads.consume(String(signedInUser(request).id));
    const id = parseId(request.params.id);
    response.json(await service.sample(signedInUser(request).id, id, nodeIdOf(request)));
  });

  router.get("/executions/:id/results/:nodeId", signedIn, async (request, response) => {
    const id = parseId(request.params.id);
    await reads.consume(String(signedInUser(request).id));
    response.type("json").end(await results.dashboard(signedInUser(request).id, id, nodeIdOf(request)));
  });

  router.get("/executions/:id/files/:nodeId", signedIn, async (request, response) => {
    await reads.consume(String(signedInUser(request).id));
    const id = parseId(request.params.id);
    const { name, content } = await results.file(signedInUser(request).id, id, nodeIdOf(request));
    response.attachment(name);
    await sendPieces(response, content);
  });

  router.post("/executions/:id/results/:nodeId/share", signedIn, async (request, response) => {
    const id = parseId(request.params.id);
    response.json({ shareToken: await results.share(signedInUser(request).id, id, nodeIdOf(request)) });
  });

  router.delete("/executions/:id/results/:nodeId/share", signedIn, async (request, response) => {
    await results.unshare(signedInUser(request).id, parseId(request.params.id), nodeIdOf(request));
    response.status(204).end();
  });

  router.get("/shared-results/:token", sharedReads, async (request, response) => {
    response.type("json").end(await results.shared(String(request.params.token)));
  });

  return router;
}

function askerOf(request: Request, userId: number): Asker {
  return { userId, requestKey: idempotencyKeyOf(request) };
}

/** Ids of nodes are made by the page; what cannot be one is not there. */
function nodeIdOf(request: Request): string {
  const nodeId = request.params.nodeId;
  if (typeof nodeId !== "string" || !/^[\w-]{1,80}$/.test(nodeId))
    throw new AppError("notFound", "We couldn't find this result");
  return nodeId;
}
