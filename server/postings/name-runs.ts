import { oneOf } from "#shared/words/word-pattern.ts";
import { smallNameWords } from "./words/no-names.ts";

/** Words written as a name is, and where they stand in the text. */
export type NameRun = { text: string; at: number; end: number };

const LONGEST = 10;
const READ = 1200;
const small = new RegExp(`^(?:${oneOf(smallNameWords)}|[dl]['’]\\p{Ll}\\p{L}*)$`, "u");
const capital =
  /^(?:[„“"]?(?:\p{Lu}|\d+\p{L}|[dlDL]['’]\p{Lu}|\p{Ll}{1,2}\p{Lu})[\p{L}\p{M}\d'’.&+/-]*|&|\d{2,4}|e\.V\.?|e\.U\.?|gGmbH|mbH|eG|plc|inc\.?|enr\.?)$/u;
const joins = /^(?:in|im|am|an|zum|zur|auf|bei|mit|als|for|with|to|für|and|und|et|y|von|the|der|des|de|du|del|of|at)$/u;

/** All runs of capitalised words of a sentence; small words within a name belong to it ("Ville de Dôle", "Mar & Cía"). */
export function nameRuns(text: string): NameRun[] {
  const runs: NameRun[] = [];
  let words: NameRun[] = [];
  const close = () => {
    while (words.length > 0 && !capital.test(words.at(-1)?.text ?? "")) words.pop();
    const [first] = words;
    const last = words.at(-1);
    if (first && last && first.text !== "&") {
      const raw = text.slice(first.at, last.end);
      const whole = /(?:[A-Z]\.|[Ii]nc\.|Ltd\.|Co\.|Corp\.|e\.V\.|Ltda\.|enr\.)$/u.test(raw)
        ? raw
        : raw.replace(/[.'’]+$/u, "");
      runs.push({ text: whole, at: first.at, end: first.at + whole.length });
    }
    words = [];
  };
  let end = -1;
  for (const { 0: found, index } of text.slice(0, READ).matchAll(/[^\s,;:()|·•"“”„«»<>!?[\]]+/gu)) {
    const isNext = end >= 0 && /^\s$/u.test(text.slice(end, index));
    if (!isNext || words.length >= LONGEST) close();
    const stop = /[\p{Ll}\d]{3,}\.$/u.test(found) && !/^(?:Ltda|Corp|Cía)\.$/u.test(found);
    const word = stop ? found.slice(0, -1) : found;
    const isName = capital.test(word);
    if (isName || (words.length > 0 && small.test(word)))
      words.push({ text: word, at: index, end: index + word.length });
    else close();
    end = index + found.length;
    if (stop) close();
  }
  close();
  return runs;
}

/** A run and its shorter readings: without what a sentence puts before or behind a name. */
export function readingsOf(run: NameRun): NameRun[] {
  const words = [...run.text.matchAll(/\S+/gu)];
  const cuts = words.flatMap(({ 0: word, index }, at) => (at > 0 && joins.test(word) ? [index] : []));
  const starts = cuts.map((index) => index + (/^\S+\s+/u.exec(run.text.slice(index))?.[0].length ?? 0));
  const readings = [
    run,
    ...cuts.map((cut) => ({ text: run.text.slice(0, cut).trim(), at: run.at, end: run.at + cut })),
  ];
  for (const start of starts) readings.push({ text: run.text.slice(start), at: run.at + start, end: run.end });
  return readings;
}
