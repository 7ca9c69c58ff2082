import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { Line, Post } from "../facts/profile.ts";
import { readFacts } from "../facts/read-facts.ts";
import type { Message, Plan } from "../planning/plan.ts";
import type { SlotContext } from "../realising/language-module.ts";
import { person } from "../testing/people.ts";
import { moduleFor } from "./languages.ts";

const LANGUAGES = ["en", "es", "fr", "de"] as const;

/** A line as somebody typed it, and how it is told in a post that goes on and in one that has ended. */
type TypedLine = { typed: string; running: string; over: string };

/**
 * Lines as people type them: first and third person, infinitive, participle, noun, several verbs, results behind a
 * comma, without capitals or accents. Behind "=" the line is a noun, behind ":" it stands by itself.
 */
function typedLinesIn(language: Language): TypedLine[] {
  const text = readFileSync(new URL(`../testing/typed-lines/${language}.tsv`, import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((row) => row !== "")
    .map((row) => {
      const [typed = "", running = "", over = running] = row.split("\t");
      return { typed, running, over };
    });
}

/** The line as facts hold it, in a post that goes on or has ended. */
function lineInPost(typed: string, open: boolean): { line: Line | undefined; post: Post } {
  const { applicant } = person({
    name: ["Kim", "Berg"],
    posting: "barista",
    jobTitle: "",
    skills: "",
    posts: [["Lead", "Firma AG", open ? "01/2020 - present" : "01/2018 - 12/2019", typed]],
  });
  const [post] = readFacts(applicant, "2026-11-21").posts;
  if (!post) throw new Error("the post was not read");
  return { line: post.lines[0], post };
}

/** A clause with its verb, a noun, or what stands by itself behind a colon: the first that a language has for the line. */
const SLOTS: Record<Language, readonly (readonly [sign: string, slot: string])[]> = {
  en: [
    ["", "acts"],
    ["= ", "deeds"],
    [": ", "lines"],
  ],
  es: [
    ["", "acts"],
    ["= ", "deeds"],
    [": ", "lines"],
  ],
  fr: [
    ["", "acts"],
    ["= ", "deeds"],
    [": ", "lines"],
  ],
  de: [
    ["", "tue"],
    [": ", "zeilen"],
  ],
};

function told(language: Language, typed: string, open: boolean): string {
  const { line, post } = lineInPost(typed, open);
  if (!line) return "";
  const message: Message = { kind: "more", post, line };
  const context: SlotContext = { plan, heading: plan.heading, tone: "professional", placeInMind: post.fact };
  for (const [sign, slot] of SLOTS[language]) {
    const span = moduleFor(language).fill(slot, message, context);
    if (span) return sign + span.text;
  }
  return "";
}

test.each(LANGUAGES)("lines as people type them are told in the tense of their post, in %s", (language) => {
  const lines = typedLinesIn(language);
  const said = lines.map(({ typed }) => ({
    typed,
    running: told(language, typed, true),
    over: told(language, typed, false),
  }));
  expect(lines.length).toBeGreaterThan(80);
  expect(said).toEqual(lines);
});

const plan: Plan = {
  version: 1,
  strategy: "two-checks",
  tone: "professional",
  seed: 1,
  asOf: "2026-11-21",
  tier: 2,
  length: { least: 250, most: 300 },
  heading: {
    name: "",
    role: null,
    company: null,
    contact: null,
    reference: null,
    documents: [],
    closingDate: null,
    informal: false,
    sector: null,
    hasPosting: true,
  },
  paragraphs: [],
  openingFact: "",
};
