/** The one count, as it stands by the heading and on the tab. */
export function wordsForLeft(left: number): string {
  return left === 0 ? "Nothing left" : `${left} left`;
}
