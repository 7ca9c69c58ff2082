import type { Book } from "#shared/languages/book.ts";
import type { Letter, LetterSentence } from "#shared/letters/letter.schema.ts";
import { listHeads } from "#shared/letters/list-labels.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import { toHead } from "#shared/writing/letter-head.ts";
import { onceOf } from "#shared/writing/once-of.ts";
import { roleOf } from "#shared/writing/role-form.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { arrangementOf, ordersOf } from "./arrangements.ts";
import { type Blocks, toBlocks } from "./blocks.ts";
import { broughtPieces } from "./brought.ts";
import { chooseFrames, mix } from "./choose.ts";
import { factPieces } from "./fact-pieces.ts";
import { gather } from "./gather.ts";
import { type Gathered, isLearner } from "./gathered.ts";
import { leftPieces } from "./left-notes.ts";
import type { LetterRequest } from "./letter-request.ts";
import { toAnswerRows, toRows } from "./list-rows.ts";
import type { BlockName, Piece } from "./pieces.ts";
import { renderPieces } from "./render.ts";
import { withoutRepeats } from "./repeats.ts";
import { frameIdOf, respelled } from "./respell.ts";
import { readUsed, toUsed } from "./used-before.ts";
import { voiceOf } from "./voice.ts";
import type { WriterBook } from "./writer-books.ts";

/** What is held stands in the list, where there is one. */
const NO_FACTS: ReturnType<typeof factPieces> = { asked: [], further: [], told: [] };

export type Composed = { letter: Letter; gathered: Gathered; used: string; words: number };

/** Paragraphs that are about nothing in particular. */
const LOOSE: ReadonlySet<BlockName> = new Set(["stories", "asked", "answers"]);

/** From so many rows on there is a table. */
const FEWEST_ASKED = 3;

/** One letter from what may be told; `spare` lines fewer where it would be too long. */
export function compose(request: LetterRequest, book: WriterBook, spare: number): Composed {
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
  const brought = broughtPieces({ gathered, request, book });
  const facts = brought.length > 0 ? NO_FACTS : factPieces({ gathered, request, book });
  const isUntold = (id: string) => !told.has(id) && !facts.told.includes(id);
  const asked =
    isListed && !arrangement.noList && brought.length === 0 ? toRows(gathered, request.answered, isUntold, book) : [];
  const rows = [...answerRows, ...asked];
  const isTable = rows.length >= FEWEST_ASKED;
  const made = toBlocks({ gathered, rows: isTable ? rows : [], facts, brought, request, voice });
  const isFull = isTable || brought.length > 0 || arrangement.noList;
  const left = isFull ? [] : leftPieces({ gathered, request, book }, factsOf(made));
  const isList = left.length > 1;
  const blocks =
    left.length === 0
      ? made
      : isList
        ? { ...made, brought: [left] }
        : { ...made, held: [[...left, ...made.held.flat()]] };

  const { orders, frames } = readUsed(earlier.used);
  const present: BlockName[] = [...blockNamesOf(blocks), ...(isTable ? (["list"] as const) : [])];
  const all = ordersOf(arrangement, present, templateId !== null);
  const order =
    all.find((names) => !orders.has(names.join("-"))) ?? all[mix(seed, frames.length, 0) % all.length] ?? [];
  // What somebody learns for introduces them; what they say of a licence alone does not.
  const isIntroduced = isLearner(gathered) && tellsStudies(gathered, facts);
  const body: BlockName[] = isIntroduced
    ? ["held", ...inTime(order), "brought"]
    : [...inTime(order), "brought", "held"];
  const sequence: BlockName[] = ["open", ...body, "close"];
  const pieces = sequence.flatMap((name) => (name === "list" ? [] : blocks[name].flat()));
  const { frameFor, ids } = chooseFrames(pieces, seed, frames, (frame) => frameIdOf(frame, book));

  const toSentences = (unit: readonly Piece[]) => renderPieces(unit, frameFor, book).flatMap(splitOwn);
  const paragraphs: LetterSentence[][] = [];
  let after = 0;
  let before: BlockName = "open";
  for (const name of sequence) {
    if (name === "list") {
      after = paragraphs.length;
      before = name;
      continue;
    }
    const units = withPointers(blocks[name].map(toSentences), book);
    if (units.length === 0) continue;
    const last = paragraphs.at(-1);
    // One sentence is no paragraph where something else of its kind stands before it.
    if (
      (LOOSE.has(name) || name === "held") &&
      LOOSE.has(before) &&
      units.flat().length === 1 &&
      last &&
      !isStory(last) &&
      // What answers a question of the posting is a paragraph of its own.
      !(name === "held" && before === "answers") &&
      !isLongSentence(units)
    )
      last.push(...units.flat());
    else paragraphs.push(...paragraphed(units, arrangement.sentences ?? (name === "stories" ? 4 : 7)));
    before = name;
  }
  const once = withoutRepeats(paragraphs, book, givenIn(gathered));
  const isSaid = (paragraph: readonly LetterSentence[]) => paragraph.length > 0;
  const said = once.filter(isSaid);
  const letter: Letter = {
    language,
    tone: request.tone,
    ...toHead({
      ...{ person: gathered.material.person, job, tone, informal, book },
      role: roleOf(job, reading, gathered.material, book),
      prescribed: reading?.head.subject?.value,
    }),
    paragraphs: said,
    ...(isTable
      ? {
          list: {
            after: once.slice(0, after).filter(isSaid).length,
            heads: listHeads(language, informal, answerRows.length > 0),
            rows: rows.map(({ ask, bring }) => ({ ask, bring })),
          },
        }
      : {}),
  };
  const words = said.flat().reduce((sum, { text }) => sum + text.split(" ").length, 0);
  return { letter: respelled(letter, request, book), gathered, used: toUsed(order.join("-"), ids), words };
}

