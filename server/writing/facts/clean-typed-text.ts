/**
 * What a person typed, fit to stand in a letter: NFC, without control, zero-width and direction marks, lone surrogates
 * and tags; inner white space is one blank. Words and spelling stay as typed.
 */
export function cleanTypedText(text: string): string {
  return cleanTypedLines(text).join(" ");
}

/** As {@link cleanTypedText}, but line by line; empty lines are dropped. */
export function cleanTypedLines(text: string): string[] {
  return text
    .toWellFormed()
    .normalize("NFC")
    .split(/\r\n|[\n\r\u2028\u2029\v\f]/u)
    .map((line) =>
      line
        .replace(PLACEHOLDER, " ")
        .replace(/<\/?[a-z!][^<>]{0,200}>/giu, " ")
        .replace(/\s+/gu, " ")
        .replace(INVISIBLE, "")
        .replace(BRACKETS, "")
        .replace(/ {2,}/gu, " ")
        .trim(),
    )
    .filter((line) => line !== "");
}

/** Controls, format characters (direction, tags, zero width; the joiners of some scripts stay) and U+FFFD. */
const INVISIBLE = /\p{Cc}|(?![\u200c\u200d])\p{Cf}|\ufffd/gu;

/** Brackets and braces read as placeholders that somebody forgot. */
const BRACKETS = /[[\]{}<>]/gu;

/** What templates and programs leave behind in a text somebody pasted. */
const PLACEHOLDER =
  /\{\{[^{}]{0,60}\}\}|\[(?:your|insert|enter|company|name|job|position|date|address|phone|e-?mail|object)\b[^\]]{0,40}\]|(?<![\p{L}\p{N}])(?:undefined|NaN)(?![\p{L}\p{N}])/giu;
