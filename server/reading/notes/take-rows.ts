import { splitSentences } from "#shared/letters/split-sentences.ts";
import { splitSkills } from "#shared/material/split-skills.ts";
import type { HeldPapers } from "./held-papers.ts";
import type { Verdict } from "./judge.ts";
import type { NotedLanguages } from "./languages.ts";
import type { Told } from "./note.ts";
import type { State } from "./open-post.ts";
import { addSpokenPaper, takePapers } from "./paper-notes.ts";
import { takeRest } from "./take-person.ts";
import { wholeSentences } from "./whole-sentence.ts";

/** What the sentence says besides is a line by itself, and the whole sentence where it was typed as one. */
export function takeSpokenPaper(
  state: State,
  told: Told,
  { text, paper, others }: Extract<Verdict, { is: "spokenPaper" }> & { text: string },
): void {
  const { builder, pasted } = state;
  addSpokenPaper(paper, { builder, told: { ...told, id: `${told.id}.0` }, today: pasted.today });
  const [first = ""] = splitSentences(text).map((sentence) => sentence.text);
  const rest = [...(wholeSentences(first, pasted) ?? paper.rest), ...others];
  const row = { ...told, confirmed: told.confirmed && !state.isProse };
  takeRest(state, row, rest);
}

export function takeHeldPapers(state: State, told: Told, { text, held }: { text: string; held: HeldPapers }): void {
  const { builder, pasted } = state;
  for (const [at, paper] of held.papers.entries()) {
    const row = { ...told, id: `${told.id}.${at}` };
    takePapers(paper, { builder, told: row, today: pasted.today, section: "certifications" });
  }
  const rest = wholeSentences(text, pasted) ?? held.rest;
  takeRest(state, { ...told, confirmed: told.confirmed && !state.isProse }, rest);
}

export function takeSkills({ builder }: State, told: Told, text: string): void {
  for (const [at, skill] of splitSkills(text).skills.entries())
    builder.addSkill({ ...told, id: `${told.id}.${at}` }, skill);
}

export function takeLanguages(
  state: State,
  told: Told,
  { text, noted }: { text: string; noted: NotedLanguages },
): void {
  for (const [at, one] of noted.languages.entries())
    state.builder.addLanguage({ ...told, id: `${told.id}.${at}` }, one);
  takeRest(state, told, wholeSentences(text, state.pasted) ?? noted.rest);
}
