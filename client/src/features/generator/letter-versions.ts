import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import {
  currentVersion,
  type GeneratorState,
  type LetterVersion,
  type VersionOrigin,
} from "./generator-state.schema.ts";

const KEPT = 40;

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
  const versions = [...state.versions, version].slice(-KEPT);
  return { ...state, versions, current: versions.length - 1, draftText: null };
}
