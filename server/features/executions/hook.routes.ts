import express, { type Request, Router } from "express";
import { AppError } from "#server/errors.ts";
import { isForm } from "#server/http/bound-bodies.ts";
import { closedSignal } from "#server/http/closed-signal.ts";
import { SHORT_BODY } from "#server/http/json-body.ts";
import { parseId } from "#server/http/parse.ts";
import {
  createAddressLimiter,
  createRateLimiter,
  type RateLimitDeps,
  visitorAddress,
  waitingTime,
} from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import type { BodyWork } from "#server/text-work/body-work.ts";
import { jsonOf } from "#server/text-work/read-body.ts";
import { readHookBody } from "#server/text-work/read-hook-body.ts";
import { answerStarted } from "./answer-started.ts";
import type { HookCall, HooksService } from "./hooks.service.ts";
import { startLimit } from "./start-limit.ts";

/** The address of a workflow, for its owner; mounted at /api/workflows. */
export function workflowHookRoutes({ service }: { service: HooksService }): Router {
  const router = Router();
  const signedIn = requireUser();

  router.get("/:id/hook", signedIn, async (request, response) => {
    response.json(await service.get(signedInUser(request).id, parseId(request.params.id)));
  });

  router.post("/:id/hook", signedIn, async (request, response) => {
    response.status(201).json(await service.renew(signedInUser(request).id, parseId(request.params.id)));
  });

  router.delete("/:id/hook", signedIn, async (request, response) => {
    await service.remove(signedInUser(request).id, parseId(request.params.id));
    response.status(204).end();
  });

  return router;
}

type HookRoutesDeps = { service: HooksService; bodies: Pick<BodyWork, "run">; rateLimits: RateLimitDeps };

/**
 * Where other systems call, mounted before bodies are read and sessions are looked up: who calls has no cookie, and what
 * they sign is the body byte for byte. Answers 202 with the run.
 */
export function hookRoutes({ service, bodies, rateLimits }: HookRoutesDeps): Router {
  const message = (wait: number) => `Too many calls. Try again ${waitingTime(wait)}.`;
  const calls = createRateLimiter({ name: "hook-calls", points: 120, seconds: 60, message }, rateLimits);
  const starts = createRateLimiter(startLimit, rateLimits);
  const guesses = createAddressLimiter({ name: "hook-guesses", points: 30, seconds: 600, message }, rateLimits);
  const router = Router();

  router.post(
    "/:address",
    express.raw({ type: ({ headers }) => !isForm(headers), limit: "1mb" }),
    async (request, response) => {
      const raw: Uint8Array = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const call: HookCall = {
        address: String(request.params.address),
        proof: proofOf(request),
        raw,
        input: async () => {
          refuseOtherTypes(request, raw);
          const body = { bytes: raw, form: Boolean(request.is(FORM)) };
          if (raw.length <= SHORT_BODY) return jsonOf(readHookBody(body));
          const caller = { owner: visitorAddress(request), signal: closedSignal(response) };
          return jsonOf(await bodies.run("hook", body, caller));
        },
        // Only those of callers that know the secret: others cannot use up what an address and its account have.
        admit: async (userId) => {
          await calls.consume(String(request.params.address));
          await starts.consume(String(userId));
        },
        key: header(request, "idempotency-key") ?? header(request, "x-github-delivery"),
      };
      const started = await service.call(call).catch(async (error: unknown) => {
        // Guessing is paid for with the caller's own tries; who knows the secret never waits for them.
        if (error instanceof AppError && error.code === "signedOut") await guesses.consume(visitorAddress(request));
        throw error;
      });
      answerStarted(response, started);
    },
  );

  return router;
}

function proofOf(request: Request): HookCall["proof"] {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
  const signature = /^sha256=([0-9a-f]{64})$/i.exec(header(request, "x-hub-signature-256") ?? "")?.[1] ?? null;
  return { secret: bearer ?? header(request, "x-webhook-secret"), signature };
}

const FORM = "application/x-www-form-urlencoded";

/** @throws AppError wrongType */
function refuseOtherTypes(request: Request, raw: Uint8Array): void {
  if (
    (raw.length > 0 || isForm(request.headers)) &&
    request.headers["content-type"] &&
    !request.is(["json", "+json", "text/plain", FORM])
  )
    throw new AppError("wrongType", "Send JSON, with Content-Type: application/json.");
}

function header(request: Request, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
}
