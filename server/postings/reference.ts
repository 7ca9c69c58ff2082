import type { Read } from "#shared/postings/posting-reading.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import type { Line } from "./lines.ts";
import { namesOccupation } from "./occupations.ts";
import type { Unit } from "./units.ts";
import { numberedThings, referenceFillers } from "./words/contact-words.ts";

const filler = new RegExp(`^(?:\\s?${oneOf(referenceFillers)}(?![\\p{L}\\d])[.:]?|[\\s.:#=°º\\u00A0-]){0,8}`, "u");
const value =
  /^["“„«]?(\p{Lu}{2,6}(?:\/\p{Lu}{2,6})?\s\d{2,4}-\d{2,6}(?=\s*$)|\d{3,9}\s\d{2,6}(?=\s*$)|[\p{L}\d][\p{L}\d_.]*(?:[/-][\p{L}\d_.]+)*)/u;
const quoted = /^[^"“„«.;]{0,12}["“„«]\s?([\p{L}\d][^"“”„«»]{1,38}?)\s?["“”»]/u;
const password = /^:?\s?["„]?(\p{Lu}[\p{L}\d-]*(?:\s[\p{L}\d-]+){0,4})["“]?\.?$/u;
/** "Asunto: REP VENTAS NORTE". */
const capitals = /^\s?:\s["“]?((?:\p{Lu}[\p{Lu}\d-]+)(?:\s[\p{Lu}\d-]{2,}){1,5})(?![\p{L}\d])/u;
/** A subject that says no more than that somebody applies. */
const plainSubject = /bewerbung|application|candidatura|candidature|\bcv\b|curr[ií]cul/iu;
const inSubject =
  /(?:put|quote|write|use|with)\s["“]?([A-Z\d]{2,}(?:[-/][A-Z\d]+)+)["”]?\s(?:in|as)\s(?:the|your)\s(?:subject|e-?mail)/iu;

/** What an applicant is to quote, without the word for it. */
export function readReference({ units, lines }: { units: readonly Unit[]; lines: readonly Line[] }): Read | null {
  const seen: { value: string; line: Line; sure: boolean; isToQuote?: boolean }[] = [];
  for (const { text, words, hits, line } of units) {
    for (const { sign, to } of hits) {
      if (sign !== "reference") continue;
      const rest = text.slice(words[to - 1]?.end ?? 0);
      const inQuotes = quoted.exec(rest)?.[1];
      const isPassword = /^(?:kennwort|stichwort)$/u.test(words[to - 1]?.folded ?? "");
      const found =
        (inQuotes &&
        !plainSubject.test(inQuotes) &&
        (isPassword ||
          /^\P{Ll}+$/u.test(inQuotes) ||
          (/\d|^\S*\p{Lu}\S*$/u.test(inQuotes) && !namesOccupation(inQuotes)))
          ? inQuotes
          : null) ??
        capitals.exec(rest)?.[1] ??
        referenceAt(rest) ??
        (isPassword ? (password.exec(rest)?.[1] ?? null) : null);
      if (found) seen.push({ value: found, line, sure: true, isToQuote: toQuote.test(rest) });
    }
    const subject = inSubject.exec(text)?.[1];
    if (subject) seen.push({ value: subject, line, sure: true });
  }
  for (const line of lines.slice(0, MOST_LINES)) {
    const found = numbered.exec(line.text.slice(0, LONGEST));
    const code = found && referenceAt(line.text.slice(found.index + found[0].length));
    if (code) seen.push({ value: code, line, sure: true });
  }
  for (const line of lines.slice(0, MOST_LINES)) {
    const code = onlyCode.exec(line.text.slice(0, LONGEST))?.[1] ?? "";
    if (/\d/u.test(code) && /\p{Lu}/u.test(code) && !/\p{Ll}/u.test(code)) seen.push({ value: code, line, sure: true });
  }
  for (const [index, { text }] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || !/^(?:job )?(?:reference(?: number)?|job id|kennziffer|référence|referencia)$/iu.test(text)) continue;
    const found = referenceAt(next.text);
    if (found && found.length > next.text.length - 4) seen.push({ value: found, line: next, sure: true });
  }
  const first = seen.find(({ isToQuote }) => isToQuote) ?? seen[0];
  if (!first) return null;
  const isOne = seen.every((other) => other.value === first.value || other.value.endsWith(first.value));
  return { text: first.value, value: first.value, lines: first.line.numbers, sure: first.sure && isOne };
}

/** "Réf. à rappeler": the employer's own, where a board has its number for the offer too. */
const toQuote = /^\.?\s?(?:à (?:rappeler|mentionner|indiquer|citer)|a citar|to quote)(?!\p{L})/iu;
const MOST_LINES = 200;
const LONGEST = 300;
/** "Posting #", "Job Announcement No.:", "Código aviso:": what is numbered is the posting. */
const numbered = new RegExp(
  String.raw`(?<!\p{L})${oneOf(numberedThings)}[\s-]?(?:#|n[°º]|No\.?|Nr\.?|number|ID|code)(?=[\s:.#]|[A-Z\d])` +
    String.raw`|(?<!\p{L})(?:clave|código|code|ID|n\.?[°º]|no\.?(?=\sd)|número|numéro)\s(?:de\s|del\s|d['’])?${oneOf(numberedThings)}(?=[\s:.#])`,
  "iu",
);

/** "Vacante: LSC-QA-22": where a title could stand, there is nothing but a code. */
const onlyCode = new RegExp(
  String.raw`^${oneOf(numberedThings)}(?:\s?:)?\s([\p{L}\d]{1,12}(?:[-/][\p{L}\d]{1,12}){1,4})\.?$`,
  "iu",
);

/** The reference that begins here: it has a figure, or capitals parted by a line. */
function referenceAt(text: string): string | null {
  const rest = text.slice(0, 80);
  const found = value.exec(rest.slice(filler.exec(rest)?.[0].length ?? 0))?.[1]?.replace(/[.,]+$/u, "") ?? "";
  const isCode = /\d/u.test(found) ? /\d{2}|\p{Lu}|[/-]/u.test(found) : /^[A-Z]{2,}(?:[-/][A-Z]{1,})+$/u.test(found);
  const isOther =
    found.length < 3 || found.length > 40 || /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/u.test(found) || /^20\d\d$/u.test(found);
  return isCode && !isOther ? found : null;
}
