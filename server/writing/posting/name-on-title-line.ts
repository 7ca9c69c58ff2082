import type { Books } from "./books.ts";
import { placeIn, placeTest } from "./place-names.ts";
import type { Statement } from "./statements.ts";

/** "Bookkeeper – Loopwell – Leeds", "Bookkeeper @ Loopwell, Leeds": what stands between the title and the place. */
export function nameOnTitleLine(line: string, statements: readonly Statement[], books: Books): string | null {
  if (line.length > 120) return null;
  const isName = placeTest(books);
  const [, named] = /^[^@]{3,80} @ ([^@]{2,60}?)(?: [–—|·-] |, |$)/u.exec(line) ?? [];
  if (named !== undefined) return isName(named) ? named : null;
  for (const mark of [" – ", " — ", " - ", ", "]) {
    const [, name, place, ...more] = line.split(mark);
    if (name === undefined || place === undefined || more.length > 0) continue;
    if (!isName(name) || !isName(placeIn(place)) || / [–—|-] |,/.test(name)) return null;
    // "Chef, Leeds, Yorkshire": between commas a name must be known from the text.
    const isKnown = statements.some(({ text }) => text !== line && !text.includes(line) && text.includes(name));
    return mark !== ", " || isKnown ? name : null;
  }
  return null;
}
