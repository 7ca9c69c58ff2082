import { writerBooks } from "#server/writing/writer-books.ts";
import { enclosuresHeadings } from "#shared/letters/enclosures.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { listHeads } from "#shared/letters/list-labels.ts";
import { fillFrame, slotsOf } from "#shared/writing/frames.ts";
import { polish } from "#shared/writing/polish.ts";

/** Every sentence and heading that we put into letters of a language: where it is found, and how it reads at its worst. */
export function allFrames(language: Language): { path: string; text: string }[] {
  const { tones, frames, informal, templates, manners, starters, facts, links } = writerBooks[language];
  const { joinWhy, where, periods, because, there, inPlace, post } = links;
  const parts = {
    ...{ tones, frames, informal: { tone: informal.tone, frames: informal.frames }, templates, manners, starters },
    facts: facts.frames,
    links: { joinWhy, where, periods, because, there, inPlace, post },
    listHeads: { formal: headsOf(language, false), informal: headsOf(language, true) },
    enclosures: enclosuresHeadings[language],
  };
  return framesIn(parts).map(({ path, frame }) => ({ path, text: filled(frame, language) }));
}

function headsOf(language: Language, informal: boolean) {
  const [ask, bring] = listHeads(language, informal);
  return { ask, bring, answer: listHeads(language, informal, true)[1] };
}

const ugly: Record<string, string> = {
  role: "Head of IT / Ops (EMEA)",
  roleSmall: "aide-soignante",
  asRole: "Teamleitung",
  company: "Müller & Söhne GmbH",
  atCompany: "«at Müller»",
  reference: "2026/4-b",
  title: "nights, care home",
  employer: "Diakonie Stetten",
  since: "août 2019",
  from: "2014",
  to: "March 2019",
  in: "2018",
  year: "2007",
  what: "BSc (Hons) Maths",
  where: "IFAS Lyon",
  label: "5+ years' experience, ideally in a team",
  question: "Why us?",
  url: "https://example.org/x",
  and: "Excel, triage and RCP",
  names: "PA1, 2016; B und BE",
};

function filled(frame: string, language: Language): string {
  const slots = Object.fromEntries(slotsOf(frame).map((slot) => [slot, { text: ugly[slot] ?? `‹${slot}›` }]));
  const known = Object.fromEntries(Object.entries(ugly).map(([slot, text]) => [slot, { text }]));
  return polish(fillFrame(frame, { ...known, ...slots })?.text ?? frame, writerBooks[language]);
}

function framesIn(part: unknown, path = ""): { path: string; frame: string }[] {
  if (typeof part === "string") return [{ path, frame: part }];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => framesIn(inner, path === "" ? key : `${path}.${key}`));
}
