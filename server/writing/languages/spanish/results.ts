import { withArticle } from "./gender.ts";
import { lowerFirst } from "./lower-first.ts";
import type { ReadLine } from "./read-line.ts";

/** "Reducción de las ausencias del 14 % al 8 %" came about once: "reduje las ausencias …". */
export function resultOf(text: string): Extract<ReadLine, { kind: "work" }> | null {
  const score = SCORE.exec(text);
  if (score) return { kind: "work", words: ["obtuve", "una", ...lowerFirst(text).split(" ")], verbs: [], form: "past" };
  const [, noun = "", joint = "", rest = ""] = RESULT.exec(text) ?? [];
  const verb = RESULT_VERBS[noun.toLowerCase()];
  if (!verb || !/\d/u.test(rest)) return null;
  const object = joint === "del" ? `el ${rest}` : withArticle(rest);
  return { kind: "work", words: [verb, ...object.split(" ")], verbs: [], form: "past" };
}

/** "Calificación de 96% en la autoevaluación", "Puntuación de 4,9 en la aplicación": what others gave. */
const SCORE =
  /^(?:Calificación|Puntuación|Valoración|Nota)(?: media| promedio| final)? del? (?:un )?\d[\d.,]* ?(?:%|sobre |en |de (?:5|10|100)(?!\d)|$)/iu;

const RESULT = /^(Reducción|Aumento|Incremento|Mejora|Disminución) (del?) (.+)$/iu;
const RESULT_VERBS: Readonly<Record<string, string>> = {
  reducción: "reduje",
  disminución: "reduje",
  aumento: "aumenté",
  incremento: "aumenté",
  mejora: "mejoré",
};
