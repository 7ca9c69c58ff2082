import type { Book } from "#shared/languages/book.ts";
import { asPoint } from "#shared/letters/point-lines.ts";
import { ASKED, type Item, itemsOf, type Point } from "./brought-items.ts";
import { hasList } from "./gathered.ts";
import type { Piece } from "./pieces.ts";
import type { Telling } from "./telling.ts";

const FEWEST_POINTS = 2;
const MOST = { short: 5, usual: 9, long: 11 } as const;
/** Of the post that the list is about, so many stand in it whatever else is asked, and so many at most. */
const FEWEST_OF_POST = 3;
const MOST_OF_POST = { short: 3, usual: 5, long: 6 } as const;

/**
 * What somebody brings, as a list behind a sentence of ours: notes, papers, skills, each as it was typed. None where
 * the letter tells the last posts in sentences.
 */
export function broughtPieces(telling: Telling): Piece[] {
  const { gathered, request, book } = telling;
  if (!hasList(gathered)) return [];
  const points = choose(itemsOf(telling), request.length);
  return points.length < FEWEST_POINTS ? [] : listPieces(points, book);
}

/** Points, each as a line of its own, behind a sentence of ours. */
export function listPieces(points: readonly Point[], { facts: { frames } }: Book): Piece[] {
  const lines = points.map(({ facts, text, isOwn }): Piece => {
    const said = asPoint(text);
    return isOwn
      ? { kind: "own", fact: facts[0] ?? "", text: said }
      : { kind: "fixed", sentence: { text: said, facts, postingLines: [], words: "joined" } };
  });
  return [{ kind: "frame", key: "brought", frames: frames.brought, slots: {} }, ...lines];
}

/** Of the last post's notes and of what is asked the strongest; papers and skills that the posting asks for come first. */
function choose(items: readonly Item[], length: keyof typeof MOST): Item[] {
  const most = MOST[length];
  const heaviest = (isMeant: (item: Item) => boolean, count: number) =>
    items
      .filter(isMeant)
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, count);
  const isHeld = ({ of }: Item) => of === "paper" || of === "skill" || of === "language";
  const ofPost = heaviest(({ of }) => of === "post", MOST_OF_POST[length]);
  const asked = heaviest(({ of, weight }) => of !== "post" && weight >= ASKED, most - FEWEST_OF_POST);
  const others = heaviest(({ of }) => of !== "post", most);
  const ranked = new Set([...ofPost.slice(0, FEWEST_OF_POST), ...asked, ...ofPost, ...others]);
  const chosen = new Set([...ranked].slice(0, most));
  const told = items.filter((item) => chosen.has(item));
  const isFirst = (item: Item) => isHeld(item) && item.weight >= ASKED;
  return [...told.filter(isFirst), ...told.filter((item) => !isFirst(item))];
}
