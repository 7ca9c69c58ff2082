import type { Language } from "#shared/letters/letter.schema.ts";

/** What lines begin with in each language; Spanish verbs say who it is by themselves. */
const pronouns: Record<Language, string> = { en: "I", de: "Ich", fr: "Je", es: "" };

/** The quiet word in front of the box; empty where the line begins otherwise. `text` is empty for a new line. */
export function beginningOf(text: string, language: Language): string {
  const pronoun = pronouns[language];
  return pronoun !== "" && (text === "" || text.startsWith(`${pronoun} `)) ? pronoun : "";
}

/** What stands in the box after its beginning. */
export function endingOf(text: string, beginning: string): string {
  return beginning === "" ? text : text.slice(beginning.length).trimStart();
}

/**
 * What no verb begins with, in notes: a time, a place, or a person that says "I" after its verb or not at all
 * ("seit 2021 stimme ich Orgeln"). Words that are verbs too ("am", "like", "fit") are no part of it.
 */
const firstWords: Record<string, ReadonlySet<string>> = {
  I: new Set("after as at before by during for from in on since through until when while with".split(" ")),
  Ich: new Set(
    "ab als am an auf aus bei beim bis durch für im in mit nach seit um vom von vor während zum zur zwischen".split(
      " ",
    ),
  ),
  Je: new Set(
    "après au aux avant avec chez comme dans de depuis dès du en entre jusque pendant pour sous sur à".split(" "),
  ),
};

/** Who says "I" before the first comma has said who it is. A word counts once a space follows: half of it is any word. */
const ownSubjects: Record<string, RegExp> = {
  I: /^[^\n,;:.]{0,120}(?<!\p{L})(?:i|we)\s/iu,
  Ich: /^[^\n,;:.]{0,120}(?<!\p{L})(?:ich|wir)\s/iu,
  Je: /^[^\n,;:.]{0,120}(?<!\p{L})(?:je|nous|j['’]\p{L}+)\s/iu,
};

/**
 * The line that a box makes. Who types the beginning all the same does not get it twice, and what begins as a sentence
 * or a note of its own ("Packing operator since 2022") stays as it was typed.
 */
export function joinLine(beginning: string, ending: string): string {
  const rest = ending.trim();
  if (beginning === "" || rest === "" || beginsItself(beginning, rest) || standsAlone(beginning, ending)) return rest;
  return beginning === "Je" && /^[aeiouyàâéèêëîïôùû]/iu.test(rest) ? `J’${rest}` : `${beginning} ${rest}`;
}

function beginsItself(beginning: string, text: string): boolean {
  const [first = ""] = text.toLowerCase().split(/[\s'’]/u);
  return first === beginning.toLowerCase() || (beginning === "Je" && first === "j");
}

function standsAlone(beginning: string, ending: string): boolean {
  const typed = ending.trimStart();
  if (/^[\p{Lu}\p{N}]/u.test(typed)) return true;
  const first = /^\S{1,20}(?=\s)/u.exec(typed)?.[0].toLowerCase() ?? "";
  return Boolean(firstWords[beginning]?.has(first) || ownSubjects[beginning]?.test(typed));
}
