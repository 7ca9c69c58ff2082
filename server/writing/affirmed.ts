import { books } from "#shared/languages/books.ts";

const words = Object.values(books).flatMap(({ facts }) => facts.affirmed);
/** People who write in one language note "ok" and "yes" in others too. */
const behind = new RegExp(String.raw`(?:[.;,:\s]|\s(?:${words.join("|")}))+$`, "iu");

/** "CPP tengo", "Excel ja.": a note without what only says that it is there. */
export function withoutAffirmation(text: string): string {
  return text.replace(behind, "");
}
