/** What a person typed, without what cannot be seen or stored: control and format marks, lone surrogates. Words stay as typed. */
export function toldText(text: string): string {
  return text.toWellFormed().normalize("NFC").replace(UNSEEN, "").replace(/\s+/gu, " ").trim();
}

/** The same line by line; empty lines are dropped. */
export function toldLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029\v\f]/u)
    .map(toldText)
    .filter((line) => line !== "");
}

/** A line without the mark that a list sets before it. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, "");
}

/** For finding the same words again. */
export function wordKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

/** White space is left to `\s`; the joiners of some scripts stay. */
const UNSEEN = /(?!\s)(?:\p{Cc}|(?![\u200c\u200d])\p{Cf}|\ufffd)/gu;
const BULLET = /^(?:[-*•‣◦▪▫●·–—+✓✔>»]|\d{1,2}[.)])\s+/u;
