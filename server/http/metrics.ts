import { timingSafeEqual } from "node:crypto";
import { type Request, type RequestHandler, Router } from "express";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { AppError } from "#server/errors.ts";
import { isLocalCaller } from "./from-here.ts";

/**
 * `/metrics` in Prometheus' text format, for a caller on this machine that no proxy speaks for, or with the token; the
 * handler beside it times every call.
 */
export function createMetrics(options: {
  token: string | null;
  /** What others count. */
  others?: readonly Registry[];
}): { observe: RequestHandler; routes: Router } {
  const { token, others = [] } = options;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long calls took, by method, route and status",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });

  const routes = Router();
  routes.get("/metrics", async (request, response) => {
    if (!isLocalCaller(request) && !hasToken(request, token))
      throw new AppError("forbidden", "Metrics are for callers on this machine or with the token.");
    const texts = await Promise.all([registry, ...others].map((each) => each.metrics()));
    response.type(registry.contentType).send(texts.join("\n"));
  });

  return {
    routes,
    observe: (request, response, next) => {
      const stop = durations.startTimer();
      response.once("close", () =>
        stop({ method: request.method, route: routeOf(request), status: String(response.statusCode) }),
      );
      next();
    },
  };
}

/** The pattern of the route that answered, so that ids do not make a series each, and neither do capitals in its address. */
function routeOf(request: Request): string {
  const route: unknown = request.route;
  const path = typeof route === "object" && route !== null && "path" in route ? route.path : null;
  // Where a route passed the call on and nobody answered, the router leaves the route there, but no base.
  const base: unknown = request.baseUrl;
  return typeof path === "string" && typeof base === "string" ? `${base.toLowerCase()}${path}` : "other";
}

function hasToken(request: Request, token: string | null): boolean {
  if (token === null) return false;
  const sent = Buffer.from(request.headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
