import { sameValue } from "#client/lib/same-value.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { emptyPerson, type Facts, type Material } from "#shared/material/material.schema.ts";
import { countRows } from "./desk-letter.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { mergeFacts } from "./merge-facts.ts";

/** A set of facts that was saved; `key` tells it apart from all others. */
export type SavedSet = { key: string; facts: Facts };

/** What the page does with facts beyond this letter. */
export type SavedFacts = {
  /** Null while that is not known. */
  sets: readonly SavedSet[] | null;
  /** Saves the facts into the set, joined with what others changed in it since `base`: what it holds then, null where it could not be saved. */
  save: (key: string, facts: Facts, base: Facts) => Promise<Facts | null>;
  /** Makes the first set; its key, or null where it could not be kept. */
  create: (facts: Facts, language: Language) => Promise<string | null>;
};

export function isEmptyFacts(facts: Facts): boolean {
  return countRows(facts).rows === 0 && Object.values(facts.person).every((text) => text.trim() === "");
}

/** Whether some row is in both: ids are made once for each row. */
export function sharesRows(facts: Facts, mine: Facts): boolean {
  const ids = new Set(idsOf(mine));
  return idsOf(facts).some((id) => ids.has(id));
}

function idsOf({ jobs, papers, skills, languages, links, plain }: Facts): string[] {
  return [jobs, papers, skills, languages, links, plain].flatMap((rows) => rows.map(({ id }) => id));
}

/** The saved set in this letter, folded to one line; what was typed here already stays beside it. */
export function takeSet(state: GeneratorState, { key, facts }: SavedSet): GeneratorState {
  const isFresh = isEmptyFacts(state.material);
  return {
    ...state,
    material: mergeFacts(noFacts, state.material, facts),
    desk: { ...state.desk, setKey: key, withoutSaved: false, folded: isFresh && isNamed(facts) },
  };
}

/** Leaves the saved set out of this letter; nothing is deleted from it. */
export function leaveSet(state: GeneratorState, { facts }: SavedSet): GeneratorState {
  const { material, desk } = state;
  const isSamePerson = sameValue(facts.person, material.person);
  const left = mergeFacts(facts, material, { ...noFacts, person: isSamePerson ? emptyPerson : material.person });
  return { ...state, material: left, desk: { ...desk, setKey: "", withoutSaved: true, folded: false } };
}

/** The facts alone, without what was said for one job. */
export function factsOf({ completions: _answers, ties: _ties, ...facts }: Material): Facts {
  return facts;
}

const noFacts: Facts = {
  person: emptyPerson,
  jobs: [],
  papers: [],
  skills: [],
  languages: [],
  links: [],
  plain: [],
};

function isNamed({ person }: Facts): boolean {
  return person.firstName.trim() !== "" && person.lastName.trim() !== "";
}
