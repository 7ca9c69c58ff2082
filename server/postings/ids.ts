import { fold } from "#shared/claims/words.ts";

/** An id that goes by the words: the same words have the same in every reading. */
export function toId(prefix: string, text: string): string {
  let hash = 0x811c9dc5;
  for (const char of fold(text)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${prefix}-${hash.toString(36)}`;
}
