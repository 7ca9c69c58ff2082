import type { Book } from "#shared/languages/book.ts";
import type { Letter, LetterSentence } from "#shared/letters/letter.schema.ts";
import { listHeads } from "#shared/letters/list-labels.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { Completion, Job } from "#shared/material/material.schema.ts";
import { holdsAny } from "#shared/writing/job-slots.ts";
import { roleOf, toHead } from "#shared/writing/letter-head.ts";
import { arrangementOf, ordersOf } from "./arrangements.ts";
import { chooseFrames, mix } from "./choose.ts";
import { answerUnits, sharedWords, tiedUnits, toldPiece } from "./completion-pieces.ts";
import { closePieces, openPieces } from "./edge-pieces.ts";
import { factPieces } from "./fact-pieces.ts";
import { gather } from "./gather.ts";
import type { Gathered, ToldJob } from "./gathered.ts";
import { jobPieces } from "./job-pieces.ts";
import type { LetterRequest } from "./letter-request.ts";
import { type Row, toAnswerRows, toRows } from "./list-rows.ts";
import type { OwnLine } from "./own-line.ts";
import type { BlockName, Piece } from "./pieces.ts";
import { edgeOf } from "./plain-lines.ts";
import { renderPieces } from "./render.ts";
import { respelled } from "./respell.ts";
import { termPieces } from "./term-pieces.ts";
import { isDenial } from "./told-lines.ts";
import { readUsed, toUsed } from "./used-before.ts";
import { type Voice, voiceOf } from "./voice.ts";

export type Composed = { letter: Letter; gathered: Gathered; used: string; words: number };

/** Each block's pieces in units that no paragraph parts: a post with what was done there, an answer whole. */
type Blocks = Record<Exclude<BlockName, "list">, Piece[][]>;

/** From so many rows on there is a table. */
const FEWEST_ASKED = 3;

/** One letter from what may be told; `spare` lines fewer where it would be too long. */
export function compose(request: LetterRequest, book: Book, spare: number): Composed {
  const { job, reading, language, templateId, seed, earlier } = request;
  const arrangement = arrangementOf(templateId);
  const gathered = gather(request, book, spare + (arrangement.spare ?? 0));
  const informal = (reading?.informal ?? false) && !isFormallyAddressed(gathered, book);
  const wantsFormal = !informal && holdsAny(`${job.role} ${job.company}`, book.words.formalPosts);
  const tone = wantsFormal ? "formal" : request.tone;
  const voice = voiceOf(book, tone, informal, templateId);
  const told = new Set([...gathered.ranked, ...gathered.completions.map(({ key }) => key)]);
  const isQuotable = reading === null || reading.language === "other" || reading.language === language;
  const isListed = isQuotable && !gathered.isForeign;
  const found = toAnswerRows(gathered, request, book);
  const answerRows = found.length >= FEWEST_ASKED ? found : [];
  const facts = factPieces({ gathered, request, book });
  const isUntold = (id: string) => !told.has(id) && !facts.told.includes(id);
  const asked = isListed && !arrangement.noList ? toRows(gathered, request.answered, isUntold, book) : [];
  const rows = [...answerRows, ...asked];
  const isTable = rows.length >= FEWEST_ASKED;
  const blocks = toBlocks({ gathered, rows: isTable ? rows : [], facts, request, voice });

  const { orders, frames } = readUsed(earlier.used);
  const present: BlockName[] = [...blockNamesOf(blocks), ...(isTable ? (["list"] as const) : [])];
  const all = ordersOf(arrangement, present, templateId !== null);
  const order =
    all.find((names) => !orders.has(names.join("-"))) ?? all[mix(seed, frames.length, 0) % all.length] ?? [];
  const sequence: BlockName[] = ["open", ...inTime(order), "held", "close"];
  const pieces = sequence.flatMap((name) => (name === "list" ? [] : blocks[name].flat()));
  const { frameFor, ids } = chooseFrames(pieces, seed, frames);

  const toSentences = (unit: readonly Piece[]) => renderPieces(unit, frameFor, book).flatMap(splitOwn);
  const paragraphs: LetterSentence[][] = [];
  let after = 0;
  for (const name of sequence) {
    if (name === "list") {
      after = paragraphs.length;
      continue;
    }
    const units = blocks[name].map(toSentences).filter((unit) => unit.length > 0);
    if (units.length > 0) paragraphs.push(...paragraphed(units, arrangement.sentences ?? (name === "stories" ? 4 : 7)));
  }
  const letter: Letter = {
    language,
    tone: request.tone,
    ...toHead({
      ...{ person: gathered.material.person, job, tone, informal, book },
      role: roleOf(job, reading, gathered.material, book),
      prescribed: reading?.head.subject?.value,
    }),
    paragraphs,
    ...(isTable
      ? {
          list: {
            after,
            heads: listHeads(language, informal, answerRows.length > 0),
            rows: rows.map(({ ask, bring }) => ({ ask, bring })),
          },
        }
      : {}),
  };
  const words = paragraphs.flat().reduce((sum, { text }) => sum + text.split(" ").length, 0);
  return { letter: respelled(letter, request, book), gathered, used: toUsed(order.join("-"), ids), words };
}

