import type { NoteToTell } from "#shared/material/notes-to-tell.ts";
import type { Starter } from "#shared/material/starters.ts";

/** The boxes of one part of the page. */
export type Asks = { starters: Starter[]; notes: NoteToTell[]; heads: NoteToTell[] };

/** How many of our own questions stand open. */
const FIRST = 3;

/** What the posting itself asks stands open, and of ours what helps the letter most; the rest is there on demand. */
export function orderAsks({ starters, notes, heads }: Asks): { asked: Starter[]; first: Asks; more: Asks } {
  const asked = starters.filter(({ kind }) => ASKED.has(kind));
  const ofKind = (kind: Starter["kind"]) => starters.filter((starter) => starter.kind === kind);
  let free = FIRST;
  const take = <Ask>(asks: readonly Ask[]): [Ask[], Ask[]] => {
    const first = asks.slice(0, free);
    free -= first.length;
    return [first, asks.slice(first.length)];
  };
  const [heaviest, ...demands] = ofKind("demand");
  const [firstEarly, moreEarly] = take([...ofKind("why"), ...(heaviest ? [heaviest] : [])]);
  const [firstNotes, moreNotes] = take(notes);
  const [firstLate, moreLate] = take([...ofKind("work"), ...demands, ...ofKind("papers"), ...ofKind("before")]);
  const [firstHeads, moreHeads] = take(heads);
  return {
    asked,
    first: { starters: [...firstEarly, ...firstLate], notes: firstNotes, heads: firstHeads },
    more: { starters: [...moreEarly, ...moreLate], notes: moreNotes, heads: moreHeads },
  };
}

export function countAsks({ starters, notes, heads }: Asks): number {
  return starters.length + notes.length + heads.length;
}

/** Kinds that only a posting asks for. */
const ASKED: ReadonlySet<Starter["kind"]> = new Set(["question", "terms", "start", "salary"]);
