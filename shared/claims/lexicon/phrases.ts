import type { Language } from "#shared/letters/letter.schema.ts";
import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import { type ClaimWords, claimWords } from "./claim-words.ts";

/** How a clause of a letter is told apart: who it speaks of and whether it claims anything. All on folded text. */
export type Phrases = Readonly<Record<"me" | "you" | "offer" | "denial" | "applying" | "as" | "skill", RegExp>> & {
  /** Directly before an employer. */
  at: RegExp;
  stop: ReadonlySet<string>;
};

function toPhrases(words: ClaimWords, rest: Pick<Phrases, "at"> & Partial<Pick<Phrases, "as">>): Phrases {
  return {
    me: wholeWords(words.me),
    you: wholeWords(words.you),
    offer: wholeWords(words.offer),
    denial: wholeWords(words.denial),
    applying: wholeWords(words.applying),
    as: wholeWords(words.as, "gu"),
    skill: wholeWords(words.skill, "gu"),
    stop: new Set(words.stop),
    ...rest,
  };
}

const { en, de, fr, es } = claimWords;

export const phrases: Record<Language, Phrases> = {
  en: toPhrases(en, {
    at: /(?:at|for|with|from|of|join(?:ed|ing)?|left|in) (?:the )?$/u,
    as: new RegExp(String.raw`(?<!\p{L})${oneOf(en.as)}`, "gu"),
  }),
  de: toPhrases(de, {
    at: /(?:bei|beim|fur|von|vom|in|im|an|am|aus|zu|zur|zum)(?: (?:der|dem|den|die|das))?(?: firma)? $/u,
  }),
  fr: toPhrases(fr, {
    at: /(?:chez|a|au|aux|pour|de|du|d|dans|en|l)(?: (?:la|le|les|l))?['’ ]$/u,
  }),
  es: toPhrases(es, {
    at: /(?:en|para|con|de|del|desde|por)(?: (?:el|la|los|las))? $/u,
  }),
};