/** Ids of the rows that the person wrote a sentence for; an answer may tell just a part of a row. */
function givenIn({ jobs, stories }: Gathered): ReadonlySet<string> {
  const lines = [...jobs.flatMap((one) => one.lines), ...stories].filter(({ given }) => given);
  const heads = jobs.filter(({ job }) => Object.keys(job.said ?? {}).length > 0);
  return new Set([...lines.map(({ fact }) => fact), ...heads.map(({ job }) => job.id)]);
}

function tellsStudies({ completions }: Gathered, { asked, further }: ReturnType<typeof factPieces>): boolean {
  return completions.some(({ kind }) => kind === "papers") || asked.length + further.length > 0;
}

/** Ids of the rows and answers that the blocks tell. */
function factsOf(blocks: Blocks): ReadonlySet<string> {
  const toldBy = (piece: Piece) => {
    if (piece.kind === "own") return [piece.fact];
    if (piece.kind === "frame") return Object.values(piece.slots).flatMap((slot) => slot?.facts ?? []);
    return piece.sentence.facts;
  };
  return new Set(Object.values(blocks).flat(2).flatMap(toldBy));
}

function blockNamesOf(blocks: Blocks): BlockName[] {
  const names: (keyof Blocks)[] = ["stories", "asked", "answers"];
  const there: BlockName[] = names.filter((name) => blocks[name].length > 0);
  return blocks.work.length + blocks.before.length > 0 ? ["work", ...there] : there;
}

/** Earlier posts follow the one that is held now: "before that" is nothing after other things. */
function inTime(order: readonly BlockName[]): BlockName[] {
  const at = order.indexOf("work");
  // Whose posts stand in their own sentences is introduced by them: "I have worked in call centres for 11 years."
  const untold = order.filter((name) => name !== "stories");
  return at < 0
    ? [...order.filter((name) => name === "stories"), ...untold]
    : [...order.slice(0, at + 1), "before", ...order.slice(at + 1)];
}

/** Whether the person speaks to the reader as to a stranger: then the letter does so too, whatever the posting does. */
function isFormallyAddressed({ jobs, stories, completions }: Gathered, { informal }: Book): boolean {
  const own = [...jobs.flatMap(({ lines }) => lines), ...stories].map(({ said }) => said ?? "");
  return [...own, ...completions.map(({ ending }) => ending)].some((text) => formalAddress(informal).test(text));
}

const formalAddress = onceOf(({ theirs }: Book["informal"]) =>
  theirs.length === 0 ? /(?!)/u : new RegExp(`(?<![.!?…]\\s|^|\\p{L})(?:${theirs.join("|")})(?!\\p{L})`, "u"),
);

/** A person's line may be several sentences; each is touched by itself. */
function splitOwn(sentence: LetterSentence): LetterSentence[] {
  if (sentence.words === "ours") return [sentence];
  return splitSentences(sentence.text).map(({ text }) => ({ ...sentence, text }));
}

/** Units that say something; one that begins with "there" or the like goes on with the one before it. */
function withPointers(units: readonly LetterSentence[][], { links }: Book): LetterSentence[][] {
  const joined: LetterSentence[][] = [];
  for (const unit of units.filter(({ length }) => length > 0)) {
    const [first = ""] = (unit[0]?.text ?? "").toLowerCase().split(/[\s,]/u);
    const last = joined.at(-1);
    if (last && links.linked.includes(first)) last.push(...unit);
    else joined.push([...unit]);
  }
  return joined;
}

/** Groups of sentences as paragraphs of about equal length, none much longer than so many sentences; a story is one. */
function paragraphed(groups: readonly LetterSentence[][], most: number): LetterSentence[][] {
  const total = groups.filter((group) => !isStory(group)).flat().length;
  const stories = groups.filter(isStory).length;
  const fewest = Math.ceil(total / most);
  // Groups that fill no even length are put together up to the next ones.
  for (let size = Math.ceil(total / fewest); size < most; size++) {
    const paragraphs = filled(groups, size);
    if (paragraphs.length <= fewest + stories) return paragraphs;
  }
  return filled(groups, most);
}

function filled(groups: readonly LetterSentence[][], size: number): LetterSentence[][] {
  const paragraphs: LetterSentence[][] = [];
  let isOpen = false;
  for (const group of groups) {
    const last = paragraphs.at(-1);
    const isLong = group.length >= STORY && (last?.length ?? 0) >= STORY;
    const goesOn = isOpen && !isStory(group) && !isLong;
    if (goesOn && last && last.length + group.length <= size) last.push(...group);
    else paragraphs.push([...group]);
    isOpen = !isStory(group);
  }
  return paragraphs;
}

function isLongSentence(units: readonly (readonly LetterSentence[])[]): boolean {
  return units.flat().every(({ text }) => text.split(" ").length >= ALONE);
}

const ALONE = 25;

/** One answer of several sentences, with what introduces it or goes on with it. */
function isStory(group: readonly LetterSentence[]): boolean {
  const told = new Set(group.map(({ facts }) => facts[0]));
  return group.length >= STORY && told.size <= STORY_ROWS && group.every(({ words }) => words === "own");
}

const STORY = 3;
const STORY_ROWS = 2;