function blockNamesOf(blocks: Blocks): BlockName[] {
  const names: (keyof Blocks)[] = ["stories", "asked", "answers"];
  const there: BlockName[] = names.filter((name) => blocks[name].length > 0);
  return blocks.work.length + blocks.before.length > 0 ? ["work", ...there] : there;
}

/** What the paragraphs are made of, in no order yet. */
function toBlocks(from: {
  gathered: Gathered;
  rows: readonly Row[];
  facts: ReturnType<typeof factPieces>;
  request: LetterRequest;
  voice: Voice;
}): Blocks {
  const { gathered, rows, facts, request, voice } = from;
  const { jobs, stories, completions, isForeign, byRow } = gathered;
  const unitOf = (one: ToldJob, later: Job | null) => jobPieces(one, later, request, isForeign, voice);
  // A post without lines is named where it is held now or comes first, and between posts that are told.
  const nameable = jobs.filter((one) => unitOf(one, null).length > 0);
  const isTold = ({ lines, answers }: ToldJob) => lines.length + answers.length > 0;
  const last = nameable.findLastIndex(isTold);
  const isAsked = ({ job }: ToldJob) =>
    request.answered.some(
      ({ point, status, rows: of }) => point.kind === "must" && status !== "missing" && of[0] === job.id,
    );
  const told = nameable.filter(
    (one, at) => isTold(one) || isAsked(one) || at < FEWEST_POSTS || at < last || one.job.to === "now",
  );
  const current = told.filter(({ job }) => job.to === "now");
  const now = current.length > 0 ? current : told.slice(0, 1);
  const earlier = told.filter((one) => !now.includes(one));
  const inJobs = new Set(jobs.flatMap(({ answers }) => answers));
  const attached = new Set(stories.flatMap(({ fact }) => gathered.behind.get(fact) ?? []));
  const free = completions
    .filter((one) => !inJobs.has(one) && !byRow.includes(one) && !attached.has(one))
    .toSorted((one, other) => Number(isDenial(one, voice.book)) - Number(isDenial(other, voice.book)));
  const ofKind = (...kinds: Completion["kind"][]) =>
    free.filter(({ kind }) => kinds.includes(kind)).map((one): Piece[] => [toldPiece(one, request, voice.book)]);
  const telling = stories.filter((line) => placeOf(line, voice.book) !== "open");
  const answers = answerUnits(gathered, telling, request, voice);
  const lines = stories.filter(({ fact }) => !answers.taken.has(fact));
  const placed = (place: ReturnType<typeof placeOf>) => lines.filter((line) => placeOf(line, voice.book) === place);
  const others = placed(null);
  // One short line is no paragraph of its own.
  const isStray = others.length === 1 && (others[0]?.said ?? "").split(" ").length <= LONGEST_STRAY && told.length > 0;
  const withLink =
    ["creative", "tech", "marketing", "no-experience", "remote"].includes(request.templateId ?? "") ||
    asksForLink(request, voice.book) ||
    gathered.material.links
      .slice(0, 1)
      .some(({ url, label }) => holdsAny(`${url} ${label}`, voice.book.words.linkAsked));
  const listed = new Set(rows.map(({ fact }) => fact));
  const tied = gathered.byRow.some(({ key }) => listed.has(key))
    ? { points: [], questions: [] }
    : tiedUnits(gathered, request, voice);
  const withBehind = (line: OwnLine): Piece[] => [
    toPiece(line),
    ...(gathered.behind.get(line.fact) ?? []).map((answer) => toldPiece(answer, request, voice.book)),
  ];
  const asked = [...ofKind("demand", "work"), ...tied.points];
  // Two answers are no paragraph where something else can stand with them.
  const isFew = asked.length <= FEW && others.length > 0;
  // "Before that" follows a post that has been named.
  const [head] = now.slice(-1).flatMap((one) => unitOf(one, null));
  const isNamed = head?.kind === "frame" || (head?.kind === "own" && head.fact === now.at(-1)?.job.id);
  const trained = others.filter((line) => !isStray && tellsTraining(line, gathered, request, voice.book));
  const held = [
    ...trained.flatMap(withBehind),
    ...ofKind("papers").flat(),
    ...facts.asked,
    ...facts.further,
    ...(isStray ? others : []).flatMap(withBehind),
  ];
  // One sentence is no paragraph of its own.
  const isStub = held.length === 1 && held.every((one) => one.kind === "frame");
  const ending = placed("close").flatMap(withBehind);
  return {
    open: [[...openPieces(gathered, placed("open").flatMap(withBehind), request, voice), ...answers.reasons]],
    work: now.map((one) => unitOf(one, null)),
    // "Before that" is said once, and of nothing but a post: those further back have their years.
    before: [
      ...earlier.map((one, at) => unitOf(one, at === 0 && isNamed ? (now.at(-1)?.job ?? null) : null)),
      ...ofKind("before"),
    ],
    stories: [
      ...(isFew ? asked : []),
      ...(isStray ? [] : others.filter((line) => !trained.includes(line)).map(withBehind)),
    ],
    asked: isFew ? [] : asked,
    answers: [...tied.questions, ...answers.units],
    held: isStub || held.length === 0 ? [] : [held],
    close: [
      [
        ...(isStub ? held : []),
        ...ending,
        ...closePieces(gathered, { terms: termPieces({ gathered, request, book: voice.book }), withLink }, voice),
      ],
    ],
  };
}

