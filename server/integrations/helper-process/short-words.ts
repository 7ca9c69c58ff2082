/** In characters: more nobody reads of what went wrong. */
const MOST = 2_000;

/** What a person is told, of which a part may be the words of a server that is hostile and says megabytes. */
export function shortWords(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST - 1).toWellFormed()}…` : text;
}
