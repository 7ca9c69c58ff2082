import type { Request } from "express";

/**
 * Whether somebody at this computer calls: over loopback, with no proxy in between (one on the same machine calls from here
 * too, but says for whom), and by a name of this machine: a page elsewhere can point a name of its own at loopback.
 */
export function isFromHere({ socket, headers }: Request): boolean {
  return isLocalCaller({ socket, headers }) && isLocalHost(headers.host ?? "");
}

/** Over loopback, and no proxy speaks for another. */
export function isLocalCaller({ socket, headers }: Pick<Request, "socket" | "headers">): boolean {
  const forwarded = ["x-forwarded-for", "x-real-ip", "forwarded", "via"].some((name) => headers[name] !== undefined);
  return !forwarded && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
}

function isLocalHost(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/u.test(host);
}