/** Whether a line is about what somebody learnt or holds: it stands with their papers. */
function tellsTraining(
  { fact, said }: OwnLine,
  { material }: Gathered,
  { answered }: LetterRequest,
  book: Book,
): boolean {
  const papers = material.papers.map(({ what, where }) => `${what} ${where}`).join(" ");
  const isAnswer = answered.some(
    ({ point, rows, status }) => PAPERS.has(point.sort) && status === "met" && rows.includes(fact),
  );
  return isAnswer || sharedWords(said ?? "", papers, book) > 1;
}

const PAPERS: ReadonlySet<string> = new Set(["degree", "licence", "certificate", "driving", "language"]);

function asksForLink({ reading }: LetterRequest, { words }: Book): boolean {
  const texts = [...(reading?.questions ?? []), ...(reading?.points ?? []), ...(reading?.smallPrint ?? [])];
  return texts.some(({ text }) => holdsAny(text, words.linkAsked));
}

/** Earlier posts follow the one that is held now: "before that" is nothing after other things. */
function inTime(order: readonly BlockName[]): BlockName[] {
  const at = order.indexOf("work");
  return at < 0 ? [...order] : [...order.slice(0, at + 1), "before", ...order.slice(at + 1)];
}

/** Whether the person speaks to the reader as to a stranger: then the letter does so too, whatever the posting does. */
function isFormallyAddressed({ jobs, stories, completions }: Gathered, { informal }: Book): boolean {
  const own = [...jobs.flatMap(({ lines }) => lines), ...stories].map(({ said }) => said ?? "");
  return [...own, ...completions.map(({ ending }) => ending)].some((text) =>
    informal.theirs.some((word) => new RegExp(`(?<![.!?…]\\s|^|\\p{L})${word}(?!\\p{L})`, "u").test(text)),
  );
}

function toPiece({ fact, said }: OwnLine): Piece {
  return { kind: "own", fact, text: said ?? "" };
}

/** So many of the latest posts are named, whatever is told of them. */
const FEWEST_POSTS = 3;
const LONGEST_STRAY = 10;
const FEW = 2;

/** What somebody wants belongs to why they write; when they can begin and what they ask is said at the end. */
function placeOf(line: OwnLine, book: Book): "open" | "close" | null {
  if (line.said === null) return null;
  const low = `${line.said.toLowerCase().replaceAll("’", "'")} `;
  // "I would like four days and can start on March 1."
  if (edgeOf(line, book) !== null && /\p{N}/u.test(low)) return "close";
  if (book.words.motives.some((start) => low.startsWith(`${start} `)))
    return holdsAny(low, book.facts.workload) ? "close" : "open";
  return edgeOf(line, book) === null ? null : "close";
}

/** A person's line may be several sentences; each is touched by itself. */
function splitOwn(sentence: LetterSentence): LetterSentence[] {
  if (sentence.words === "ours") return [sentence];
  return splitSentences(sentence.text).map(({ text }) => ({ ...sentence, text }));
}

/** Groups of sentences as paragraphs of about equal length, none much longer than so many sentences. */
function paragraphed(groups: readonly LetterSentence[][], most: number): LetterSentence[][] {
  const total = groups.flat().length;
  const size = Math.ceil(total / Math.ceil(total / most));
  const paragraphs: LetterSentence[][] = [];
  for (const group of groups) {
    const last = paragraphs.at(-1);
    if (last && last.length + group.length <= size) last.push(...group);
    else paragraphs.push([...group]);
  }
  return paragraphs;
}
