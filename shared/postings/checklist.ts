import type { Letter, LetterSentence } from "#shared/letters/letter.schema.ts";
import type { Material } from "#shared/material/material.schema.ts";
import { answerSmallPrint } from "#shared/small-print/answer-small-print.ts";
import type { AnsweredPoint } from "./answered-point.schema.ts";
import { type Evidence, toEvidence } from "./evidence.ts";
import type { PostingPoint, PostingReading } from "./posting-reading.schema.ts";
import type { SmallPrintItem } from "./small-print.schema.ts";
import { overlap, wordsIn } from "./telling-words.ts";

type Sentence = Pick<LetterSentence, "text" | "facts">;

/** A letter as far as it is looked through: as it was written, or as the person has edited it. */
export type LookedLetter = {
  subject?: string | undefined;
  paragraphs: readonly (readonly Sentence[])[];
  list?: { rows: readonly { ask: Sentence; bring: Sentence }[] } | null | undefined;
  /** What stands under the signature. */
  enclosures?: string | undefined;
};

/** One thing the posting asks for, or one question it asks; `rows` are ids of the person's rows, `shown` those rows' words. */
export type ChecklistPoint = {
  /** What `ticked` holds once the person said that they do not have it. */
  key: string;
  id: string;
  title: string;
  must: boolean;
  isQuestion: boolean;
  /** False where a row may answer it but need not. */
  sure: boolean;
  rows: string[];
  shown: string[];
  /** Sentences of the letter that say it. */
  sentences: string[];
  lines: number[];
};

/** Something to do before sending; `isDone` by the person's tick or because the letter does it already. */
export type ChecklistDeed = {
  key: string;
  item: SmallPrintItem;
  isDone: boolean;
  /** The letter itself does it: nothing to tick. */
  inLetter: boolean;
  /** Days until the date, for a closing date that is known. */
  days: number | null;
};

export type Checklist = {
  /** No row shows it; must-haves first. */
  missing: ChecklistPoint[];
  toDo: ChecklistDeed[];
  inLetter: ChecklistPoint[];
  /** The person has it, or may have, and the letter does not say so. */
  held: ChecklistPoint[];
  notClaimed: ChecklistPoint[];
  /** What is missing and what is still to be done: the one count. */
  left: number;
};

/** What `ticked` holds for a point that the person does not claim. */
export function notClaimedKey(id: string): string {
  return `not-claimed ${id}`;
}

/** What is left before an application can be sent: the one list beside form, facts and letter. */
export function toChecklist({
  reading,
  answered,
  material,
  letter,
  ticked,
  today,
}: {
  reading: Pick<PostingReading, "questions" | "smallPrint">;
  answered: readonly AnsweredPoint[];
  material: Material;
  letter: LookedLetter | Letter | null;
  ticked: readonly string[];
  today: string;
}): Checklist {
  const rows = new Map(toEvidence(material).map((row) => [row.id, row]));
  const sentences = letter ? sentencesOf(letter) : [];
  const asked = [
    ...reading.questions.map((question) => toQuestion(question, material, sentences)),
    ...answered.filter(isListed).map((answer) => toPoint(answer, rows, sentences)),
  ];
  const known = new Set(ticked);
  const isOpen = ({ status }: Asked) => status === "missing";
  const isRefused = (each: Asked) => isOpen(each) && known.has(each.point.key);
  const missing = asked.filter((each) => isOpen(each) && !isRefused(each)).map(({ point }) => point);
  const toDo = reading.smallPrint
    .filter(({ kind }) => deeds.has(kind))
    .map((item) => toDeed(item, { letter, known, today }));
  const others = asked.filter((each) => !isOpen(each)).map(({ point }) => point);
  const isSaid = ({ sure, sentences: said }: ChecklistPoint) => sure && said.length > 0;
  return {
    missing: missing.toSorted((a, b) => Number(b.must) - Number(a.must)),
    toDo,
    inLetter: others.filter(isSaid),
    held: others.filter((point) => !isSaid(point)),
    notClaimed: asked.filter(isRefused).map(({ point }) => point),
    left: missing.length + toDo.filter(({ isDone }) => !isDone).length,
  };
}

