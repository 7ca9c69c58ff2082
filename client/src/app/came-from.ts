import { paths } from "#client/lib/paths.ts";

/** Goes with Sign In: who was at work on a page comes back to it; from the start page one goes on to one's letters. */
export function cameFrom({ pathname, search }: { pathname: string; search: string }): { from: string } | null {
  return pathname === paths.home ? null : { from: pathname + search };
}
