import { expect, test } from "vitest";
import type { Tone } from "#shared/letters/letter.schema.ts";
import { english } from "../languages/english/english.ts";
import { german } from "../languages/german/german.ts";
import type { Message } from "../planning/plan.ts";
import { wordingOf } from "../testing/wording-of.ts";
import { joinSentences } from "./join-sentences.ts";
import type { LanguageModule } from "./language-module.ts";
import { MeasuredSentence } from "./measure-sentence.ts";
import type { Said } from "./say-message.ts";
import { createScribe } from "./scribe.ts";

const paper: Message = { kind: "credential" };

function said(text: string, facts: string[], message: Message = paper, module: LanguageModule = german): Said {
  const sentence = new MeasuredSentence({ text, facts, postingLines: [], isOwn: facts.length > 0 }, module);
  return { message, wording: wordingOf(text, sentence) };
}

const years = said("An Berufserfahrung habe ich zwölf Jahre gesammelt.", ["years"]);
const licence = said("Den Führerschein Klasse B lege ich vor.", ["licence"]);
const document = said("Wie gewünscht, sende ich meinen Lebenslauf mit.", []);
const talk = said("Für ein Gespräch stehe ich zur Verfügung.", []);
const join = (paragraphs: Said[][], tone: Tone, module: LanguageModule) =>
  joinSentences(paragraphs, { tone, module, scribe: createScribe(module, tone) });
const texts = (paragraphs: ReturnType<typeof join>) => paragraphs.flat().map(({ text }) => text);

test("short neighbours become one sentence where the tone wants long ones, with the sources of both", () => {
  const [paragraph = []] = join([[years, licence]], "formal", german);
  expect(paragraph.map(({ text }) => text)).toEqual([
    "An Berufserfahrung habe ich zwölf Jahre gesammelt; den Führerschein Klasse B lege ich vor.",
  ]);
  expect(paragraph.map(({ facts, words }) => [facts, words])).toEqual([[["years", "licence"], 14]]);
});

test("a tone of short sentences keeps them, and so does a language that does not say how a sentence goes on", () => {
  const deeds = said("In dieser Zeit habe ich im Nachtdienst zwölf Bewohner allein versorgt.", ["line"]);
  expect(texts(join([[deeds, licence, deeds]], "confident", german))).toHaveLength(3);
  const apart = [years, licence].flatMap(({ wording }) => wording.sentences.map(({ text }) => text));
  const silent: LanguageModule = { ...german };
  delete silent.continued;
  expect(texts(join([[years, licence]], "formal", silent))).toEqual(apart);
});

test("a sentence that may begin with a name stands by itself", () => {
  const inEnglish = (text: string, fact: string) => said(text, [fact], paper, english);
  const skill = inEnglish("I bring twelve years of nights on a ward.", "years");
  const driving = inEnglish("The driving licence for vans I hold.", "licence");
  const name = inEnglish("Halvorsen Steel has my old welding papers.", "post");
  expect(texts(join([[skill, driving]], "formal", english))).toEqual([
    "I bring twelve years of nights on a ward; the driving licence for vans I hold.",
  ]);
  expect(texts(join([[skill, name]], "formal", english))).toHaveLength(2);
});

test("nothing is joined across paragraphs, nor what anybody could say, nor what somebody wished for", () => {
  const own = said("Samstags kann ich nicht.", ["form.wishes.0"], {
    kind: "own",
    own: { fact: "form.wishes.0", text: "Samstags kann ich nicht.", language: "de" },
  });
  expect(texts(join([[years], [licence]], "formal", german))).toHaveLength(2);
  expect(texts(join([[document, talk]], "formal", german))).toHaveLength(2);
  expect(texts(join([[own, licence]], "formal", german))).toHaveLength(2);
});

test("a point of the posting is in no sentence with what does not answer it", () => {
  const ofPosting = (facts: string[]) => {
    const text = "Ihre Anzeige nennt die Einarbeitung neuer Leute.";
    const sentence = new MeasuredSentence({ text, facts, postingLines: [3], isOwn: true }, german);
    return { ...years, wording: { ...years.wording, sentences: [sentence] } };
  };
  expect(texts(join([[ofPosting(["post"]), licence]], "formal", german))).toHaveLength(2);
  expect(texts(join([[ofPosting(["licence"]), licence]], "formal", german))).toHaveLength(1);
});

test("skills that nobody asks for are in no sentence with something else", () => {
  const skills = said("Außerdem kann ich mit Excel umgehen.", ["excel"], { kind: "skills" });
  expect(texts(join([[years, skills]], "formal", german))).toHaveLength(2);
});
