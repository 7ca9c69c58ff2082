import { fingerprint } from "./fingerprint.ts";

/** Names one save of one text: the same for every repeat of it, another as soon as a word changes. */
export function idempotencyKey(id: string, letter: Parameters<typeof fingerprint>[0]): string {
  return `${id}:${fingerprint(letter)}`;
}
