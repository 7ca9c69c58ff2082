import { clearCachedData } from "#client/lib/cached-data.ts";
import { randomId } from "#client/lib/random-id.ts";
import { clearStartFacts, readStartFacts } from "#client/lib/start-facts.ts";
import { clearStartJob, readStartJob } from "#client/lib/start-job.ts";
import { readWizardAnswers } from "#client/lib/wizard-answers.ts";
import { limits } from "#shared/generator/prompt-form.schema.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import { countRows } from "./desk-letter.ts";
import { jobFields } from "./desk-state.schema.ts";
import { emptyGeneratorState, type GeneratorState, viewOf } from "./generator-state.schema.ts";
import { isWorthKeeping, putAside, readLastDesks, writeLastDesks } from "./last-desks.ts";
import { hasStartedOver, readGeneratorState, writeGeneratorState } from "./stored-generator-state.ts";
import { takeInImported, takeInWizard } from "./take-in.ts";

/**
 * What the generator opens with: what it was left with, and what questionnaire and resume say; `imported` is null while
 * that is not known yet. With `reset` everything cached is cleared first; right after Start Over nothing older comes back.
 * With `isNew` the desk has room for another posting, and what stood there is put aside.
 */
export function readInitialState({
  reset,
  isNew = false,
  imported,
}: {
  reset: boolean;
  isNew?: boolean;
  imported: Facts | null;
}): GeneratorState {
  if (reset) return resetState(imported);
  if (hasStartedOver()) return withStartJob(withStartFacts(newDesk(imported)));
  const kept = readGeneratorState();
  const before = isNew && kept ? toNewDesk(kept) : (kept ?? emptyGeneratorState);
  const taken = withImported(before, imported);
  // Kept at once: the visit that the resume was read in may be over when the page is loaded again.
  if (imported && taken !== before) writeGeneratorState(taken);
  const state = withStartJob(withStartFacts(taken));
  // New answers came after the letter: the desk shows them, and the letter waits behind it.
  return viewOf(state) !== "form" && state !== before ? { ...state, editingDetails: true } : state;
}

/** A job or facts that were chosen begin the next letter: letters that were never saved stay aside, and how we were found. */
function resetState(imported: Facts | null): GeneratorState {
  const before = readStartJob() || readStartFacts() ? readGeneratorState() : null;
  const aside = before ? readLastDesks() : [];
  clearCachedData();
  if (aside.length > 0) writeLastDesks(aside);
  const state = withStartJob(withStartFacts(newDesk(imported)));
  return before ? { ...state, unlockForm: nextDesk(before).unlockForm } : state;
}

/** The letter, never saved, that a job or facts chosen for the next one take the place of; to be asked before they do. */
export function readLeftBehind(): GeneratorState | null {
  if (!readStartJob() && !readStartFacts()) return null;
  const kept = readGeneratorState();
  return kept && viewOf(kept) !== "form" && kept.savedText === null ? kept : null;
}

/** A desk with nothing on it but what questionnaire and resume say. */
export function newDesk(imported: Facts | null): GeneratorState {
  const { desk } = emptyGeneratorState;
  const emptied = { ...desk, factsId: randomId(), withoutSaved: true };
  return withImported({ ...emptyGeneratorState, desk: emptied }, imported);
}

/** A desk for the next job of the same person: the facts are on it, what was said for the last job is not. */
export function nextDesk(state: GeneratorState): GeneratorState {
  const { material, desk, templateId, convention, form, unlockForm } = state;
  const { factsId, setKey, imported, wizardRole } = desk;
  return {
    ...emptyGeneratorState,
    templateId,
    convention,
    form: { ...emptyGeneratorState.form, tone: form.tone, length: form.length },
    // Nobody finds us twice.
    unlockForm: { ...emptyGeneratorState.unlockForm, source: unlockForm.source, otherSource: unlockForm.otherSource },
    material: { ...material, completions: [], ties: [] },
    desk: { ...emptyGeneratorState.desk, factsId, setKey, imported, wizardRole, folded: true },
  };
}

/** Where the browser has no room to put the letter aside, it stays in front. */
function toNewDesk(state: GeneratorState): GeneratorState {
  if (!isWorthKeeping(state)) return { ...state, desk: { ...state.desk, step: "job", withoutPosting: false } };
  if (!putAside(state)) return state;
  const next = nextDesk(state);
  const desk = { ...next.desk, folded: countRows(state.material).rows > 0 };
  // Kept at once: loading the page again must not put the same letter aside twice.
  writeGeneratorState({ ...next, desk });
  return { ...next, desk };
}

/** Facts that the person chose for the next letter begin a desk of their own. */
function withStartFacts(state: GeneratorState): GeneratorState {
  const start = readStartFacts();
  if (!start) return state;
  clearStartFacts();
  const next = nextDesk({ ...state, material: { ...emptyGeneratorState.material, ...start.facts } });
  return { ...next, desk: { ...next.desk, factsId: randomId(), setKey: start.key } };
}

/** A job that the person chose for the next letter is on the desk, with the facts that were on it. */
function withStartJob(state: GeneratorState): GeneratorState {
  const start = readStartJob();
  if (!start) return state;
  clearStartJob();
  const next = nextDesk(state);
  const { posting, role, company, place, closingDate, applicationKey, link } = start;
  const given = { role: role.slice(0, 200), company: company.slice(0, 200), place: place.slice(0, 300), closingDate };
  const settled = jobFields.filter((field) => Reflect.get(given, field));
  return {
    ...next,
    form: { ...next.form, prompt: posting.slice(0, limits.prompt) },
    job: { ...next.job, ...given },
    desk: { ...next.desk, settled, applicationKey, link, withoutPosting: posting.trim() === "" && role !== "" },
  };
}

function withImported(state: GeneratorState, imported: Facts | null): GeneratorState {
  const answered = takeInWizard(state, readWizardAnswers());
  return imported ? takeInImported(answered, imported) : answered;
}
