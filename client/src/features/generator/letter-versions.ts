import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { currentVersion, type GeneratorState, type LetterVersion } from "./generator-state.schema.ts";

const KEPT = 10;

/** The letter as the person reads it: their own words where they edited it. */
export function versionText(version: LetterVersion): string {
  return version.text ?? version.answer.result ?? letterText(version.answer.letter);
}

/** The new version stands in front; earlier ones stay at hand, the oldest go when there are more than ten. */
export function addVersion(state: GeneratorState, answer: PromptAnswer): GeneratorState {
  const versions = [...state.versions, { answer, text: null }].slice(-KEPT);
  return { ...state, versions, current: versions.length - 1, draftText: null };
}

/** Moves to an earlier or later version; past the ends it stays. */
export function showVersion(state: GeneratorState, index: number): GeneratorState {
  return { ...state, current: Math.max(0, Math.min(index, state.versions.length - 1)) };
}

/** Keeps the person's own words beside the structured letter; the same words as written count as not edited. */
export function editVersion(state: GeneratorState, text: string): GeneratorState {
  const now = currentVersion(state);
  if (!now) return { ...state, draftText: null };
  const written = versionText({ ...now, text: null });
  const edited = { ...now, text: text.trim() === written.trim() ? null : text.trim() };
  const versions = state.versions.map((version) => (version === now ? edited : version));
  return { ...state, versions, draftText: null };
}
