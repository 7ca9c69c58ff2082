import type { Posting } from "../posting.ts";
import { holdsWord } from "../words/holds-word.ts";

/** Whether a German posting comes from Switzerland: it says so, or writes "grosse" and never a sharp s. */
export function isSwiss({ language, lines }: Pick<Posting, "language" | "lines">): boolean {
  if (language !== "de") return false;
  const text = lines.join("\n");
  return !text.includes("ß") && (holdsWord(SAYS_SO, text) || (DOUBLE_S.test(text) && SPELT_SO.test(text)));
}

const SAYS_SO =
  /(?<!\p{L})(?:Schweiz|Schweizer|CHF|Fr\.|Führerausweis|Kanton|Fachfrau Gesundheit|Fachmann Gesundheit|EFZ|EBA|Zürich|Basel|Bern|Luzern|St\. Gallen|Winterthur|Liechtenstein)(?!\p{L})|\.ch(?!\p{L})|\+41/u;
/** What all words below hold, and few others do. */
const DOUBLE_S = /ross|trasse|mäss|usserdem|liessend|Grüsse/u;
const SPELT_SO =
  /(?<!\p{L})(?:[Gg]ross|[Gg]rosse\p{L}*|[Ss]trasse|\p{L}+strasse|[Gg]emäss|[Rr]egelmässig\p{L}*|[Aa]usserdem|[Ff]liessend\p{L}*|[Ff]reundliche Grüsse|[Ss]elbständig\p{L}* gross)(?!\p{L})/u;
