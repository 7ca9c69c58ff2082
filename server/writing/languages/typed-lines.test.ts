import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Language, toneSchema } from "#shared/letters/letter.schema.ts";
import type { Line, Post } from "../facts/profile.ts";
import { readFacts } from "../facts/read-facts.ts";
import type { Message } from "../planning/plan.ts";
import { compilePhrases } from "../realising/compile-phrases.ts";
import type { SlotContext } from "../realising/language-module.ts";
import { emptyPlan } from "../testing/empty-plan.ts";
import { person } from "../testing/people.ts";
import { verbOf as english } from "./english/verb-forms.ts";
import { verbsThatAreNouns } from "./english/verbs.ts";
import { verbOf as french } from "./french/verb-forms.ts";
import { finiteOf } from "./german/finite-verbs.ts";
import { isParticiple, presentOf } from "./german/verb-forms.ts";
import { moduleFor } from "./languages.ts";
import { verbOf as spanish } from "./spanish/verb-forms.ts";
import { nounsOfDoing } from "./spanish/verbs.ts";

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
  const context: SlotContext = {
    // Without a seed each line is told in its plainest way.
    plan: { ...emptyPlan, seed: 0 },
    heading: emptyPlan.heading,
    tone: "professional",
    placeInMind: post.fact,
  };
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

/** Words as they stand in a sentence; what is quoted, and what follows a colon as it was typed, is not ours. */
const FAULTS: Record<Language, (text: string) => boolean> = {
  en: (text) =>
    /(?<!\p{L})(?:the|an?) (?:the|an?) |(?<!\p{L})an? (?:safety|hygiene|service|work|stock)(?!\p{L})/iu.test(text) ||
    follows(text, /(?<!\p{L})I(?: \p{Ll}+ly)? (\p{Ll}+)/gu, (word) => english(word)?.form === "third") ||
    follows(text, /(?<!\p{L})(?:includes?|included|means|meant|comprises?|comprised) (\p{Ll}+)/gu, (word) => {
      const verb = english(word);
      return verb?.form === "past" || (verb?.form === "third" && !verbsThatAreNouns.has(verb.verb.base));
    }),
  es: (text) =>
    /(?<!\p{L})(?:de|a) el \p{Ll}|(?<!\p{L})(?:el|la|los|las) (?:el|la|los|las) /u.test(text) ||
    follows(text, /(?:^|y |me )(\p{Ll}+) (?:el|la|los|las|a|un|una) /gu, (word) => {
      const verb = spanish(word);
      return verb?.form === "present" && verb.verb.present !== word && !nounsOfDoing.has(word);
    }),
  fr: (text) =>
    /(?<!\p{L})(?:de les?|à les?|je [aeéèêiou]\p{L}+|(?:le|la|les) (?:le|la|les|un|une|des)) /u.test(text) ||
    follows(text, /(?:je | et |, )(\p{Ll}+)/gu, (word) => {
      const verb = french(word);
      return verb?.form === "present" && verb.verb.third === word && verb.verb.present !== word;
    }),
  de: (text) =>
    /(?<![\p{L},])(?:der|die|das|den|dem) (?:der|die|das|den|dem) |(?<!\p{L})(?:telefon|büros|kunden|empfang|treppenhäuser)(?!\p{L})/u.test(
      text,
    ) ||
    follows(
      text,
      /(?:habe ich|ich habe|bin ich|gehört (?:die|das|der)) (\p{Ll}+)/gu,
      (word) => finiteOf(word) !== null && !isParticiple(word),
    ) ||
    follows(text, /(?<!\p{L})(?:ich|und) (\p{Ll}+t) /gu, (word) => {
      const verb = finiteOf(word);
      return verb?.tense === "present" && presentOf(verb.infinitive) !== word && !isParticiple(word);
    }),
};

function follows(text: string, pattern: RegExp, isFault: (word: string) => boolean): boolean {
  return [...text.matchAll(pattern)].some(([, word = ""]) => isFault(word));
}

const DOUBLED = /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?!\p{L})/iu;
const OURS = /„[^“]*“|«[^»]*»|: [^.]*$/gu;
type Ways = NonNullable<ReturnType<ReturnType<typeof compilePhrases>["formal"]["get"]>>[number];

const allOf = ({ count, way }: Ways) => Array.from({ length: count }, (_, number) => way(number));

const KINDS = ["post", "more", "earlier", "beside", "statement"] as const;

test.each(LANGUAGES)("no phrase in any tone breaks the grammar of a typed line, in %s", (language) => {
  const module = moduleFor(language);
  const compiled = compilePhrases(module);
  const rows = typedLinesIn(language);
  const faults = new Set<string>();
  let said = 0;
  for (const [at, { typed }] of rows.entries()) {
    for (const open of [true, false]) {
      const { line, post } = lineInPost(typed, open);
      const next = lineInPost(rows[(at + 1) % rows.length]?.typed ?? "", open).line;
      if (!line || !next) continue;
      for (const second of [undefined, { ...next, fact: "other" }]) {
        for (const tone of toneSchema.options) {
          const context: SlotContext = { plan: emptyPlan, heading: emptyPlan.heading, tone, placeInMind: post.fact };
          for (const kind of KINDS) {
            const message: Message = { kind, post, line, ...(second && { second }) };
            for (const phrase of (compiled[tone].get(kind) ?? []).flatMap(allOf)) {
              const text = realised(phrase.sentences, (slot) => module.fill(slot, message, context)?.text);
              if (text === null) continue;
              said++;
              const ours = module.polish(text, tone).replace(OURS, "");
              if (DOUBLED.test(ours) || FAULTS[language](ours)) faults.add(`${typed} -> ${text}`);
            }
          }
        }
      }
    }
  }
  expect(said).toBeGreaterThan(5000);
  expect([...faults]).toEqual([]);
});

function realised(sentences: readonly string[][], fill: (slot: string) => string | undefined): string | null {
  const parts: string[] = [];
  for (const sentence of sentences) {
    for (const [at, piece] of sentence.entries()) {
      const text = at % 2 === 0 ? piece : fill(piece);
      if (text === undefined) return null;
      parts.push(text);
    }
  }
  return parts.join("");
}

test.each(["es", "fr"] as const)(
  "lines in %s are known for their own, and most of the other languages' for foreign",
  (own) => {
    const isForeign = moduleFor(own).isForeign ?? (() => false);
    const found = LANGUAGES.map((language) => {
      const lines = typedLinesIn(language);
      return { language, share: lines.filter(({ typed }) => isForeign(typed)).length / lines.length };
    });
    expect(found.filter(({ language, share }) => language === own && share > 0)).toEqual([]);
    expect(found.filter(({ language, share }) => language !== own && share < 0.8)).toEqual([]);
  },
);
