import type { Book } from "#shared/languages/book.ts";
import type { Job, Material } from "#shared/material/material.schema.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { isWithin, namedIn } from "./about-post.ts";
import { sharedWords } from "./completion-pieces.ts";
import { isEnd } from "./letter-end.ts";
import type { LetterRequest } from "./letter-request.ts";
import type { OwnLine } from "./own-line.ts";
import { PAPERS } from "./pieces.ts";
import { isPlan } from "./told-lines.ts";

type Typed = { material: Material; request: LetterRequest; book: Book };

/**
 * Whether a sentence was typed behind the post of today, where notes end with that post: people note what they do under
 * where they do it, and told behind all earlier posts it would belong to none.
 */
export function isTypedBehind({ fact, said }: OwnLine, { material, request, book }: Typed): boolean {
  const { jobs, plain } = material;
  const [now, ...others] = jobs.filter(({ to }) => to === "now");
  const begins = now?.origin.line;
  const typedAt = plain.find(({ id }) => id === fact)?.origin.line;
  if (!now || others.length > 0 || begins === undefined || typedAt === undefined || typedAt <= begins) return false;
  const isLast = jobs.every(({ origin }) => origin.line !== undefined && origin.line <= begins);
  return isLast && said !== null && tellsOfWork(said, now, { material, request, book });
}

/** Neither what ends a letter, nor a trait, a plan, a paper, or what another post or another time is named in. */
function tellsOfWork(said: string, now: Job, { material, request, book }: Typed): boolean {
  const low = said.toLowerCase().replaceAll("’", "'");
  const asked = request.answered.flatMap(({ point }) => (PAPERS.has(point.sort) ? [point.text] : []));
  const papers = [...asked, ...material.papers.map(({ what, where }) => `${what} ${where}`)];
  const { words } = book;
  return (
    !isEnd(said, "work", book) &&
    !isPlan({ typed: said }, book) &&
    ![...words.traits, ...words.denials, ...words.motives].some((word) => holdsAny(low, [word])) &&
    !papers.some((text) => sharedWords(said, text, book) > 0) &&
    isWithin(now, said) &&
    namedIn(said, material.jobs, book).every((job) => job === now)
  );
}
