import dates from "./lexicon/dates.json" with { type: "json" };
import { repairLigatures } from "./ligatures.ts";
import { type TextLine, TURN } from "./resume-text.ts";

/** Long lines are no resume's; they would make every pattern slow. */
const MAX_LINE = 2000;
const MAX_LINES = 3000;

/** Lines as a person reads them: no control characters, soft hyphens or icon glyphs, ligatures spelled out. */
export function prepareLines(lines: TextLine[]): TextLine[] {
  const cleaned = lines.slice(0, MAX_LINES).map((line) => {
    const text = line.text.slice(0, MAX_LINE);
    const turns = text.split("\t").flatMap((cell) => cell.split(TURN).slice(1).map(cleanLine));
    return { ...line, text: cleanLine(text), turns };
  });
  return repairLigatures(cleaned)
    .map((line) => ({ ...line, text: tidy(line.text), turns: line.turns.map(tidy).filter((turn) => turn !== "") }))
    .filter((line) => line.text !== "");
}

/** Cells of a table that were put together without a space: "PresentSenior Analyst", "Analyst2019 – 2021". */
const gluedAfterDate =
  /((?:19|20)\d{2}|[Pp]resent|[Hh]eute|[Aa]ctualidad|[Aa]ujourd['’]hui|[Aa]tual)(?=\p{Lu}\p{Ll}{2})/gu;
const gluedBeforeDate = new RegExp(
  String.raw`(\p{L})(?=(?:19|20)\d{2}\s*[-–—]|(?:${dates.capitalMonths})\.?\s+(?:19|20)\d{2})`,
  "gu",
);
/** Small pictures of an envelope or a telephone stand between contacts. */
const pictures = /(?![\d#*©®™])\p{Extended_Pictographic}\ufe0f?/gu;

/** NUL stays for now: it stands for a glyph that the file does not name. */
function cleanLine(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
      .replace(/-?\u00ad?[\u2010\u2011]/g, "-")
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
      .replace(/ {3,}/g, "\t")
      .replace(gluedAfterDate, "$1\t")
      .replace(gluedBeforeDate, "$1\t")
      .replace(pictures, "\t")
      .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff\ufffd\p{Co}]/gu, "")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be removed
      .replace(/[\u0001-\u0008\u000b-\u001f\u007f]/g, "")
  );
}

function tidy(text: string): string {
  return text
    .split("\t")
    .map((cell) => cell.replaceAll("\0", "").replace(/\s+/g, " ").trim())
    .filter((cell) => cell !== "" && !/^[|·•,;]+$/.test(cell))
    .join("\t")
    .normalize("NFC");
}
