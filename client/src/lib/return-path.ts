import { paths } from "./paths.ts";

/**
 * Where to go after signing in: a path of this site that was left in the location's state or in `?from=`. Null for
 * anything else: other sites ("//evil.example", "/\evil"), the sign-in page itself, what is no path.
 */
export function returnPath(location: { state: unknown; search: string }): string | null {
  return sameSitePath(fromState(location.state)) ?? sameSitePath(new URLSearchParams(location.search).get("from"));
}

function fromState(state: unknown): unknown {
  return typeof state === "object" && state !== null && "from" in state ? state.from : null;
}

function sameSitePath(value: unknown): string | null {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return null;
  const url = toUrl(value);
  if (url?.origin !== window.location.origin) return null;
  return url.pathname === paths.auth || url.pathname.startsWith(paths.resetPassword) ? null : value;
}

/** Browsers drop tabs and line breaks from an address: parsed, such a trick shows its real host. */
function toUrl(value: string): URL | null {
  return URL.canParse(value, window.location.origin) ? new URL(value, window.location.origin) : null;
}
