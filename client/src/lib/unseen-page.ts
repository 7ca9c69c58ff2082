import { startTransition } from "react";

const turns: (() => void)[] = [];
let show: (() => void) | null = null;

/** From now on the page is made where nobody sees it, until its parts have had their turns; `show` puts it in its place. */
export function makeUnseen(showPage: () => void): void {
  show = showPage;
}

/** Whether the page is in its place: then there is nothing left to wait for. */
export function isPageShown(): boolean {
  return show === null;
}

/** A part's place in the queue; it may leave it. */
export function waitForTurn(turn: () => void): () => void {
  turns.push(turn);
  return () => {
    if (turns.includes(turn)) turns.splice(turns.indexOf(turn), 1);
  };
}

/** Makes the next part, and shows the page when there is none. */
export function nextTurn(): void {
  const turn = turns.shift();
  if (turn) startTransition(turn);
  else showWhole();
}

/** Shows a page without parts that wait. */
export function showWhole(): void {
  if (turns.length > 0) return;
  show?.();
  show = null;
}
