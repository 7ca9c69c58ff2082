import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import { textIn64 } from "./text-in-64.ts";

/**
 * Tells sentences that a posting planted: a phrase or address that it asks letters to hold, or words of a line that speaks
 * to software. `told` is what the person said of themselves; what stands there too is theirs.
 */
export function createPlantedFinder(from: {
  posting: readonly string[];
  suspicious: readonly number[];
  told: readonly string[];
}): (sentence: Pick<LetterSentence, "text">) => boolean {
  const told = levelled(from.told.join("\n"));
  const odd = from.posting.filter((line, index) => from.suspicious.includes(index + 1) || isComment(line));
  const hidden = from.posting.flatMap((line) => textIn64(line));
  const demands = [...from.posting, ...hidden].filter((line) => DEMAND.test(line) && LETTER.test(line));
  const phrases = [...odd, ...hidden, ...demands]
    .flatMap((line) => [...line.matchAll(QUOTED)].map(([, words = ""]) => levelled(words).trim()))
    .filter((phrase) => phrase.length >= 4 && !told.includes(phrase));
  const addresses = from.posting.flatMap((line) => line.match(ADDRESS) ?? []).map((address) => address.toLowerCase());
  const runs = new Set([...odd, ...hidden].flatMap((line) => runsOf(line)).filter((run) => !told.includes(run)));
  return ({ text }) => {
    const said = levelled(text);
    return (
      phrases.some((phrase) => said.includes(phrase)) ||
      addresses.some((address) => text.toLowerCase().includes(address) && !told.includes(levelled(address))) ||
      runsOf(text).some((run) => runs.has(run))
    );
  };
}

const DEMAND =
  /include|contain|mention|must (?:say|state|begin|start|end)|write|add|insert|phrase|enthalten|erwähn|schreib|nenn|inclu|conten|mentionn|écri|mencion|escrib/iu;
const LETTER =
  /letter|application|answer|response|output|anschreiben|bewerbung|antwort|lettre|candidature|réponse|carta|respuesta/iu;
const QUOTED = /["“„«]\s?([^"“”„«»\n]{4,160})\s?["”“»]/gu;
const ADDRESS = /https?:\/\/[^\s"'<>)]{4,200}|\bwww\.[^\s"'<>)]{4,200}/giu;

function isComment(line: string): boolean {
  return line.includes("<!--") || line.includes("-->");
}

const RUN = 5;

function runsOf(text: string): string[] {
  const words = levelled(text).split(" ").filter(Boolean);
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(" "));
}

function levelled(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
