import type { Book } from "#shared/languages/book.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { Completion, Material } from "#shared/material/material.schema.ts";
import { tellingStarts, tellsAll } from "./told-lines.ts";

/** An answer that tells again what an earlier one has told goes. */
export function withoutEchoes(completions: readonly Completion[], book: Book): Completion[] {
  const kept: Completion[] = [];
  for (const one of completions) {
    const starts = [...tellingStarts(one.ending, book)];
    const isEcho = kept.some(({ ending }) => {
      const before = tellingStarts(ending, book);
      return starts.length > 1 && starts.filter((start) => before.has(start)).length >= starts.length * ECHO;
    });
    if (!isEcho || (one.kind !== "demand" && one.kind !== "work")) kept.push(one);
  }
  return kept;
}

const ECHO = 0.7;

/** What answers a demand goes only where a sentence of the person's or another answer tells nearly all of it. */
export function withoutRetold(
  completions: readonly Completion[],
  { jobs, plain }: Material,
  { book, isForeign, language }: { book: Book; isForeign: boolean; language: Language },
): Completion[] {
  if (isForeign) return [...completions];
  const given = [
    ...jobs.flatMap(({ said, lines }) => [said, ...lines.map((line) => line.said)]),
    ...plain.map(({ said }) => said),
  ];
  const told = given.flatMap((said) => said?.[language] ?? []);
  return completions.filter(({ key, kind, ending }) => {
    if (kind !== "demand" && kind !== "work" && kind !== "before") return true;
    const others = completions.filter((other) => other.key !== key && !TERMS.has(other.kind)).map((one) => one.ending);
    return (
      tellingStarts(ending, book).size < FEWEST_TOLD ||
      ![...told, ...others].some((text) => tellsAll(ending, tellingStarts(text, book), book))
    );
  });
}

const FEWEST_TOLD = 3;
const TERMS: ReadonlySet<Completion["kind"]> = new Set(["start", "salary", "terms"]);

/** What somebody says of earlier posts goes where a line with its years says it in full. */
export function withoutToldInFull(completions: readonly Completion[], { plain }: Material, book: Book): Completion[] {
  const dated = plain.map(({ text }) => text).filter((text) => /(?:19|20)\d\d.*(?:19|20)\d\d/u.test(text));
  const isInFull = ({ kind, ending }: Completion) => {
    const starts = [...tellingStarts(ending, book)];
    const has = (text: string) => {
      const line = tellingStarts(text, book);
      return starts.filter((start) => line.has(start)).length >= starts.length * ECHO;
    };
    return kind === "before" && starts.length > 1 && dated.some(has);
  };
  return completions.filter((one) => !isInFull(one));
}
