import { clearCachedData } from "#client/lib/cached-data.ts";
import { readParsedResume } from "#client/lib/parsed-resume.ts";
import { readWizardAnswers } from "#client/lib/wizard-answers.ts";
import { emptyGeneratorState, type GeneratorState, viewOf } from "./generator-state.schema.ts";
import { applyPrefill, toPrefill } from "./prefill.ts";
import { hasStartedOver, readGeneratorState } from "./stored-generator-state.ts";

/**
 * What the generator opens with: what it was left with, and what resume and questionnaire know. With `reset` everything
 * cached is cleared first; right after Start Over nothing older comes back.
 */
export function readInitialState({ reset }: { reset: boolean }): GeneratorState {
  if (reset) clearCachedData();
  const kept = reset || hasStartedOver() ? null : readGeneratorState();
  const before = kept ?? emptyGeneratorState;
  const state = applyPrefill(before, toPrefill(readParsedResume(), readWizardAnswers()));
  // New answers came after the letter: the form shows them, and the letter waits behind it.
  const answered = state.form !== before.form;
  return kept && viewOf(kept) !== "form" && answered ? { ...state, editingDetails: true } : state;
}
