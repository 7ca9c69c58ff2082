import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { MOST_VERSIONS, type NewLetterVersion, type VersionOrigin } from "#shared/letters/letter-version.schema.ts";
import { currentVersion, type GeneratorState, type LetterVersion } from "./generator-state.schema.ts";

/** The letter as the person reads it: their own words where they edited it. */
export function versionText(version: LetterVersion): string {
  return version.text ?? version.answer.result ?? letterText(version.answer.letter);
}

/** The new version stands in front; earlier ones stay at hand, the oldest go when there are more than forty. */
export function addVersion(state: GeneratorState, answer: PromptAnswer, by: VersionOrigin): GeneratorState {
  return inFront(state, { answer, text: null, made: { by, at: new Date().toISOString() } });
}

/** Moves to an earlier or later version; past the ends it stays. */
export function showVersion(state: GeneratorState, index: number): GeneratorState {
  return { ...state, current: Math.max(0, Math.min(index, state.versions.length - 1)) };
}

/** The person's own words make a version of their own; the same words as before make none. */
export function editVersion(state: GeneratorState, text: string): GeneratorState {
  const now = currentVersion(state);
  if (!now || text.trim() === versionText(now).trim()) return { ...state, draftText: null };
  const written = versionText({ ...now, text: null });
  return inFront(state, {
    answer: now.answer,
    text: text.trim() === written.trim() ? null : text.trim(),
    made: { by: "edit", at: new Date().toISOString() },
  });
}

function inFront(state: GeneratorState, version: LetterVersion): GeneratorState {
  const versions = [...state.versions, version].slice(-MOST_VERSIONS);
  return { ...state, versions, current: versions.length - 1, draftText: null };
}

/** In characters: with more than this a save would be too large to travel. */
const MOST_SAVED = 400_000;

/** The other versions as they are saved beside the one in front, oldest first; where they are too many, the newest. */
export function versionsToSave(state: GeneratorState): NewLetterVersion[] {
  const front = currentVersion(state);
  const now = new Date().toISOString();
  const others = state.versions
    .filter((version) => version !== front)
    .map((version) => ({
      content: versionText(version),
      made: version.made?.by ?? ("save" as const),
      at: version.made?.at ?? now,
    }));
  const sizeFrom = (index: number) => others.slice(index).reduce((sum, { content }) => sum + content.length, 0);
  return others.filter((_version, index) => sizeFrom(index) <= MOST_SAVED);
}
