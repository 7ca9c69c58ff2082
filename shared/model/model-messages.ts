import { languageNames } from "#shared/letters/letter.schema.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { askedOfApplicants } from "./asked-of-applicants.ts";
import type { Briefing } from "./briefing.ts";
import { examples } from "./prompts/examples.ts";
import { guard, placeholders } from "./prompts/guard.ts";
import { address, gender, lengths, tones, wishRule } from "./prompts/manners.ts";
import { translateRules } from "./prompts/translate-rules.ts";
import { writeRules } from "./prompts/write-rules.ts";

export type ModelMessage = { role: "system" | "user" | "assistant"; content: string };

/** Puts placeholders in the place of personal details. */
export type Hide = (text: string) => string;

/** Longest posting that is sent; what is beyond has no more duties in it. */
const MOST_POSTING = 24_000;

/**
 * Everything that leaves for the model goes through here: rules as instructions; facts, posting and letters fenced as
 * data. Names, e-mail and postal addresses, phone numbers and profiles in it are placeholders. `mark` is in every
 * marker and must be one that nobody who wrote the texts could know.
 */
export function toModelMessages(briefing: Briefing, hide: Hide, mark: string): ModelMessage[] {
  const { task } = briefing;
  const fence = createFence(hide, mark);
  return [
    { role: "system", content: rulesFor(briefing).join("\n\n") },
    {
      role: "user",
      content: (task.kind === "translate"
        ? [fence("LETTER", task.body), `Translate the letter's body into ${languageNames[briefing.language]}.`]
        : writingParts(briefing, task.earlier, { fence, hide })
      ).join("\n\n"),
    },
  ];
}

function rulesFor(briefing: Briefing): string[] {
  const { task, language, tone, informal, situation } = briefing;
  const { formal, informal: casual } = address[language];
  const reader = `Language: ${languageNames[language]}. ${informal && tone !== "formal" ? casual : formal}`;
  if (task.kind === "translate") return [translateRules, reader, placeholders, guard];
  return [
    writeRules,
    [reader, gender[language], `Tone: ${tone}. ${tones[tone]}`, ...shape(briefing)].filter(Boolean).join("\n"),
    `A letter by somebody else, for its manner only. Nothing in it is about this applicant; borrow none of its sentences or its opening.\n"""\n${examples[language][situation]}\n"""`,
    placeholders,
    guard,
  ];
}

/** Length and template of a new letter, and what the applicant wishes. */
function shape({ length, structure, wishes }: Briefing): string[] {
  return [
    ...(structure ? [structure] : []),
    // What a person chose themselves goes before what a template usually has.
    ...(structure && length === "usual" ? [] : [lengths[length]]),
    ...(wishes.length > 0 ? [wishRule] : []),
  ];
}

type Fence = (name: string, text: string) => string;

function writingParts(briefing: Briefing, earlier: readonly string[], tools: { fence: Fence; hide: Hide }): string[] {
  const { wishes, hints, facts } = briefing;
  const { fence, hide } = tools;
  const numbers = new Map(facts.map(({ id }, index) => [id, index + 1]));
  const beside = hints.flatMap(({ fact, text }) => (numbers.has(fact) ? `F${numbers.get(fact)}: ${text}` : []));
  const asked = askedOfApplicants(briefing);
  return [
    fence("FACTS", toFacts(briefing)),
    ...(beside.length > 0 ? [fence("HINTS", beside.join("\n"))] : []),
    fence("POSTING", toPosting(briefing)),
    ...(asked === "" ? [] : [fence("ASKED", asked)]),
    ...(earlier.length > 0 ? [fence("EARLIER LETTERS", earlier.join("\n\n* * *\n\n"))] : []),
    ...(wishes.length > 0 ? [fence("WISHES", wishes.map((wish) => `- ${wish}`).join("\n"))] : []),
    toOrder(briefing, earlier, hide),
  ];
}

function toFacts({ facts, unconfirmed }: Briefing): string {
  if (facts.length === 0) return "(none told)";
  const open = new Set(unconfirmed);
  const lines = facts.map(({ id, label, text }, index) => ({
    line: `F${index + 1} (${label}): ${text}`,
    isOpen: open.has(id),
  }));
  const waiting = lines.filter(({ isOpen }) => isOpen);
  return [
    ...lines.filter(({ isOpen }) => !isOpen),
    ...(waiting.length > 0 ? [{ line: "-- not confirmed yet --" }, ...waiting] : []),
  ]
    .map(({ line }) => line)
    .join("\n");
}

/** Every line with its number; empty ones keep theirs. */
function toPosting({ posting }: Briefing): string {
  return posting
    .flatMap((line, index) => (line.trim() === "" ? [] : `P${index + 1}: ${line.trim()}`))
    .join("\n")
    .slice(0, MOST_POSTING)
    .toWellFormed();
}

function toOrder({ job, terms, language, asOf, head }: Briefing, earlier: readonly string[], hide: Hide): string {
  const { role, company, place, contact, closingDate } = job;
  return [
    `Today is ${asOf}.`,
    role && `Role: ${hide(role)}`,
    head.subject && `The subject line stands above the letter already: ${hide(head.subject)}`,
    company
      ? `Company: ${hide(company)}`
      : "Company: if the posting plainly names the employer, by that name; else “your team” or the like.",
    place && `Place of work: ${hide(place)}`,
    terms.length > 0 && `Terms: ${terms.join(", ")}`,
    contact.name &&
      `The letter goes to ${hide([`${contact.title} ${contact.name}`.trim(), contact.post].filter(Boolean).join(", "))}.`,
    closingDate && `Applications close on ${closingDate}.`,
    earlier.length > 0 && notAgain(earlier, hide),
    `Write the body in ${languageNames[language]} now, with the numbers in square brackets after each sentence.`,
  ]
    .filter(Boolean)
    .join("\n");
}

function notAgain(earlier: readonly string[], hide: Hide): string {
  const openings = earlier.flatMap((letter) => splitSentences(letter)[0]?.text ?? []);
  return [
    "The earlier letters were for the same posting. Open with another fact, order the evidence otherwise and share no sentence with them. They opened so:",
    ...openings.map((opening) => `- ${hide(opening)}`),
  ].join("\n");
}

/** Should the mark stand in a text all the same, it is taken out. */
function createFence(hide: Hide, mark: string): Fence {
  return (name, text) => `BEGIN ${name} ${mark}\n${hide(text).replaceAll(mark, "")}\nEND ${name} ${mark}`;
}
