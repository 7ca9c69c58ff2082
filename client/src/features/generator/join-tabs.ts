import { sameValue } from "#client/lib/same-value.ts";
import type { Facts, Material } from "#shared/material/material.schema.ts";
import { type GeneratorState, generatorStateSchema } from "./generator-state.schema.ts";
import type { JoinVersions } from "./join-versions.ts";
import { mergeFacts } from "./merge-facts.ts";

/** `theirs` are the other tab's facts, `versions` how many versions of the letter it had that this tab had not. */
type Joined = { state: GeneratorState; theirs: Material; versions: number };

/**
 * What another tab has kept under `text`, joined into this tab's state: the facts are one person's and are merged row by
 * row, versions of the same letter are all kept, posting and other letters stay each tab's own. Null where nothing
 * readable is kept, or it is a set of facts of its own.
 */
export function joinTabs(
  state: GeneratorState,
  { base, text, joinVersions }: { base: Facts; text: string | null; joinVersions?: JoinVersions | null },
): Joined | null {
  const other = parse(text);
  if (!other || other.desk.factsId !== state.desk.factsId) return null;
  const merged = mergeFacts(base, state.material, other.material);
  const withFacts = sameValue(merged, state.material) ? state : { ...state, material: merged };
  const joined = joinVersions?.(withFacts, other) ?? withFacts;
  const versions = joined.versions.length - state.versions.length;
  return { state: joined, theirs: other.material, versions };
}

function parse(text: string | null): GeneratorState | null {
  try {
    return generatorStateSchema.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
