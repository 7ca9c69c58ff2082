import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Tone, toneSchema } from "#shared/letters/letter.schema.ts";
import { letterText, paragraphText } from "#shared/letters/letter-text.ts";
import { composeLetter } from "../../compose-letter.ts";
import type { Applicant } from "../../letter-request.ts";
import { readPosting } from "../../posting/read-posting.ts";
import { emptyPlan } from "../../testing/empty-plan.ts";
import { germanPeople } from "../../testing/german-people.ts";
import type { WrittenLetter } from "../../written-letter.ts";
import { withObjectArticle } from "./articles.ts";
import { german } from "./german.ts";
import { atPlace } from "./places.ts";

const tones: readonly Tone[] = toneSchema.options;
const POSTINGS = ["de-buchhaltung-sie", "de-lager-kurz", "de-pflege-agentur", "de-roesterei-du"];
const texts = new Map(
  POSTINGS.map((name) => [name, readFileSync(new URL(`../../testing/postings/${name}.txt`, import.meta.url), "utf8")]),
);

type Written = { written: WrittenLetter; applicant: Applicant; own: boolean };
const LETTERS = new Map<Tone, Written[]>();

/** Every person answers every posting, fitting or not. */
function everyLetter(tone: Tone): Written[] {
  const known = LETTERS.get(tone);
  if (known) return known;
  const history = { strategies: [], openingFacts: [] };
  const letters = Object.values(germanPeople).flatMap(({ applicant, posting: own }) =>
    [...texts].map(([name, text]) => {
      const asked =
        name === own ? applicant : { ...applicant, form: { ...applicant.form, jobTitle: "", company: "Unknown" } };
      const request = { applicant: asked, tone, language: "de" as const, seed: 1, history, asOf: "2026-11-21" };
      return { written: composeLetter(request, readPosting(text, {})), applicant: asked, own: name === own };
    }),
  );
  LETTERS.set(tone, letters);
  return letters;
}

