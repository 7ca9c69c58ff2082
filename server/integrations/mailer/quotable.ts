/** Longer names tell a story of their own. */
const MOST = 60;

/**
 * What somebody else chose to be called, as a mail may quote it to a person who does not know them: one short line in
 * which mail programs find no address to turn into a link.
 */
export function quotable(text: string): string {
  const line = text
    .replace(/[\p{C}\p{Z}/\\:@]+/gu, " ")
    .replace(/\.(?=\S)/g, ". ")
    .trim();
  const characters = [...line];
  return characters.length > MOST ? `${characters.slice(0, MOST - 1).join("")}…` : line;
}
