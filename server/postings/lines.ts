/** A line of a posting without its bullet; `numbers` are those of the pasted text, from 1. */
export type Line = { numbers: number[]; text: string; isBullet: boolean; isAfterBlank: boolean };

/** More is no posting; what comes after is not read. */
const MOST_LINES = 800;
const LONGEST = 8000;
/** Mail is broken at about 72 characters; other texts that go on in small letters have a longer line before. */
const WRAPPED_FROM = 56;
const BROKEN_FROM = 68;

const bullet =
  /^(?:[•·▪▫◦‣●○■□*✓✔✅➤►▶→⇒»›–—-]|\p{Extended_Pictographic}\uFE0F?|\(?\d{1,2}[.)]|[a-h]\))[\s\u00A0]+(?=\S)/u;
const blanks = /^[\s\u00A0\u200B\uFEFF>]+|[\s\u00A0\u200B\uFEFF]+$/gu;

/** The lines of a text that say something. */
export function toLines(text: string): Line[] {
  const raws = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  const isMail = isHardWrapped(raws);
  const isMarkup = /<(?:p|li|br|div|h\d|ul|html|body|b)\b/iu.test(text);
  const lines: Line[] = [];
  let isAfterBlank = true;
  let lastLength = 0;
  for (const [index, raw] of raws.entries()) {
    for (const piece of isMarkup ? withoutMarkup(raw) : [raw]) {
      const whole = piece.slice(0, LONGEST).replace(blanks, "");
      const body = whole.replace(bullet, "");
      if (body === "") {
        isAfterBlank ||= !isMarkup;
        continue;
      }
      const isBullet = body !== whole;
      const before = lines.at(-1);
      const goesOn = before && !isAfterBlank && !isBullet && before.text.length < LONGEST;
      if (goesOn && isContinued(before.text, { next: body, lastLength, isMail })) {
        before.text = `${before.text} ${body}`;
        before.numbers.push(index + 1);
      } else lines.push({ numbers: [index + 1], text: body, isBullet, isAfterBlank });
      isAfterBlank = false;
      lastLength = whole.length;
    }
    if (lines.length >= MOST_LINES) break;
  }
  return lines;
}

function isContinued(before: string, at: { next: string; lastLength: number; isMail: boolean }): boolean {
  if (at.isMail) return at.lastLength >= WRAPPED_FROM && /[^.!?:;]$/u.test(before) && !label.test(at.next);
  return at.lastLength >= BROKEN_FROM && /[\p{L}\d,]$/u.test(before) && /^\p{Ll}/u.test(at.next);
}

/** "Duración: 12 meses" goes on with no line above it. */
const label = /^\p{Lu}[\p{L} ]{2,24}:\s\S/u;

/** Whether lines end where a mail program broke them. */
function isHardWrapped(raws: readonly string[]): boolean {
  const long = raws.filter(({ length }) => length >= WRAPPED_FROM);
  return (
    long.length >= 5 &&
    long.every(({ length }) => length <= 90) &&
    long.length * 4 >= raws.filter((raw) => raw.trim()).length
  );
}

const entities = new Map([
  ["amp", "&"],
  ["nbsp", " "],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["#39", "'"],
  ["apos", "'"],
]);

/** What a line of markup says, a piece for each block in it. */
function withoutMarkup(raw: string): string[] {
  return raw
    .replace(/<(?:li|LI)\b[^<>]{0,200}>/gu, "\n• ")
    .replace(/<\/?(?:p|div|h\d|ul|ol|br|tr|td)\b[^<>]{0,200}>/giu, "\n")
    .replace(/<!--|-->|<[^<>]{0,300}>/gu, " ")
    .replace(/&([a-z]{2,4}|#39);/gu, (whole, name: string) => entities.get(name) ?? whole)
    .split("\n");
}

const abbreviations = new Set(
  "z agr hr fr mag frl atn attn corp ltda lcda lcdo mr mrs ms dr prof st no nr tel ref réf m mme mlle sra sr srta lic ing dña dra co inc ltd ca inkl bzw ggf kat std hd lt vgl etc max min approx dept ext art abs z usw bac e.g i.e p p.a pr c.v s.a s.l dipl geb str mtra mtro arq psic enf profa".split(
    " ",
  ),
);

/** The sentences of a line as they stand. Names and dates with a point in them are no ends. */
export function toSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?…]+["”»’)]{0,2}(?=\s|$)/gu)) {
    const end = index + mark.length;
    if (mark === "." && !isEnd(text, { start, at: index, end })) continue;
    const sentence = text.slice(start, end).trim();
    if (sentence) sentences.push(sentence);
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest ? [...sentences, rest] : sentences;
}

function isEnd(text: string, { start, at, end }: { start: number; at: number; end: number }): boolean {
  const last = /[\p{L}\p{N}.]{1,12}$/u.exec(text.slice(Math.max(start, at - 12), at))?.[0] ?? "";
  if (abbreviations.has(last.toLowerCase()) || /^(?:\p{Lu}|\d{1,2})$/u.test(last)) return false;
  return !/^\s+\p{Ll}/u.test(text.slice(end, end + 4)) || /\d$/u.test(last);
}