test.each(tones)("a %s letter keeps to German punctuation, its voice and one form of address", (tone) => {
  for (const { written } of everyLetter(tone)) {
    const { letter, posting } = written;
    const body = letter.paragraphs.map(paragraphText).join("\n");
    expect(letter.greeting).toMatch(/,$/u);
    expect(letter.closing).not.toMatch(/[,.]$/u);
    expect(letter.subject).toMatch(/^Bewerbung/u);
    expect(letter.subject).not.toMatch(/Betreff|[.,]$/u);
    expect(body).not.toMatch(/["~{}|[\]]|undefined|null|NaN|\s{2}|\s[,.;:!?]|\.\.|\d%/u);
    expect(letterText(letter)).not.toMatch(/Unknown/u);
    expect(body.match(/!/gu)?.length ?? 0).toBeLessThanOrEqual(tone === "enthusiastic" ? 1 : 0);
    const saysIhr = /(?<!\p{L})(?:ihr|euch|eure?\p{Ll}*|euren)(?!\p{L})/u.test(body);
    const saysSie = /(?<=[\p{Ll},:] )(?:Sie|Ihnen|Ihre?\p{Ll}*)(?!\p{L})/u.test(body);
    const warm = tone === "friendly" || tone === "enthusiastic";
    expect(posting.informal && warm ? saysSie : saysIhr).toBe(false);
  }
});

test.each(tones)("no number in a %s letter comes from nowhere", (tone) => {
  for (const { written } of everyLetter(tone)) {
    const facts = new Map(written.facts.map((fact) => [fact.id, fact.text]));
    for (const { text, facts: ids, postingLines } of written.letter.paragraphs.flat()) {
      const licence = [
        ...ids.map((id) => facts.get(id) ?? ""),
        ...postingLines.map((line) => written.posting.lines[line - 1] ?? ""),
      ].join(" ");
      const loose = (text.match(/\d+/gu) ?? []).filter((figure) => !licence.includes(figure));
      expect({ text, loose }).toEqual({ text, loose: [] });
    }
  }
});

test.each(tones)(
  "a %s letter stays within its length and holds no name that neither person nor posting knows",
  (tone) => {
    for (const { written, applicant, own } of everyLetter(tone)) {
      const { letter, posting, facts } = written;
      const body = letter.paragraphs.map(paragraphText).join("\n");
      expect(body.split(/\s+/u).length).toBeLessThanOrEqual(400);
      expect(letter.paragraphs.length).toBeLessThanOrEqual(5);
      if (own && facts.length > 8) expect(body.split(/\s+/u).length).toBeGreaterThanOrEqual(200);
      const known = [...facts.map((fact) => fact.text), ...posting.lines, applicant.form.jobTitle].join(" ");
      const names = body.match(/(?<!\p{L})\p{L}*\p{L}\p{Lu}\p{L}*(?:[-/]\p{L}+)*/gu) ?? [];
      expect(names.filter((name) => !known.includes(name) && !/^E-Mail$/u.test(name))).toEqual([]);
    }
  },
);

test("lines in another language stand in German quotation marks, and the person is told", () => {
  for (const tone of tones) {
    const found = everyLetter(tone).find(({ own, applicant }) => own && applicant === germanPeople.abroad.applicant);
    const body = found?.written.letter.paragraphs.map(paragraphText).join("\n") ?? "";
    expect(body).toMatch(/„[A-Z][^“”]*“/u);
    expect(body).not.toMatch(/[“”][A-Z]|ich (?:look|mentor|rewrote|helped)/iu);
    expect(found?.written.hints[0]).toContain("type them in German");
  }
});

test("what was typed is never declined: every fact's capitalised words stand in the letter as they were", () => {
  for (const { written } of tones.flatMap(everyLetter)) {
    const facts = new Map(written.facts.map((fact) => [fact.id, fact]));
    const companies = written.facts
      .filter((fact) => /experience\.\d+$/u.test(fact.id))
      .map((fact) => fact.label.split(", ").at(-1) ?? "");
    const text = written.letter.paragraphs.flat().filter((sentence) => sentence.facts.some((id) => facts.has(id)));
    for (const company of companies) {
      const [first = ""] = company.split(" ");
      const misspelt = text.filter((sentence) =>
        new RegExp(`${first}(?:s|n|en|es)(?!\\p{L})`, "u").test(sentence.text),
      );
      expect(misspelt).toEqual([]);
    }
  }
});

test.each([
  ["Absturzrate von 2 % auf 1 %", "die Absturzrate von 2 % auf 1 %"],
  ["Umstieg von XML auf Compose", "den Umstieg von XML auf Compose"],
  ["CO2-Bilanz eines Bürohauses", "die CO2-Bilanz eines Bürohauses"],
  ["Saisonkarten", "Saisonkarten"],
])("what was done to %s is done to %s", (typed, object) => {
  expect(withObjectArticle(typed)).toBe(object);
  expect(atPlace("Gemeindebücherei Westerkamp")).toBe("in der Gemeindebücherei Westerkamp");
});

test("a preposition at the start of a sentence takes up its article, too", () => {
  expect(german.polish("Bei dem Betrieb der Server sehe ich zu.", "formal")).toBe(
    "Beim Betrieb der Server sehe ich zu.",
  );
});

test("a team is that of the house where the name says what kind of house it is", () => {
  const heading = { ...emptyPlan.heading, company: { text: "Gasthaus zum Hirschen", lines: [] } };
  expect(german.greeting(heading, "friendly")).toBe("Liebes Team vom Gasthaus zum Hirschen,");
});

test.each([
  ["Das war meine Arbeit in der Masterarbeit beim Amt.", "Das war meine Masterarbeit beim Amt."],
  ["In meiner Arbeit im Praktikum bei Kern", "In meinem Praktikum bei Kern"],
  ["Einiges kenne ich in der Masterarbeit schon.", "Einiges kenne ich aus der Masterarbeit schon."],
  ["Nicht alles läuft so, wie ich es im Praktikum kenne.", "Nicht alles läuft so, wie ich es aus dem Praktikum kenne."],
])("a stage of training is no work in another: %s", (written, said) => {
  expect(german.polish(written, "formal")).toBe(said);
});

test("what is asked for beside a skill is not said of the skill named before", () => {
  const phrases = Object.values(german.phrases.asked ?? {}).flat();
  expect(phrases.filter((phrase) => /[Dd]iese Kenntnisse|(?<!\p{L})[Dd]as (?:hilft|kann)/u.test(phrase))).toEqual([]);
});
