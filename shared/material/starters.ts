import type { Book } from "#shared/languages/book.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import type { JobHead, PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { isCondition, quoteOf } from "#shared/postings/quote-of-point.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { askedTogether } from "./asked-terms.ts";
import type { Completion, Material, StarterKind } from "./material.schema.ts";

/**
 * A sentence that the page begins and the person ends. `beginning` is empty where they write whole sentences, `example`
 * is an ending from another trade; `question` is the posting's own, or what it asks for: quoted to the person, not in
 * the letter.
 */
export type Starter = Pick<Completion, "key" | "kind" | "beginning" | "postingLines"> & {
  example: string;
  point?: string;
  question?: string;
};

const MOST_DEMANDS = 3;
/** Beyond those: nobody but the person can say whether they would work nights. */
const MOST_CONDITIONS = 2;

/** What to ask for a letter, what matters most first: why, the heaviest demands that nothing answers, the posting's questions. */
export function toStarters(from: {
  reading: PostingReading | null;
  job: JobHead;
  material: Material;
  answered: readonly AnsweredPoint[];
  /** Of the language of the letter. */
  book: Pick<Book, "starters" | "words">;
  informal: boolean;
}): Starter[] {
  const { reading, job, material, answered, book, informal } = from;
  const start = (kind: StarterKind, key: string = kind, at = 0): Starter => {
    const { beginnings, informal: others, examples } = book.starters[kind];
    const begun = informal && others.length > 0 ? others : beginnings;
    const beginning = begun[at % begun.length] ?? "";
    return { key, kind, beginning, example: examples[at % examples.length] ?? "", postingLines: [] };
  };
  const demands = heaviest(answered, { company: job.company, material, words: book.words }).map(
    ({ point }, at): Starter => ({
      ...start("demand", `demand ${point.id}`, at),
      ...fittingExample(point.text, book.starters.demand),
      ...{ point: point.id, question: quoteOf(point), postingLines: point.lines },
    }),
  );
  const questions = (reading?.questions ?? []).map(
    ({ id, text, lines }): Starter => ({
      ...start("question", `question ${id}`),
      ...{ point: id, question: text, postingLines: lines },
    }),
  );
  const held = heldIn(material, answered);
  const together = reading ? askedTogether(reading) : [];
  const terms = together.map(({ text, lines, kinds }, at): Starter => {
    // A start or pay stands at the end of a letter, anything else is an answer like others.
    const kind = kinds.has("start-date") || kinds.has("salary-asked") ? "terms" : "question";
    return { ...start(kind, at === 0 ? "terms" : `terms ${at + 1}`), ...{ question: text, postingLines: lines } };
  });
  const lines = [...material.jobs.flatMap((row) => row.lines), ...material.plain];
  const tells = (words: readonly string[], sign: RegExp) =>
    lines.some(({ text }) => sign.test(text) && text.split(/\s+/u).length <= SHORT && holdsAny(text, words));
  // A short line with a date or a sum is told at the end of the letter.
  const isTold = {
    "start-date": tells(book.words.availability, MOMENT),
    "salary-asked": tells(book.words.pay, /\p{N}/u),
  };
  const single = (kind: "start-date" | "salary-asked", as: StarterKind): Starter[] => {
    const item = reading?.smallPrint.find((one) => one.kind === kind);
    if (!item || isTold[kind] || together.some(({ kinds }) => kinds.has(kind))) return [];
    const said = item.asked ?? item.value;
    // What a question quotes is answered there.
    if (item.value !== "" && questions.some(({ question = "" }) => question.includes(item.value))) return [];
    return [{ ...start(as), ...(said === "" ? {} : { question: said, postingLines: item.lines }) }];
  };
  return [
    ...(questions.some(({ question = "" }) => asksOnlyWhy(question)) ? [] : [start("why")]),
    ...demands,
    ...questions,
    ...terms,
    ...(held === "" ? [] : [{ ...start("papers"), question: held }]),
    ...(lines.length < ENOUGH ? [start("work"), ...(material.jobs.length < 2 ? [start("before")] : [])] : []),
    ...single("start-date", "start"),
    ...single("salary-asked", "salary"),
  ];
}

/** An example from another trade helps; of a machine, where a language is asked for, it misleads. */
function fittingExample(demand: string, { languageExample }: Book["starters"]["demand"]): { example?: string } {
  const isOfLanguage = namedIn(demand).named.some(({ kind }) => kind === "language");
  return isOfLanguage && languageExample ? { example: languageExample } : {};
}

