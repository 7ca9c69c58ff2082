import express, { type Express } from "express";
import type { Logger } from "pino";
import type { Services } from "#server/composition/services.ts";
import { openApiRoutes } from "./api-description/openapi.routes.ts";
import type { Env } from "./env.ts";
import { boundAnswers } from "./http/bound-answers.ts";
import { boundBodies } from "./http/bound-bodies.ts";
import { cacheMetrics } from "./http/cache-metrics.ts";
import { keepAddress } from "./http/came-by.ts";
import { countRows } from "./http/count-rows.ts";
import { callFromAccount, callFromAddress } from "./http/database-caller.ts";
import { errorHandler, unknownApiPath } from "./http/error-handler.ts";
import { healthRoutes } from "./http/health.ts";
import { jsonBody } from "./http/json-body.ts";
import { requestLog } from "./http/logger.ts";
import { createMetrics } from "./http/metrics.ts";
import { packAnswers } from "./http/pack-answers.ts";
import { roomToWrite } from "./http/room-to-write.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { type SessionOptions, sessionCookie } from "./http/session.ts";
import { inlineScripts, staticSite } from "./http/static-site.ts";

export type AppDeps = {
  env: Pick<Env, "appUrl" | "trustProxy" | "secureCookies" | "metricsToken">;
  logger: Logger;
  sessionSecret: string;
  query: SessionOptions["query"];
  services: Services;
  /** Folder of the built page; null serves the API alone. */
  siteFolder: string | null;
  /** Whether the disk of the data folder is too full to keep anything. */
  isDiskLow?: () => boolean;
};

/** Middleware in order, then the table of mounts. Never listens. `close` ends what the app keeps running. */
export function createApp(deps: AppDeps): { app: Express; close: () => void } {
  const { env, logger, services } = deps;
  const https = env.appUrl.startsWith("https:");
  const session = sessionCookie({
    secret: deps.sessionSecret,
    secure: env.secureCookies,
    query: deps.query,
    load: services.loadSession,
    onError: (error) => logger.error({ err: error }, "session store"),
  });

  const app = express();
  app.disable("x-powered-by");
  if (env.trustProxy !== null) app.set("trust proxy", env.trustProxy);

  const site = deps.siteFolder ? staticSite(deps.siteFolder) : null;
  const caches = cacheMetrics([...services.caches, ...(site ? [site.cache] : [])]);
  const metrics = createMetrics({ token: env.metricsToken, others: [...services.metrics, caches] });
  app.use(keepAddress(), callFromAddress(), requestLog(logger), metrics.observe);
  app.use(securityHeaders({ https, inlineScripts: deps.siteFolder ? inlineScripts(deps.siteFolder) : [] }));
  app.use(packAnswers());
  const isDiskLow = deps.isDiskLow ?? (() => false);
  const pingDatabase = async () => void (await deps.query("select 1"));
  app.use(healthRoutes({ pingDatabase, isDiskLow }), metrics.routes);

  app.use(boundAnswers(), boundBodies());
  for (const [path, router] of services.rawRoutes) app.use(path, noStore, router);
  app.use("/api", noStore, sameOrigin(env.appUrl), jsonBody(services.bodies));
  app.use("/api", roomToWrite(isDiskLow));
  app.use("/api", ...session.middleware, services.recallUser, callFromAccount());
  app.use("/api", countRows(services.countRows));
  for (const [path, router] of services.routes) app.use(path, router);
  app.use("/api", openApiRoutes(app), unknownApiPath());

  if (site) app.use(site.serve);
  app.use(errorHandler());
  return { app, close: session.close };
}

/** What a process answers that only executes workflow runs. */
export function createHealthApp(
  deps: Pick<AppDeps, "logger" | "query"> & {
    env: Pick<Env, "metricsToken">;
    services: Pick<Services, "metrics">;
  },
): Express {
  const app = express();
  app.disable("x-powered-by");
  const metrics = createMetrics({ token: deps.env.metricsToken, others: deps.services.metrics });
  app.use(requestLog(deps.logger));
  const pingDatabase = async () => void (await deps.query("select 1"));
  app.use(healthRoutes({ pingDatabase, isDiskLow: () => false }), metrics.routes);
  app.use(unknownApiPath());
  app.use(errorHandler());
  return app;
}

function noStore(_request: express.Request, response: express.Response, next: express.NextFunction): void {
  response.setHeader("Cache-Control", "no-store");
  next();
}
