import { ApiError } from "#client/lib/api-client.ts";
import { hashText } from "#client/lib/hash-text.ts";
import { createFactSet } from "./fact-sets.api.ts";
import type { LocalSet } from "./local-set.schema.ts";
import { readLocalSets, removeLocalSet } from "./local-sets.ts";

/** `left` are still in the browser: the account would not take them, or could not be reached. */
export type MovedSets = { moved: number; left: number };

const LOCK = "desk.move-fact-sets";
let underWay: Promise<MovedSets> | null = null;

/**
 * Moves the browser's sets of facts to the account, one by one. A set leaves the browser only when the account has it,
 * and carries a key of its own, so that it arrives once however often this is broken off, begun again or run in two
 * tabs. Never throws: what could not be moved stays for the next time.
 */
export function moveFactSets(): Promise<MovedSets> {
  underWay ??= alone(moveAll).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function moveAll(): Promise<MovedSets> {
  let moved = 0;
  for (const set of readLocalSets()) {
    const outcome = await moveSet(set);
    if (outcome === "moved") moved++;
    if (outcome === "unreachable") break;
  }
  return { moved, left: readLocalSets().length };
}

async function moveSet(set: LocalSet): Promise<"moved" | "refused" | "unreachable"> {
  const { name, language, facts, versions } = set;
  const key = keyOf(set);
  try {
    await createFactSet({ name, language, facts, versions }, key);
  } catch (error) {
    return error instanceof ApiError && [400, 409, 413, 422].includes(error.status) ? "refused" : "unreachable";
  }
  // Rows changed meanwhile in another tab are another set, and move next time.
  const now = readLocalSets().find(({ id }) => id === set.id);
  if (now && keyOf(now) === key) removeLocalSet(set.id);
  return "moved";
}

function keyOf({ id, name, language, facts }: LocalSet): string {
  return `${id}:${hashText(JSON.stringify([name, language, facts]))}`;
}

/** One tab at a time where the browser offers locks; elsewhere the keys alone keep each set single. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(LOCK, work) : work();
}
