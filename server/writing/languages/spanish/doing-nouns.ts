import { agreementOf, articleFor } from "./gender.ts";
import { lowerFirst } from "./lower-first.ts";
import { nounsOfDoing } from "./verbs.ts";

/** "Posicionamiento de pacientes": nouns of doing that no table holds, where what came out is not told. */
export function isDoing(head: string, text: string): boolean {
  if (nounsOfDoing.has(head)) return true;
  return (
    /(?:ción|miento)$/u.test(head) &&
    !text.includes("%") &&
    !CAME_ABOUT.test(head) &&
    /^\p{L}+ (?:del?|y \p{L}+ del?) /u.test(text)
  );
}

const CAME_ABOUT =
  /^(?:(?:dis|ob|re)\p{L}*nción|reducción|disminución|ampliación|nominación|felicitación|calificación|certificación|titulación|reconocimiento|crecimiento|cumplimiento|rendimiento|nacimiento|nombramiento|asociación|organización|fundación|población|habitación|situación|posición|relación)$/u;

/** "apertura y cierre de caja": each noun of doing gets its own article. */
export function withArticles(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const core = bare(word).toLowerCase();
      const opens = at === 0 || /^(?:y|e)$/iu.test(words[at - 1] ?? "") || /[,;]$/u.test(words[at - 1] ?? "");
      const agreement = opens && (at === 0 || nounsOfDoing.has(core)) ? agreementOf(core) : null;
      const small = at === 0 ? lowerFirst(word) : word;
      return agreement ? `${articleFor(core, agreement)} ${small}` : small;
    })
    .join(" ");
}

/** Without the marks around it. */
export function bare(word: string): string {
  return word.replace(/^[("'“«]+|[)"'”».,;:!]+$/gu, "");
}
