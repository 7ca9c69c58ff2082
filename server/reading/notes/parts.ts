import { legalForm } from "#shared/words/legal-form.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "../words/notes.json" with { type: "json" };
import type { NotePeriod } from "./note-period.ts";

/** A piece of a line that stands between commas and the like. `cue` is what the word before it says that it is. */
export type Part = { text: string; cue: "at" | "in" | "as" | ""; joint: string };

/** What names a post, and what is told behind it, as it stands. */
export type Parts = { head: Part[]; behind: string[] };

const article = String.raw`(?:(?:the|la|el|le|les|der|dem|den|die|das|una?|une|an?|einer|einem)\s|l['’])?`;
const atCue = new RegExp(
  String.raw`(?:^|\s)${oneOf(tables.atOnly)}\s${article}(?=["„“«]?(?:\p{Ll}+\s)?\p{Lu}|${oneOf(tables.houses)}(?!\p{L}))`,
  "u",
);
const inCue = new RegExp(
  String.raw`(?:^|\s)${oneOf(tables.atOrIn)}\s?(?<=[\s'’])${article}(?=\p{Lu}|${oneOf(tables.houses)})`,
  "u",
);
const asCue = new RegExp(String.raw`(?:^|\s)${oneOf(tables.asWords)}\s(?:(?:an?|une?|una?|eine?n?)\s)?(?=\p{L})`, "iu");
/** Where the time stood. */
const TIME = "\u0001";
const joints = new RegExp(
  String.raw`\s+[-–—|·+]\s+(?!(?<=\s[-–]\s)\d{1,3}\s?(?:°|[,;.]|$))|\t|\s?:\s+|,\s+(?!${legalForm})|;\s+|\s@\s?|[\s,(]*${TIME}[\s),:]*|\s(?:y|u|and|und|et)\s(?=(?:desde|since|seit|depuis)\s)`,
  "u",
);
const sentenceEnd = new RegExp(
  String.raw`(?<!(?:^|\s)(?:[Aa]usb|[Pp]rakt|[Dd]ipl|[Tt]echn|[Aa]bt|[Uu]niv|[Ss]tellv))(?<=\p{L}{4}|[)%]|\d{3}|${TIME}|\p{Ll}\s(?!SA|AG|KG|SL|SE)\p{Lu}{2}(?=\.\s+\p{Lu}\p{Ll}{3}))\.\s+(?!(?:de|del|of|für|en)\s)`,
  "u",
);

/** A line without its time, in parts; brackets are never taken apart. */
export function toParts(text: string, period: Pick<NotePeriod, "start" | "end">): Parts {
  const brackets: string[] = [];
  const dated = `${text.slice(0, period.start)}${TIME}${text.slice(period.end)}`;
  // Brackets keep their commas: a sign of its own stands for each.
  const masked = dated.replace(/\([^()]*\)/gu, (bracket) =>
    bracket.includes(TIME) ? bracket : String.fromCodePoint(MASK + brackets.push(bracket) - 1),
  );
  const plain = (masks: string) =>
    masks.replace(/[\ue000-\uefff]/gu, (sign) => brackets[(sign.codePointAt(0) ?? MASK) - MASK] ?? sign);
  const [first = "", ...sentences] = masked.split(sentenceEnd);
  const pieces: { text: string; joint: string }[] = [];
  let rest = first;
  let joint = "";
  for (let found = joints.exec(rest); found; found = joints.exec(rest)) {
    pieces.push({ text: rest.slice(0, found.index), joint });
    joint = found[0].includes(TIME) ? TIME : found[0];
    rest = rest.slice(found.index + found[0].length);
  }
  pieces.push({ text: rest, joint });
  const head = pieces.flatMap((piece) => atCues(piece)).map((part) => ({ ...part, text: trimmed(plain(part.text)) }));
  const behind = sentences.map((sentence) => trimmed(plain(sentence.replaceAll(TIME, " ")))).filter(Boolean);
  return { head: head.filter(({ text: one }) => one !== ""), behind };
}

const MASK = 0xe000;

function atCues({ text, joint }: { text: string; joint: string }): Part[] {
  const found = (
    [
      [atCue, "at"],
      [inCue, "in"],
      [asCue, "as"],
    ] as const
  )
    .flatMap(([pattern, cue]) => {
      const match = pattern.exec(text);
      return match && text.length > match[0].length
        ? [{ cue, at: match.index, length: match[0].length, word: match[0] }]
        : [];
    })
    .toSorted((one, other) => one.at - other.at)[0];
  if (!found) return [{ text, cue: "", joint }];
  const before = text.slice(0, found.at);
  const [next, ...others] = atCues({ text: text.slice(found.at + found.length), joint: found.word });
  const start: Part[] = before.trim() === "" ? [] : [{ text: before, cue: "", joint }];
  return [...start, ...(next ? [{ ...next, cue: next.cue || found.cue }] : []), ...others];
}

/** Parts beside each other as they were typed. */
export function joinParts(parts: readonly Part[]): string {
  const between = (joint: string) =>
    /^\s?\p{L}/u.test(joint) ? ` ${joint.trimStart()}` : joint.trim() === "+" ? joint : ", ";
  return parts.map(({ text, joint }, at) => `${at === 0 ? "" : between(joint)}${text}`).join("");
}

function trimmed(text: string): string {
  return text
    .replaceAll(TIME, " ")
    .replace(/^[\s,;:.–-]+|[\s,;:–-]+$/gu, "")
    .trim();
}

/** A part that begins as a name does. */
export function isNameLike(text: string): boolean {
  return /^["„“«]?\p{Lu}/u.test(text) && !startsContract.test(text);
}

export function withoutBracket(text: string): string {
  return text.replace(/\s\([^()]*\)$/u, "");
}

/** Words with which no title and no name ends. */
export const endsOpen = /\s(?:a|à|al|at|au|bei|de|del|des|du|en|für|im|in|la|of|the|w\/|with|y)$/iu;
const startsContract = /^(?:CDD|CDI|Vollzeit|Teilzeit|Minijob|contrat)(?!\p{L})/iu;
