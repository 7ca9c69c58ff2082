import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestHandler } from "express";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";

const cameBy = new AsyncLocalStorage<string>();

/** Keeps the address that a call came by for all that follows from it; see {@link createLinkBase}. */
export function keepAddress(): RequestHandler {
  return (request, _response, next) => cameBy.run(`${request.protocol}://${request.headers.host ?? ""}`, next);
}

/**
 * What links begin with: APP_URL. Where that is not set, the address that the person came by if it is this machine's own,
 * and never another one: a caller could name any host there, and be mailed about under it.
 * @throws AppError unavailable
 */
export function createLinkBase(env: Pick<Env, "appUrl" | "appUrlGiven">): () => string {
  return () => {
    const address = cameBy.getStore();
    if (env.appUrlGiven || address === undefined) return env.appUrl;
    if (isLoopback(address)) return address;
    throw new AppError(
      "unavailable",
      "This server doesn't know its own address, so it can't create links. Its operator needs to set APP_URL.",
    );
  };
}

function isLoopback(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.origin === address && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(url.hostname);
}
