/** Whether any space of a text stands at a place of which `test` is true: hardly slower than to find the spaces. */
export function someSpace(text: string, test: (at: number) => boolean): boolean {
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) if (test(at)) return true;
  return false;
}
