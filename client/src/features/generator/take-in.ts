import { sameValue } from "#client/lib/same-value.ts";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import type { WizardAnswers } from "#shared/wizard/wizard.schema.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { mergeFacts } from "./merge-facts.ts";

/**
 * Takes in what questionnaire and resume say by now: rows that were taken in before follow them, unless the person has
 * changed or removed them here. What is there under another name is not taken in again.
 */
export function takeInImported(state: GeneratorState, imported: Facts): GeneratorState {
  const base = state.desk.imported ?? emptyMaterial;
  if (sameValue(base, imported)) return state;
  const material = mergeFacts(base, state.material, withoutTwins(imported, state.material));
  return { ...state, material, desk: { ...state.desk, imported } };
}

/** The job that the questionnaire aims at; who comes from it has no posting in hand. */
export function takeInWizard(state: GeneratorState, wizard: WizardAnswers): GeneratorState {
  const { desk, job, form } = state;
  const role = wizard.jobPosition?.trim() ?? "";
  if (role === "" || role === desk.wizardRole) return state;
  const mayFill = job.role === "" || job.role === desk.wizardRole;
  return {
    ...state,
    job: mayFill ? { ...job, role } : job,
    desk: {
      ...desk,
      wizardRole: role,
      withoutPosting: desk.withoutPosting || form.prompt.trim() === "",
      settled: mayFill ? [...new Set([...desk.settled, "role" as const])] : desk.settled,
    },
  };
}

/** Without rows that say what another row here says already. */
function withoutTwins(facts: Facts, mine: Facts): Facts {
  const without = <Row extends { id: string }>(
    rows: readonly Row[],
    others: readonly Row[],
    wordsOf: (row: Row) => string,
  ) =>
    rows.filter(
      (row) => !others.some((other) => other.id !== row.id && plainly(wordsOf(other)) === plainly(wordsOf(row))),
    );
  return {
    ...facts,
    papers: without(facts.papers, mine.papers, ({ what, year }) => `${what} ${year}`),
    skills: without(facts.skills, mine.skills, ({ text }) => text),
    languages: without(facts.languages, mine.languages, ({ language }) => language),
    links: without(facts.links, mine.links, ({ url }) => url),
    plain: without(facts.plain, mine.plain, ({ text }) => text),
  };
}

function plainly(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, " ").trim();
}
