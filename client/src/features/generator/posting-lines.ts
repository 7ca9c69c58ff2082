/** The named lines of the posting, counted from 1 as the person pasted it; numbers beyond its end and empty lines are left out. */
export function plainLines(posting: string, numbers: readonly number[]): { number: number; text: string }[] {
  const lines = posting.split(/\r\n|\r|\n/);
  return [...new Set(numbers)]
    .map((number) => ({ number, text: lines[number - 1]?.trim() ?? "" }))
    .filter(({ text }) => text !== "");
}
