import { oneOf } from "#shared/words/word-pattern.ts";
import { findPeriods } from "./dates.ts";
import { hasStreet, isPlace } from "./kinds-of-words.ts";
import { toPlain } from "./plain-text.ts";
import type { TextLine } from "./resume-text.ts";
import { sectionKindOf } from "./section-titles.ts";
import tables from "./words/labels.json" with { type: "json" };

export type Contacts = { email: string; phone: string; location: string; sureLocation: boolean };

const emailPattern = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,24}/u;
const phonePattern = /(?<![\w@./-])(?:\(?\+|00)?\(?\d[\d\s().\-/–]{5,22}\d(?![\w@])/g;
const phoneLabel =
  /(phone|tel|mobile|mobil|cell|handy|fon|móvil|movil|teléfono|celular|portable|téléphone|telefone|telemóvel|telefono|cellulare|电话|手机|☎|☏|✆)[^\d+(]{0,14}$/i;
const addressKind = String.raw`\s*\((?:${oneOf(tables.addressKinds)})\)`;
/** "Dirección:", "Adresse privée :", but not "Dirección de correo electrónico:". */
const locationLabel = new RegExp(
  String.raw`^(?:home )?${oneOf(tables.locationLabel)}(?:\s\p{L}{3,12}|${addressKind})?\s*[:：\t]\s*(.*)$`,
  "iu",
);
const trailingKind = new RegExp(`${addressKind}\\s*$`, "iu");

/** E-mail, phone and place of a person. `head` holds the lines of the first page that stand above or beside the sections. */
export function readContacts(lines: TextLine[], head: TextLine[], likely: readonly TextLine[] = []): Contacts {
  const contacts = lines.filter((line) => hasContact(line.text) && !head.includes(line));
  const located = findLocation([...head, ...contacts]);
  const place = located.location === "" ? placeAmong(likely) : "";
  return {
    email: findEmail(lines),
    phone: findPhone(head) || findPhone(lines),
    ...(place === "" ? located : { location: place, sureLocation: false }),
  };
}

export const reach = new RegExp(
  `${emailPattern.source}|${phonePattern.source}|(?:https?:|www\\.)\\S+|\\S+\\.\\p{L}{2,5}/\\S*`,
  "gu",
);
const labelBefore = /^\p{L}[\p{L} -]{1,25}[:：]\s*/u;

/** What is left of lines of contacts when e-mail, phone and addresses of pages are taken off, where it can be a place. */
function placeAmong(lines: readonly TextLine[]): string {
  const parts = lines
    .filter((line) => line.text.length < 200)
    .flatMap((line) => line.text.replace(reach, "\t").split(/\t|\s[|•·●▪]\s|\s[|]|;\s/))
    .map((part) => part.replace(labelBefore, "").replace(/^[^\p{L}\d]+|[\s,/|·•–-]+$/gu, ""));
  const possible = parts.filter(
    (part) =>
      /^(?:\p{Lu}|\d{2,5}[ -]\d{2,3} \p{Lu}|\d{4,5} )/u.test(part) &&
      part.length > 2 &&
      part.length < 70 &&
      part.split(" ").length < 8,
  );
  return possible.find((part) => isPlace(part) || /\d{2,}[ -]?\p{L}|,|\(/u.test(part)) ?? "";
}

/** A line that says how to reach somebody, wherever it stands. */
export function hasContact(text: string): boolean {
  return emailPattern.test(text);
}

function findEmail(lines: TextLine[]): string {
  for (const [index, line] of lines.entries()) {
    const whole = line.text.includes("@") && !hasContact(line.text) ? brokenOver(line, lines[index + 1]) : line.text;
    const joined = whole.replace(/\s*@\s+(?=[\w-]+\.)|\s+@\s*(?=[\w-]+\.)/g, "@");
    const found = emailPattern.exec(isSpacedOut(joined) ? joined.replaceAll(" ", "") : joined)?.[0];
    if (found)
      return found.replace(/^(?:e-?mail|mail|correo|envelope)[:\s]*(?=.+@)/i, "").replace(/(?<![.-])[.-]+$/, "");
  }
  return "";
}

/** "jane.doe@example.c" above "om": a narrow column cuts addresses anywhere. */
function brokenOver(line: TextLine, next: TextLine | undefined): string {
  if (!next || next.column !== line.column || next.look !== line.look || sectionKindOf(next.text)) return line.text;
  return /\S@[\w.-]+$/.test(line.text) && /^[\w.-]{1,30}$/.test(next.text) ? `${line.text}${next.text}` : line.text;
}

/** "j o h n . d o e@em a il . c o m": letters set apart that the file does not tell from words. */
function isSpacedOut(text: string): boolean {
  const pieces = text.split(" ");
  return pieces.length > 5 && pieces.filter((piece) => piece.length < 3).length > 0.7 * pieces.length;
}

function findPhone(lines: TextLine[]): string {
  let best = { text: "", score: 0 };
  for (const line of lines) {
    for (const cell of line.text.split("\t")) {
      for (const match of cell.matchAll(phonePattern)) {
        const score = phoneScore(match[0], cell, match.index);
        if (score > best.score) best = { text: tidyPhone(match[0]), score };
      }
    }
  }
  return best.text;
}

function phoneScore(text: string, cell: string, at: number): number {
  const digits = text.replace(/\D/g, "");
  if (digits.length < 7 || digits.length > 15) return 0;
  if (isMasked(cell, at + text.length) || findPeriods(text).length > 0) return 0;
  if (/(https?:|www\.|\.com\/|linkedin|github|orcid|isbn|doi)/i.test(cell.slice(Math.max(0, at - 30), at))) return 0;
  const labelled =
    phoneLabel.test(cell.slice(0, at)) ||
    /^\s*(?:(?:phone|tel|mobile|[ptmcf])\s*)?(?:[.:]\s*)?$/i.test(cell.slice(0, at));
  const international = /^\(?(\+|00)/.test(text.trim());
  const grouped = /[\s().\-/]/.test(text.trim());
  return (labelled ? 3 : 0) + (international ? 3 : 0) + (grouped && digits.length >= 8 ? 1 : 0);
}

/** "131-221-87xxx" is no number to call. */
function isMasked(cell: string, end: number): boolean {
  return /^[\s().-]*\d*[xX*#]{2}/.test(cell.slice(end));
}

function tidyPhone(text: string): string {
  const trimmed = text.trim().replace(/(?<![\s./–-])[\s./–-]+$/, "");
  const open = (trimmed.match(/\(/g) ?? []).length;
  const close = (trimmed.match(/\)/g) ?? []).length;
  return open > close ? trimmed.replace("(", "") : close > open ? trimmed.replace(/\)(?!.*\))/, "") : trimmed;
}

function findLocation(head: TextLine[]): { location: string; sureLocation: boolean } {
  for (const [index, line] of head.entries()) {
    const labelled = locationLabel.exec(addressIn(line.text));
    if (!labelled) continue;
    const value = labelled[1] ? withTown(labelled[1], line, head[index + 1]) : (head[index + 1]?.text ?? "");
    if (value && value.length < 120 && !hasContact(value)) {
      return { location: value.replace(trailingKind, "").replaceAll("\t", ", "), sureLocation: true };
    }
  }
  for (const [index, line] of head.entries()) {
    const street = line.text
      .split(/\t|\s[|•·●▪]\s/)
      .find((cell) => hasStreet(cell) && /\D\d{4,}/.test(cell) && toAddress(cell));
    if (street) return { location: withTown(street.trim(), line, head[index + 1]), sureLocation: true };
  }
  for (const [index, line] of head.entries()) {
    const cells = line.text.split(/\t|\s[|•·●▪◆◇◦⋆~–—]\s|\s{2,}|;\s/).map((cell) => cell.trim());
    for (const cell of cells) {
      const address = toAddress(cell);
      if (!address) continue;
      const next = head[index + 1]?.text ?? "";
      const isTown = /^\p{Lu}?-?\d{4,5}\s|,\s*\p{Lu}/u.test(next) || isPlace(next);
      const goesOn = cells.length === 1 && hasStreet(address) && isTown && next.length < 60;
      const location = goesOn && toAddress(next) ? `${address}, ${next}` : address;
      return { location: location.replace(/,$/, ""), sureLocation: true };
    }
  }
  return { location: "", sureLocation: false };
}

const postcodeAtEnd = /(?:^|\s)(?:\p{Lu}{1,2}-)?\d{4,6}(?:-\d{3})?$/u;
const townAlone = /^\p{Lu}[\p{L} .'’-]{1,30}(?:\s\([\p{L} ]{2,30}\)){0,2}$/u;

/** An address that its line had no room for goes on below: "12 rue des Olivettes, 44000" above "Nantes". */
function withTown(address: string, line: TextLine, next: TextLine | undefined): string {
  if (!next || next.column !== line.column || !line.text.endsWith(address)) return address;
  if (postcodeAtEnd.test(address) && townAlone.test(next.text)) return `${address} ${next.text}`;
  const isStreet = hasStreet(address) && !/\d{4}/.test(address);
  return isStreet && (postcodeTown.test(next.text) || townPostcode.test(next.text))
    ? `${address}, ${next.text}`
    : address;
}

/** Among contacts on one line the one that is labelled as an address. */
function addressIn(text: string): string {
  const parts = text.split(/\s[|•·]\s/);
  const labelled = parts.length > 1 ? parts.find((part) => locationLabel.test(part)) : undefined;
  return (labelled ?? text).replace(trailingKind, "");
}

const postcodeTown =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,6}(?:-\d{3})?|\d{2}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2})\s+\p{Lu}[\p{L} .'()/-]{1,40}(?:,\s*\p{L}[\p{L} ]+)?$/u;
const townPostcode = /^\p{Lu}[\p{L} .'-]{1,30},?\s+(?:[A-Z]{2}\s+\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/u;

/** The text if it is a place or an address and nothing else. */
function toAddress(text: string): string {
  const cleaned = text.replace(/^[^\p{L}\d]+|(?<![\s/|·•–-])[\s/|·•–-]+$/gu, "").trim();
  if (cleaned.length < 2 || cleaned.length > 120 || /@|https?:|www\./.test(cleaned)) return "";
  if (isPlace(cleaned) || postcodeTown.test(cleaned) || townPostcode.test(cleaned)) return cleaned;
  if (hasStreet(cleaned) && cleaned.split(/\s+/).length <= 14) return cleaned;
  const parts = cleaned.split(/,\s*/);
  const last = parts.at(-1) ?? "";
  const townAndCountry =
    parts.length >= 2 && parts.length <= 4 && (isPlace(last) || postcodeTown.test(last) || townPostcode.test(last));
  return townAndCountry && parts.every((part) => part.length < 40 && !/[.!?]$/.test(toPlain(part))) ? cleaned : "";
}
