import { sameValue } from "#client/lib/same-value.ts";
import { MOST_VERSIONS } from "#shared/letters/letter-version.schema.ts";
import type { Facts, Material } from "#shared/material/material.schema.ts";
import {
  currentVersion,
  type GeneratorState,
  generatorStateSchema,
  type LetterVersion,
} from "./generator-state.schema.ts";
import { mergeFacts } from "./merge-facts.ts";

/** `theirs` are the other tab's facts, `versions` how many versions of the letter it had that this tab had not. */
type Joined = { state: GeneratorState; theirs: Material; versions: number };

/**
 * What another tab has kept under `text`, joined into this tab's state: the facts are one person's and are merged row by
 * row, versions of the same letter are all kept, posting and other letters stay each tab's own. Null where nothing
 * readable is kept, or it is a set of facts of its own.
 */
export function joinTabs(state: GeneratorState, { base, text }: { base: Facts; text: string | null }): Joined | null {
  const other = parse(text);
  if (!other || other.desk.factsId !== state.desk.factsId) return null;
  const merged = mergeFacts(base, state.material, other.material);
  const material = sameValue(merged, state.material) ? state.material : merged;
  const added = versionsBeyond(state, other);
  if (added.length === 0)
    return { state: material === state.material ? state : { ...state, material }, theirs: other.material, versions: 0 };
  const front = currentVersion(state);
  // Where there are too many, the oldest go, as after a change made here; never the one in front.
  const kept = [...state.versions, ...added].toSorted((one, two) => madeAt(one).localeCompare(madeAt(two)));
  const spare = kept.length - MOST_VERSIONS;
  const gone = new Set(kept.filter((version) => version !== front).slice(0, Math.max(0, spare)));
  const versions = kept.filter((version) => !gone.has(version));
  const current = versions.findIndex((version) => version === front);
  return { state: { ...state, material, versions, current }, theirs: other.material, versions: added.length };
}

/** Versions of the same letter that only the other tab has. */
function versionsBeyond(state: GeneratorState, other: GeneratorState): LetterVersion[] {
  if (!state.order || state.versions.length === 0 || state.order.prompt !== other.order?.prompt) return [];
  const known = new Set(state.versions.map(keyOf));
  return other.versions.filter((version) => !known.has(keyOf(version)));
}

function keyOf(version: LetterVersion): string {
  return `${version.answer.draftId} ${madeAt(version)} ${version.text ?? ""}`;
}

function madeAt({ made }: LetterVersion): string {
  return made?.at ?? "";
}

function parse(text: string | null): GeneratorState | null {
  try {
    return generatorStateSchema.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
