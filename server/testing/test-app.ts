import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Express } from "express";
import request from "supertest";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createApp } from "#server/app.ts";
import { createServices, type ServicesDeps } from "#server/composition/services.ts";
import type { Database, OpenDatabase } from "#server/db/database.ts";
import { type Env, parseEnv } from "#server/env.ts";
import { createLogger } from "#server/http/logger.ts";
import { openTestDatabase } from "./test-database.ts";

export type TestApp = {
  app: Express;
  db: Database;
  query: OpenDatabase["query"];
  source: OpenDatabase["source"];
  env: Env;
  /** What the app logged so far, one JSON line an entry. */
  log: string[];
  /** Makes what a start makes: the first administrator. */
  prepare: () => Promise<string[]>;
  /** Begins to execute workflow runs. */
  startWork: () => Promise<void>;
  /** Starts the workflows that are due at that time. */
  lookAtSchedules: (now: Date) => Promise<void>;
  /** Does what is done once an hour, as if it were that time. */
  tidy: (now: Date) => Promise<void>;
  /** Waits for work that answers do not wait for. */
  settled: () => Promise<void>;
  /** A browser of its own: keeps its cookies. */
  visitor: () => ReturnType<typeof request.agent>;
  /** The app as another process on the same database has it, and this one after a restart. */
  another: () => Express;
};

const usual = { NODE_ENV: "test", RATE_LIMITS: "off", APP_URL: "http://localhost:3000", LOCAL_MODELS: "off" };

/**
 * The real app on this run's database for all tests of a file, emptied before each. Call at the top of a describe.
 * @param environment variables as a user would set them, or a function where they are known only once tests run;
 * rate limits are off unless set.
 */
export function useTestApp(
  environment: Record<string, string> | (() => Record<string, string>) = {},
  options: Pick<ServicesDeps, "runInChild"> & { logLevel?: "info" } = {},
): TestApp {
  const started: Partial<TestApp> = {};
  let database: Awaited<ReturnType<typeof openTestDatabase>> | undefined;
  const running: (() => Promise<void>)[] = [];
  let folder = "";

  beforeAll(async () => {
    const opened = await openTestDatabase();
    database = opened;
    folder = await mkdtemp(join(tmpdir(), "desk-test-"));
    const given = typeof environment === "function" ? environment() : environment;
    const env = parseEnv({ ...usual, DATA_DIR: folder, ...given });
    const log: string[] = [];
    const logger = createLogger({ level: options.logLevel ?? "warn", write: (line) => void log.push(line) });

    function start() {
      const services = createServices({
        db: opened.db,
        source: opened.source,
        env,
        logger,
        ...(options.runInChild ? { runInChild: options.runInChild } : {}),
        encryptionKey: "an encryption key for tests only",
      });
      const { app, close } = createApp({
        env,
        logger,
        sessionSecret: "a secret for tests only",
        query: opened.query,
        services,
        siteFolder: null,
      });
      running.push(async () => {
        await services.close();
        close();
      });
      return { app, services };
    }

    const { app, services } = start();
    Object.assign(started, {
      app,
      db: opened.db,
      query: opened.query,
      source: opened.source,
      env,
      log,
      prepare: services.prepare,
      startWork: services.startWork,
      lookAtSchedules: services.lookAtSchedules,
      tidy: services.tidy,
      settled: services.settled,
      visitor: () => request.agent(app),
      another: () => start().app,
    });
  }, 60_000);
  beforeEach(() => database?.truncate());
  afterAll(async () => {
    for (const end of running) await end();
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  return new Proxy(Object.create(null), { get: (_target, key) => Reflect.get(started, key) });
}
