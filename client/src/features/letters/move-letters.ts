import { ApiError } from "#client/lib/api-client.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { createSavedLetter } from "./letters.api.ts";
import type { LocalLetter } from "./local-letter.schema.ts";
import { readLocalLetters, removeLocalLetter } from "./local-letters.ts";
import { toNewLetter } from "./to-new-letter.ts";

/** `left` are still in the browser: the account would not take them, or could not be reached. */
export type Moved = { moved: number; left: number };

const LOCK = "desk.move-letters";
let underWay: Promise<Moved> | null = null;

/**
 * Moves the browser's letters to the account, one by one, oldest place first. A letter leaves the browser only when
 * the account has it, and carries a key of its own, so that it arrives once however often this is broken off, begun
 * again or run in two tabs. Never throws: what could not be moved stays for the next time.
 */
export function moveLetters(userId: number): Promise<Moved> {
  underWay ??= alone(() => moveAll(userId)).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function moveAll(userId: number): Promise<Moved> {
  let moved = 0;
  for (const letter of readLocalLetters()) {
    const outcome = await moveLetter(userId, letter);
    if (outcome === "moved") moved++;
    if (outcome === "unreachable") break;
  }
  return { moved, left: readLocalLetters().length };
}

async function moveLetter(userId: number, letter: LocalLetter): Promise<"moved" | "refused" | "unreachable"> {
  const key = idempotencyKey(letter.id, letter);
  try {
    await createSavedLetter(userId, toNewLetter(letter), key);
  } catch (error) {
    return isAboutThisLetter(error) ? "refused" : "unreachable";
  }
  // Words changed meanwhile in another tab are another save, and move next time.
  const now = readLocalLetters().find(({ id }) => id === letter.id);
  if (now && idempotencyKey(now.id, now) === key) removeLocalLetter(letter.id);
  return "moved";
}

/** The account is there but will not take this one: too long, or the account is full. */
function isAboutThisLetter(error: unknown): boolean {
  return error instanceof ApiError && [400, 409, 413, 422].includes(error.status);
}

/** One tab at a time where the browser offers locks; elsewhere the keys alone keep each letter single. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(LOCK, work) : work();
}
