import type { Book } from "#shared/languages/book.ts";
import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import { decapitalised, isFiniteWord } from "#shared/material/look-at-sentence.ts";

const FEWEST_ALSO = 4;

/**
 * The lines of a post, so that they do not read like a list: "there" before the first, "also" in the last, two short ones
 * as one sentence. Words of the person's stay; where German has its verb second, subject and verb change places.
 */
export function variedLines(sentences: readonly LetterSentence[], isFirst: boolean, book: Book): LetterSentence[] {
  const joined = withJoin(sentences, book);
  const { there, also } = book.links;
  const own = joined.flatMap((one, at) => (one.words === "own" ? [at] : []));
  const [first = -1] = own;
  const last = own.at(-1) ?? -1;
  const isAnnounced = joined[0]?.words === "ours";
  return joined.map((one, at) => {
    if (isFirst && isAnnounced && at === first && own.length > 1 && there !== null) return linked(one, there, book);
    return isFirst && at === last && own.length >= FEWEST_ALSO ? linked(one, also, book) : one;
  });
}

/** The sentence in a frame that ties it to the others, where that leaves its grammar alone; else as it was. */
function linked(sentence: LetterSentence, frame: string, { sentences, links }: Book): LetterSentence {
  const { text } = sentence;
  const [subject = "", verb = "", ...rest] = text.split(" ");
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  if (rest.length === 0 || links.linked.some((word) => words.includes(word))) return sentence;
  const isOwn = subject.toLowerCase() === sentences.subject.toLowerCase();
  const canStand = frame.includes("{line}")
    ? !isOwn &&
      /^\p{Lu}\p{Ll}+$/u.test(subject) &&
      !sentences.determiners.includes(subject.toLowerCase()) &&
      subject.toLowerCase() !== sentences.since
    : isOwn && isFiniteWord(verb, sentences) && !links.unlinked.includes(verb);
  if (!canStand) return sentence;
  const own = frame.startsWith("{subject}") ? subject : subject.toLowerCase();
  const slots: Record<string, string> = { line: decapitalised(text), subject: own, verb, rest: rest.join(" ") };
  return { ...sentence, text: frame.replace(/\{(\w+)\}/gu, (_, slot: string) => slots[slot] ?? ""), words: "joined" };
}

const LONGEST_JOINED = 13;

/** Two short sentences of the person's in a row as one, once a paragraph: every one by itself reads like a list. */
function withJoin(sentences: readonly LetterSentence[], { links }: Book): LetterSentence[] {
  const { frame, starts, dropsSubject } = links.ownJoin;
  const canJoin = ({ text, words }: LetterSentence) =>
    words === "own" &&
    text.split(" ").length <= LONGEST_JOINED &&
    !/[.!?…:;()"“”].|,/u.test(text) &&
    !text.includes(` ${frame.replace("{second}", "").replaceAll(/[^\p{L}]/gu, "")} `) &&
    (starts.length === 0 ||
      starts.some((start) => text.startsWith(`${start} `) || (/['’]$/u.test(start) && text.startsWith(start))));
  const at = sentences.findIndex((one, index) => {
    const next = sentences[index + 1];
    return index > 0 && next !== undefined && canJoin(one) && canJoin(next);
  });
  const [one, next] = [sentences[at], sentences[at + 1]];
  if (at < 0 || !one || !next) return [...sentences];
  const second = dropsSubject ? next.text.slice(next.text.indexOf(" ") + 1) : decapitalised(next.text);
  const text = one.text.replace(/[.]$/u, "") + frame.replace("{second}", () => second);
  const joined: LetterSentence = { ...one, text, facts: [...one.facts, ...next.facts], words: "joined" };
  return [...sentences.slice(0, at), joined, ...sentences.slice(at + 2)];
}
