/** "Padua" and "Padoue": a name as another language writes it. */
export function isSpeltAlike(a: string, b: string): boolean {
  return (
    a.length > 4 &&
    b.length > 4 &&
    a.slice(0, 3) === b.slice(0, 3) &&
    Math.abs(a.length - b.length) <= 2 &&
    distance(a, b) <= 2
  );
}

/** How many letters must be changed, added or left out to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (let index = 1; index <= b.length; index++) {
      const swap = (row[index - 1] ?? 0) + (b[index - 1] === letter ? 0 : 1);
      next.push(Math.min(swap, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
