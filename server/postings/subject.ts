import type { Read } from "#shared/postings/posting-reading.schema.ts";
import type { Line } from "./lines.ts";

const word = "(?:subject(?:\\s?line)?|betreff(?:zeile)?|objet|asunto)";
const inQuotes = `["“„«]\\s?([^"“”„«»\\n]{3,80}?)\\s?["“”»]`;
/** "… the subject “HCA nights - 04”", "sous l'objet exact : « … »". */
const behind = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})[^"“„«.;@]{0,24}${inQuotes}`, "iu");
/** "Please put “HCA nights - 04” in the subject line." */
const before = new RegExp(
  `${inQuotes}\\s(?:in|as|im|als|en|como|comme|dans)\\s(?:\\p{L}{1,20}(?:['’]\\s?|\\s)){0,2}${word}(?!\\p{L})`,
  "iu",
);
/** "Asunto: AYUDANTE BODEGA". */
const afterColon = new RegExp(`(?<!\\p{L})${word}\\s?:\\s?([\\p{L}\\d][^"“„«»\\n.;@()]{2,79})`, "iu");
/** "…, asunto LÍDER SALUD MDE." */
const inCapitals = new RegExp(
  `,\\s(?:con\\s(?:el\\s)?|mit\\s|avec\\s(?:l['’])?)?${word}\\s(\\p{Lu}[\\p{Lu}\\d]*(?:[ /–-]+[\\p{Lu}\\d]+)+)`,
  "u",
);
/** What follows on the same line and is no part of it. */
const tail = /\s{2,}.*$|\s(?:or|oder|ou|o|an|to|à|a)\s+(?:\S+@|WhatsApp|per |via |par |por ).*$/iu;
/** "AUX NOMINAS o presentarse con solicitud": behind a subject in capitals comes another way to apply. */
const otherWay = /(?<=\p{Lu}{2})\s(?:or|oder|ou|o|u)\s\p{Ll}.*$/u;
const LONGEST = 79;
const MAIL_HEAD = 3;

/** The subject that applications are to have, word for word. */
export function readSubject(lines: readonly Line[]): Read | null {
  for (const [index, { text, numbers }] of lines.entries()) {
    const quoted = (behind.exec(text) ?? before.exec(text))?.[1];
    // The first lines of a mail are its own.
    const after = (afterColon.exec(text) ?? inCapitals.exec(text))?.[1];
    const typed = index < MAIL_HEAD ? undefined : after?.replace(tail, "");
    const value = (quoted ?? typed?.replace(otherWay, "") ?? "").trim().replace(/[,:\s]+$/u, "");
    // What fills all that is read is a sentence, and cut.
    if (value.length >= LONGEST || value.split(/\s+/u).length < 2 || !/\p{L}{2}/u.test(value)) continue;
    return { text: value, value, lines: numbers, sure: true };
  }
  return null;
}
