import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import pino from "pino";
import { createServices, type Services } from "#server/composition/services.ts";
import { createApp } from "../app.ts";
import type { OpenDatabase } from "../db/database.ts";
import { parseEnv } from "../env.ts";

export const sessionSecret = "a secret for measuring only";

export type Product = {
  url: string;
  services: Services;
  /** The cookies of a new account. */
  register: (username?: string) => Promise<string>;
  close: () => Promise<void>;
};

/** The product on a database that is open, in this process, without limits; with its pages where their folder is given. */
export async function startProduct(
  database: OpenDatabase,
  environment: Record<string, string> = {},
  siteFolder: string | null = null,
): Promise<Product> {
  const env = parseEnv({ NODE_ENV: "test", RATE_LIMITS: "off", ...environment });
  const logger = pino({ level: "silent" });
  const services = createServices({ ...database, env, logger, encryptionKey: "a key for measuring only" });
  const { app, close } = createApp({
    ...{ env, logger, sessionSecret, query: database.query, services },
    siteFolder,
  });
  const url = await listen(app);
  return {
    url,
    services,
    register: (username) => register(url, username),
    close: async () => {
      close();
      await services.close();
    },
  };
}

/** Its address, on a free port of this machine. */
export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no address");
  return `http://127.0.0.1:${address.port}`;
}

/** The cookies of a new account there. */
export async function register(base: string, username = "measure"): Promise<string> {
  const answer = await fetch(`${base}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      username,
      password: "Correct-Horse-7",
      email: `${username}@example.com`,
      isAdmin: true,
    }),
  });
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
}
