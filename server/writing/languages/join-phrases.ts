import type { Phrases, Register } from "../realising/language-module.ts";

/** The phrases of two banks for one kind of message, register by register. */
export function joinPhrases(first: Phrases, second: Phrases): Phrases {
  const registers = new Set([...Object.keys(first), ...Object.keys(second)] as Register[]);
  return Object.fromEntries(
    [...registers].map((register) => [register, [...(first[register] ?? []), ...(second[register] ?? [])]]),
  );
}
