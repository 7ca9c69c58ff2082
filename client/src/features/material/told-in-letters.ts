import type { Facts } from "#shared/material/material.schema.ts";
import { wordKey } from "#shared/material/told-text.ts";

/** In how many letters each line stands word for word; short ones are not looked for. */
export function toldInLetters(facts: Facts, letters: readonly string[]): ReadonlyMap<string, number> {
  const texts = letters.map(wordKey);
  const lines = [...facts.jobs.flatMap((job) => job.lines), ...facts.plain];
  return new Map(
    lines.flatMap(({ id, text }) => {
      const key = wordKey(text);
      const count = key.length < SHORTEST ? 0 : texts.filter((letter) => letter.includes(key)).length;
      return count > 0 ? [[id, count] as const] : [];
    }),
  );
}

const SHORTEST = 12;
