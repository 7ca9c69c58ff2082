import type { Tone } from "#shared/letters/letter.schema.ts";
import { someSpace } from "../words/some-space.ts";
import type { LanguageModule } from "./language-module.ts";
import { MeasuredSentence, type Sources } from "./measure-sentence.ts";

/** Makes the sentences of one letter out of filled phrases. */
export type Scribe = { write: (raw: string, sources: Sources) => MeasuredSentence };

/** Wordings, drafts and plans of a letter come to the same text over and over: it is polished and measured once. */
export function createScribe(module: LanguageModule, tone: Tone): Scribe {
  const written = new Map<string, MeasuredSentence>();
  return {
    write: (raw, sources) => {
      const known = written.get(raw);
      if (known?.restsOn(sources)) return known;
      const sentence = new MeasuredSentence({ text: known?.text ?? finish(raw, module, tone), ...sources }, module);
      written.set(raw, sentence);
      return sentence;
    },
  };
}

function finish(raw: string, module: LanguageModule, tone: Tone): string {
  const polished = module.polish(isTidy(raw) ? raw : tidy(raw), tone);
  const first = polished.charAt(0);
  const large = first.toUpperCase();
  return first === large ? polished : large + polished.slice(1);
}

/** Slots that were left empty leave spaces behind, and ends of their own double the full stop. */
function tidy(raw: string): string {
  return raw
    .replace(/ {2,}/gu, " ")
    .replace(/ ([,.;])/gu, "$1")
    .replace(/([.!?])\.$/u, "$1")
    .trim();
}

/** Asked of every sentence that is filled: whether `tidy` would leave it as it is. */
function isTidy(raw: string): boolean {
  const isEndedTwice = raw.endsWith(".") && ".!?".includes(raw.charAt(raw.length - 2));
  return !isEndedTwice && raw === raw.trim() && !someSpace(raw, (at) => " ,.;".includes(raw.charAt(at + 1)));
}