/** What is held, spoken, and known, for the person to put into a sentence: of skills what the posting asks for. */
function heldIn({ papers, languages, skills }: Material, answered: readonly AnsweredPoint[]): string {
  const asked = new Set(answered.flatMap(({ status, rows }) => (status === "missing" ? [] : rows)));
  const told = [
    ...papers.filter(({ state, confirmed }) => state !== "lapsed" && confirmed).map(({ what, year }) => [what, year]),
    ...languages.filter(({ confirmed }) => confirmed).map(({ language, level }) => [language, level]),
    ...skills.filter(({ id, confirmed }) => confirmed && asked.has(id)).map(({ text }) => [text]),
  ];
  return told
    .slice(0, MOST_HELD)
    .map((parts) => parts.filter(Boolean).join(", "))
    .join(" · ");
}

const MOST_HELD = 10;

/** Who has so many lines has told what they do. */
const ENOUGH = 4;
const SHORT = 12;
/** A date, or words for one: "Can start after Easter", "ab sofort", "disponible inmediato". */
const MOMENT =
  /\p{N}|(?<!\p{L})(?:now|asap|immedi|straight|after|next|sofort|nach|nächst|jederzeit|de suite|après|prochain|inmediat|altiro|al tiro|después|próxim)/iu;

/**
 * Who answers such a question has said why they apply: "describe a … and tell us why" asks for something else first, and
 * "why you wish to leave", "warum Holz und nicht Metall" for other reasons.
 */
export function asksOnlyWhy(question: string): boolean {
  const at = ASKS_WHY.exec(question)?.index ?? -1;
  if (!OF_SOMEBODY.test(question.slice(at)) || LEAVING.test(question.slice(at))) return false;
  // "We don't mind about marks. Tell us why …" asks for nothing before it.
  const [before = ""] = question
    .slice(0, at)
    .split(/[.!?]\s/u)
    .slice(-1);
  return at >= 0 && before.split(" ").length <= WHY_WITHIN;
}

/** "Pourquoi ce métier ?": why, and not why somebody leaves. */
export function beginsWithWhy(question: string): boolean {
  return ASKS_WHY.exec(question)?.index === 0 && !LEAVING.test(question);
}

const WHY_WITHIN = 8;
/** Why *you* …, or something of *ours*: what is asked of nobody is no question about a motive. */
const OF_SOMEBODY = new RegExp(
  [
    String.raw`(?<!\p{L})(?:you|your|sie|ihre?n?|du|dich|dir|dein\p{L}*|vous|votre|tu|te|toi|ton|usted)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:us|our|this|uns|unser\p{L}*|nous|notre|on|nos|les?|nuestr\p{L}*)(?!\p{L})`,
    String.raw`\p{L}{2}(?:as|es|és|ás)(?!\p{L})`,
  ].join("|"),
  "iu",
);
const LEAVING = /(?<!\p{L})(?:leav|quit|verlass|wechsel|kündig|quitt|partez|pars|dej|cambi|sal(?:es|ir|e))/iu;
const ASKS_WHY = /(?<!\p{L})(?:why|warum|weshalb|wieso|pourquoi|por qué)(?!\p{L})/iu;

/** A quote that a line break or a list has not cut in two. */
function isWhole(quote: string): boolean {
  return quote !== "" && quote.split("(").length === quote.split(")").length;
}

/** Demands that no row answers, short enough to be quoted; what everybody says of themselves is asked of nobody. */
function heaviest(
  answered: readonly AnsweredPoint[],
  { company, material, words }: { company: string; material: Material; words: Book["words"] },
): AnsweredPoint[] {
  // What somebody is answering stays, though their own words answer it by now.
  const begun = new Set(material.completions.filter(({ ending }) => ending.trim() !== "").map(({ key }) => key));
  const isBegun = ({ point }: AnsweredPoint) => begun.has(`demand ${point.id}`);
  const weight = ({ point }: AnsweredPoint) => {
    if (point.hard) return 0;
    // Where somebody lives or may work is a fact that decides; what everybody is like comes last.
    if (point.kind === "must" && holdsAny(point.text, words.residence)) return RESIDENCE;
    if (holdsAny(point.text, words.traits)) return TRAIT;
    return isCondition(point) ? CONDITION : KIND_ORDER[point.kind];
  };
  const all = answered
    .filter((one) => one.status === "missing" || isBegun(one))
    .filter(({ point }) => point.sort !== "quality" && isWhole(quoteOf(point)))
    // The company's own line asks for nothing.
    .filter(({ point }) => company.trim() === "" || !point.text.toLowerCase().includes(company.trim().toLowerCase()))
    .toSorted((one, other) => weight(one) - weight(other));
  const kept = new Set(
    [...new Set([...all.filter(isBegun), ...all])].slice(0, Math.max(MOST_DEMANDS, all.filter(isBegun).length)),
  );
  const first = all.filter((each) => kept.has(each));
  const conditions = all.filter((each) => !kept.has(each) && isCondition(each.point));
  return [...first, ...conditions.slice(0, MOST_CONDITIONS)];
}

const RESIDENCE = 0.5;
const CONDITION = 1.5;
const TRAIT = 4;
const KIND_ORDER = { must: 1, duty: 2, wish: 3 } as const;