type Asked = { status: AnsweredPoint["status"]; point: ChecklistPoint };

/** What the work consists of and what everybody says of themselves is listed where a row shows it, and else asked of nobody. */
function isListed({ point, status }: AnsweredPoint): boolean {
  return status === "met" || (point.kind !== "duty" && point.sort !== "quality");
}

function toPoint(
  { point, status, rows }: AnsweredPoint,
  all: ReadonlyMap<string, Evidence>,
  letter: readonly Sentence[],
) {
  const shown = rows.flatMap((id) => all.get(id)?.text ?? []);
  return {
    status,
    point: {
      key: notClaimedKey(point.id),
      id: point.id,
      title: titleOf(point),
      must: point.kind === "must",
      isQuestion: false,
      sure: status === "met",
      rows,
      shown,
      sentences: saidIn(letter, { rows, shown }),
      lines: point.lines,
    },
  };
}

function toQuestion(
  { id, text, lines }: PostingReading["questions"][number],
  { completions }: Material,
  letter: readonly Sentence[],
): Asked {
  const given = completions.filter(({ point, ending }) => point === id && ending.trim() !== "");
  const shown = given.map(({ beginning, ending }) => `${beginning} ${ending}`.trim());
  const rows = given.map(({ key }) => key);
  return {
    status: given.length > 0 ? "met" : "missing",
    point: {
      key: notClaimedKey(id),
      ...{ id, title: text, must: true, isQuestion: true, sure: true, rows, shown, lines },
      sentences: saidIn(letter, { rows, shown }),
    },
  };
}

/** Sentences that rest on one of the rows, or say what it says where the person rewrote them. */
function saidIn(letter: readonly Sentence[], { rows, shown }: { rows: readonly string[]; shown: readonly string[] }) {
  const said = shown.map(wordsIn);
  return letter
    .filter(({ text, facts }) => {
      if (facts.some((id) => rows.includes(id))) return true;
      const words = wordsIn(text);
      return said.some((row) => row.length > 0 && overlap(row, words) >= 0.6);
    })
    .map(({ text }) => text);
}

function sentencesOf({ paragraphs, list }: LookedLetter | Letter): readonly Sentence[] {
  const table = list?.rows.map(({ bring }) => bring) ?? [];
  return [...paragraphs.flat(), ...table];
}

function titleOf({ label, text }: PostingPoint): string {
  return label ?? text;
}

/** What can be done; what is good to know, and what is asked of the person as a point, is not. */
const deeds: ReadonlySet<SmallPrintItem["kind"]> = new Set([
  "closing-date",
  "reference",
  "salary-asked",
  "start-date",
  "document",
  "language",
  "instruction",
]);

function toDeed(
  item: SmallPrintItem,
  { letter, known, today }: { letter: LookedLetter | Letter | null; known: ReadonlySet<string>; today: string },
): ChecklistDeed {
  const key = `${item.kind} ${item.value}`.slice(0, 400);
  const inLetter = letter !== null && answerSmallPrint(item, { letter: placeOf(item, letter), facts: [] }) === "done";
  const days = item.kind === "closing-date" ? daysUntil(item.value, today) : null;
  return { key, item, inLetter, isDone: inLetter || known.has(key), days };
}

/** A paper is with the letter only where it is listed under it: to speak of referees is not to send their names. */
function placeOf({ kind }: SmallPrintItem, letter: LookedLetter | Letter): string {
  if (kind !== "document") return textOf(letter);
  return "enclosures" in letter ? (letter.enclosures ?? "") : "";
}

function textOf(letter: LookedLetter | Letter): string {
  const enclosures = "enclosures" in letter ? letter.enclosures : "";
  return [letter.subject ?? "", ...sentencesOf(letter).map(({ text }) => text), enclosures].join("\n");
}

const DAY_MS = 86_400_000;

/** Null where the posting's date could not be read as one. */
function daysUntil(date: string, today: string): number | null {
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  return /^\d{4}-\d\d-\d\d$/u.test(date) && Number.isFinite(days) ? Math.round(days) : null;
}
