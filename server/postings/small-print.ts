import type { PostingHead } from "#shared/postings/posting-reading.schema.ts";
import type { SmallPrintItem } from "#shared/postings/small-print.schema.ts";
import { money } from "./head-lines.ts";
import { type Statement, statementsIn } from "./statements.ts";
import { has, type Unit } from "./units.ts";
import type { Sign } from "./words/signs.ts";

const MOST = 30;
const LONGEST = 300;
const OPENING = 3;
const SHORT_ORDER = 8;

/** What the posting wants besides the work: dates, papers, figures, ways of applying. */
export function readSmallPrint(units: readonly Unit[], head: PostingHead): SmallPrintItem[] {
  const items: SmallPrintItem[] = [];
  const add = (item: SmallPrintItem) => {
    const isKnown = items.some(
      ({ kind, value }) => kind === item.kind && value.toLowerCase() === item.value.toLowerCase(),
    );
    if (!isKnown && items.length < MOST)
      items.push({ ...item, text: item.text.slice(0, LONGEST), value: item.value.slice(0, LONGEST) });
  };
  const { closingDate, reference } = head;
  if (closingDate) add({ kind: "closing-date", ...pick(closingDate) });
  if (reference) add({ kind: "reference", ...pick(reference) });
  for (const unit of units) {
    const { text, hits, line } = unit;
    const statements = statementsIn(unit);
    const said = (sign: Sign, kind: SmallPrintItem["kind"]) => {
      for (const hit of hits)
        if (hit.sign === sign)
          add({ kind, text, value: wordsAt(unit, hit), lines: line.numbers, ...askedWith(unit, hit, statements) });
    };
    const isApplying = unit.section === "apply" || unit.section === "contact" || has(unit, "apply");
    said("salaryAsked", "salary-asked");
    // "Wir bieten: … Dienstwohnung nach Verfügbarkeit" asks for no date.
    const isOffering = unit.section === "offer" || hits.some(({ sign, from }) => sign === "offer" && from < OPENING);
    if (!isOffering) said("startAsked", "start-date");
    if (isApplying && !has(unit, "must") && unit.section !== "offer") documentsIn(unit).forEach(add);
    said("laterDocument", "later-document");
    for (const { text: value, asked } of statements)
      if (value !== "" && !isAskedAlone(unit)) add({ kind: "instruction", text, value, lines: line.numbers, asked });
    const isReference = reference !== null && text.includes(reference.value) && text.split(/\s+/u).length < 12;
    if (isApplying && has(unit, "instruction") && !isReference && !isAskedAlone(unit) && statements.length === 0)
      add({ kind: "instruction", text, value: text, lines: line.numbers });
    const amount = isOffer(unit) ? amountIn(text) : null;
    if (amount && !items.some(({ kind }) => kind === "salary-offered"))
      add({ kind: "salary-offered", text, value: amount, lines: line.numbers });
  }
  return items.filter(
    ({ kind }, index) => kind !== "salary-asked" || items.findIndex((other) => other.kind === kind) === index,
  );
}

/** "Please tell us your notice period" is listed once, as what it asks for. */
function isAskedAlone(unit: Unit): boolean {
  return has(unit, "startAsked", "salaryAsked") && unit.words.length <= SHORT_ORDER;
}

function pick({ text, value, lines }: { text: string; value: string; lines: number[] }) {
  return { text, value, lines };
}

/** The words of the order that a start or a salary is asked for with. */
function askedWith({ words, text }: Unit, { from }: { from: number }, statements: readonly Statement[]) {
  const at = words[from]?.at ?? -1;
  const statement = statements.find((each) => at >= each.from && at < each.to);
  if (statement) return { asked: statement.asked };
  // "When could you start?" is quoted as a question, and not as "When could you".
  const question = [...text.matchAll(questions)].find((each) => at >= each.index && at < each.index + each[0].length);
  const said = question?.[0].trim() ?? "";
  return said !== "" && said.split(/\s+/u).length <= LONGEST_QUESTION ? { asked: said } : {};
}

const LONGEST_QUESTION = 14;
const questions = /[^?.:;¿]{0,200}\?|¿[^?¿]{0,200}\?/gu;

function wordsAt({ text, words }: Unit, { from, to }: { from: number; to: number }): string {
  return text.slice(words[from]?.at ?? 0, words[to - 1]?.end ?? 0);
}

/** Papers that are asked for; of phrases that lie in each other the longest. A letter that is being written is none. */
function documentsIn(unit: Unit): SmallPrintItem[] {
  const found = unit.hits.filter(({ sign }) => sign === "document");
  return found
    .filter(
      (hit) =>
        !found.some(
          (other) =>
            other !== hit && other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from,
        ),
    )
    .filter((hit) => !unit.hits.some(({ sign, from, to }) => sign === "reference" && from <= hit.from && to >= hit.to))
    .filter((hit) => !/\b(?:not|nicht|pas|no)\b[^,.]{0,20}$/iu.test(unit.text.slice(0, unit.words[hit.from]?.at ?? 0)))
    .map((hit) => ({ kind: "document", text: unit.text, value: named(wordsAt(unit, hit)), lines: unit.line.numbers }));
}

/** "Mit Zeugnissen": what is to be attached is "Zeugnisse". */
function named(paper: string): string {
  return paper.replace(/(?<=niss|nachweis|zertifikat|diplom)en$/iu, "e");
}

const figure = String.raw`\d[\d.,' ’\u00A0\u202F]{0,12}\d?(?:(?<=,)[–-])?(?:\s?(?:k|€|k€|euros?|EUR|CHF|\$)){0,3}`;
const amount = new RegExp(
  String.raw`(?:(?:[$€£]|CHF|EUR|US\$)\s?)?${figure}(?:\s?(?:-|–|to|à|bis|a)\s?(?:[$€£]\s?)?${figure})?`,
  "u",
);

function isOffer(unit: Unit): boolean {
  if (!money.test(unit.text) || unit.section === "must" || unit.section === "duty") return false;
  return (
    has(unit, "salary", "offer", "fullTime", "partTime") || /^[$€£]/u.test(unit.text) || unit.line.text.length < 60
  );
}

/** The first stretch of figures that stands by a currency. */
function amountIn(text: string): string | null {
  for (const { 0: found } of text.slice(0, READ).matchAll(amounts)) {
    const said = found.trim();
    if (/[$€£]|\dk|CHF|EUR|euro/iu.test(said) && /\d/u.test(said)) return said.replace(/[.,' ’]$/u, "");
  }
  return null;
}

const READ = 600;
const amounts = new RegExp(amount.source, "gu");
