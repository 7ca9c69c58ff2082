import { MOST_VERSIONS } from "#shared/letters/letter-version.schema.ts";
import { currentVersion, type GeneratorState, type LetterVersion } from "./generator-state.schema.ts";

export type JoinVersions = (state: GeneratorState, other: GeneratorState) => GeneratorState;

/** With the versions of the same letter that only another tab has; the one in front stays there. */
export const joinVersions: JoinVersions = (state, other) => {
  if (!state.order || state.order.prompt !== other.order?.prompt) return state;
  const known = new Set(state.versions.map(keyOf));
  const added = other.versions.filter((version) => !known.has(keyOf(version)));
  if (state.versions.length === 0 || added.length === 0) return state;
  const front = currentVersion(state);
  const all = [...state.versions, ...added].toSorted((one, two) => madeAt(one).localeCompare(madeAt(two)));
  // Where there are too many, the oldest go, as after a change made here.
  const spare = Math.max(0, all.length - MOST_VERSIONS);
  const gone = new Set(all.filter((version) => version !== front).slice(0, spare));
  const versions = all.filter((version) => !gone.has(version));
  return { ...state, versions, current: front ? versions.indexOf(front) : state.current };
};

function keyOf(version: LetterVersion): string {
  return `${version.answer.draftId} ${madeAt(version)} ${version.text ?? ""}`;
}

function madeAt({ made }: LetterVersion): string {
  return made?.at ?? "";
}
