import type { Language } from "#shared/letters/letter.schema.ts";
import { wholeWords } from "#shared/words/word-pattern.ts";
import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import type { Evidence } from "./evidence.ts";
import { languageLevels, languageRows } from "./lexicon/papers.ts";

/** Languages spoken, and how well. */
export function checkLanguages(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode === "denial" || clause.mode === "posting") return [];
  return clause.words.flatMap((word): Claim[] => {
    const row = rowOf.get(word.folded);
    if (row === undefined || !/^\p{Lu}/u.test(word.text) === (evidence.language === "en" || evidence.language === "de"))
      return [];
    const named = evidence.units.filter(
      (unit) => unit.words.some((other) => rowOf.get(other.folded) === row) || isShortened(row, unit.folded),
    );
    const claim = (text: string, at: number): Claim[] => [
      { kind: "language", text, at, why: evidence.inPosting(word.folded) ? "posting" : "nowhere" },
    ];
    const posted = clause.mode === "offer" && evidence.inPosting(word.folded);
    const isOwn = row === rowOf.get(ownName[evidence.language]);
    if (named.length === 0 && evidence.shortened.isShort(word.folded)) return [];
    if (named.length === 0) return posted || isOwn || evidence.inHeading(word.folded) ? [] : claim(word.text, word.at);
    const near = around(clause.folded, word.at - clause.at, word.end - clause.at);
    const level = enough.test(near) ? -1 : levelOf(near);
    const known = Math.max(...named.map((unit) => levelOf(unit.folded)));
    return level >= 2 && level > known ? claim(word.text, word.at) : [];
  });
}

/** "Engl. A2", "ital C1": cut short before a full stop or a level. */
function isShortened(row: number, folded: string): boolean {
  const stems = [...folded.matchAll(/(?<!\p{L})(\p{L}{3,6})(?:\.|(?= [abc][12](?![\p{L}\d])))/gu)].map(
    ([, stem = ""]) => stem,
  );
  return (languageRows[row] ?? []).some((name) =>
    stems.some((stem) => name.startsWith(stem) && name.length >= stem.length + 2),
  );
}

/** "good enough for the desk" is no level. */
const enough = wholeWords(["enough", "genug", "reicht", "suffisant*", "suffit", "suficiente*", "basta"]);

/** The words up to the next comma or "and" on both sides: the level of one language is not the other's. */
function around(folded: string, at: number, end: number): string {
  const before =
    folded
      .slice(Math.max(0, at - 30), at)
      .split(/[,;]| (?:and|und|et|y|e|sowie) /u)
      .at(-1) ?? "";
  const after = folded.slice(end, end + 30).split(/[,;]| (?:and|und|et|y|e|sowie) /u)[0] ?? "";
  return before + folded.slice(at, end) + after;
}

function levelOf(folded: string): number {
  return languageLevels.findLastIndex((pattern) => pattern.test(folded));
}

/** Whoever writes a letter in a language need not say that they know it. */
const ownName: Record<Language, string> = { en: "english", de: "german", fr: "french", es: "spanish" };

const rowOf = new Map(languageRows.flatMap((names, row) => names.map((name) => [name, row] as const)));
