import { randomId } from "#client/lib/random-id.ts";
import type { Skill } from "#shared/material/material.schema.ts";
import { typed } from "./facts-edits.ts";

/** Several skills are parted by commas; what is there already is not added again. */
export function skillsOf(draft: string, skills: readonly Skill[]): Skill[] {
  const known = new Set(skills.map(({ text }) => text.toLowerCase()));
  const texts = new Map(
    draft
      .split(/[,;\n]/u)
      .map((text) => text.trim().slice(0, 300))
      .map((text) => [text.toLowerCase(), text] as const),
  );
  return [...texts]
    .filter(([key]) => key !== "" && !known.has(key))
    .map(([, text]) => ({ id: randomId(), origin: typed, confirmed: true, text }));
}
