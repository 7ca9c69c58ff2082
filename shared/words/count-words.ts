/** How many words a text has: runs of anything but blanks. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
