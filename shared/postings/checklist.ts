import type { Letter } from "#shared/letters/letter.schema.ts";
import { emptyMaterial, type Material } from "#shared/material/material.schema.ts";
import { answerSmallPrint, isLetter } from "#shared/small-print/answer-small-print.ts";
import { answerPoints } from "./answer-points.ts";
import type { AnsweredPoint } from "./answered-point.schema.ts";
import { daysUntil } from "./days-until.ts";
import { type Evidence, toEvidence } from "./evidence.ts";
import { answersIn, isPersons, saidIn } from "./letter-saying.ts";
import { type LookedLetter, type Sentence, sentencesOf, textOf } from "./looked-letter.ts";
import type { PostingPoint, PostingReading } from "./posting-reading.schema.ts";
import type { SmallPrintItem } from "./small-print.schema.ts";

/** One thing the posting asks for, or one question it asks; `rows` are ids of the person's rows, `shown` those rows' words. */
export type ChecklistPoint = {
  /** What `ticked` holds once the person said that they do not have it. */
  key: string;
  id: string;
  title: string;
  must: boolean;
  isQuestion: boolean;
  /** It is listed whatever the person has: what is listed only where a row shows it would make any count of them grow. */
  isAlwaysListed: boolean;
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
  /** No row shows it and no sentence says it; must-haves first. */
  missing: ChecklistPoint[];
  toDo: ChecklistDeed[];
  /** The letter says it, or what may be it. */
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
  const saying = sayingOf(answered, sentences.filter(isPersons), today);
  const asked = [
    ...reading.questions.map((question) => toQuestion(question, material, sentences)),
    ...answered
      .filter((answer) => isListed(answer) || saying(answer).sentences.length > 0)
      .map((answer) => toPoint(answer, { rows, letter: sentences, saying: saying(answer) })),
  ];
  const known = new Set(ticked);
  const isOpen = ({ status }: Asked) => status === "missing";
  const isRefused = (each: Asked) => isOpen(each) && known.has(each.point.key);
  const missing = asked.filter((each) => isOpen(each) && !isRefused(each)).map(({ point }) => point);
  const toDo = reading.smallPrint
    .filter(({ kind, value }) => deeds.has(kind) && !(kind === "document" && isLetter(value)))
    .filter(({ kind }, at, all) => !once.has(kind) || all.findIndex((each) => each.kind === kind) === at)
    .map((item) => toDeed(item, { letter, known, today }));
  const others = asked.filter((each) => !isOpen(each)).map(({ point }) => point);
  const isSaid = ({ sentences: said }: ChecklistPoint) => said.length > 0;
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
  return status === "met" || isAlwaysListed(point);
}

/** Asked of everybody who applies. */
export function isAlwaysListed({ kind, sort }: PostingPoint): boolean {
  return kind !== "duty" && sort !== "quality";
}

/** Sentences that answer a point, or, where that is not sure, may. */
type Saying = { sure: boolean; sentences: string[] };

/** Which of the person's sentences answer a point by what they say, as a row would. */
function sayingOf(answered: readonly AnsweredPoint[], letter: readonly Sentence[], today: string) {
  const plain = letter.map(({ text }, index) => ({
    ...{ id: String(index), text, confirmed: true, origin: { from: "typed" as const } },
  }));
  const points = answered.map(({ point }) => point);
  const said = answerPoints({ points }, { ...emptyMaterial, plain }, today);
  const byPoint = new Map(said.map((each) => [each.point.id, each]));
  return ({ point, status: byRows }: AnsweredPoint): Saying => {
    const { status = "missing", rows = [] } = byPoint.get(point.id) ?? {};
    // What may say it counts for a point that nothing else shows: "missing" would be wrong more often.
    const isSaid = status === "met" || (status === "maybe" && byRows === "missing" && isAlwaysListed(point));
    return { sure: status === "met", sentences: isSaid ? rows.flatMap((id) => letter[Number(id)]?.text ?? []) : [] };
  };
}

function toPoint(
  { point, status: byRows, rows }: AnsweredPoint,
  { rows: all, letter, saying }: { rows: ReadonlyMap<string, Evidence>; letter: readonly Sentence[]; saying: Saying },
): Asked {
  const status = saying.sentences.length === 0 ? byRows : saying.sure ? "met" : "maybe";
  const found = rows.flatMap((id) => all.get(id) ?? []);
  return {
    status,
    point: {
      key: notClaimedKey(point.id),
      id: point.id,
      title: titleOf(point),
      must: point.kind === "must",
      isQuestion: false,
      isAlwaysListed: isAlwaysListed(point),
      sure: status === "met",
      rows,
      shown: found.map(({ wordings }) => wordings[0]),
      sentences: [...new Set([...saying.sentences, ...saidIn(letter, found)])],
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
  const told = given.map(({ key }, at) => ({ id: key, wordings: shown.slice(at, at + 1) }));
  const sentences = given.length > 0 ? saidIn(letter, told) : answersIn(letter, text);
  return {
    status: given.length + sentences.length > 0 ? "met" : "missing",
    point: {
      key: notClaimedKey(id),
      ...{ id, title: text, must: true, isQuestion: true, isAlwaysListed: true, sure: true },
      ...{ rows, shown, lines, sentences },
    },
  };
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

/** To be said once, however often a posting asks. */
const once: ReadonlySet<SmallPrintItem["kind"]> = new Set(["salary-asked", "start-date"]);

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
