import { type Language, languageNames } from "#shared/letters/letter.schema.ts";
import { cleanTypedText } from "../facts/clean-typed-text.ts";

/** A wish as a sentence of the person's own, or why it cannot be one. */
export type ReadWish = { sentence: string } | { why: string };

/**
 * Makes a sentence of a wish ("mention that I can start in May") where it is one the person says of themselves, in the
 * letter's language. The writer adds nothing to it: whatever it would have to guess or translate is told back instead.
 */
export function readWish(typed: string, language: Language): ReadWish {
  const text = cleanTypedText(typed).replace(/^["“„«»'‘]+|["”“»«'’]+$/gu, "");
  const { rest, isClause } = withoutRequest(text);
  const name = languageNames[language];
  const shown = `Your wish “${cleanTypedText(typed)}”`;
  if (ABOUT_THE_LETTER.test(rest)) {
    return {
      why: `${shown} is about the letter itself; the built-in writer words only what you say of yourself. Tone and length have choices of their own.`,
    };
  }
  const spoken = languages.find((one) => grammars[one].statement.test(rest));
  if (!spoken) {
    return {
      why: `${shown} is left out: the built-in writer takes up a sentence of your own, such as “${grammars[language].example}”.`,
    };
  }
  if (spoken !== language) {
    return {
      why: `${shown} is in ${languageNames[spoken]}, and the built-in writer cannot put it into ${name}. Type it in ${name}.`,
    };
  }
  const said = spoken === "de" && isClause ? germanMainClause(rest) : rest;
  if (said === null || /\?/u.test(said)) {
    return {
      why: `${shown} is left out: please type it as a whole sentence, such as “${grammars[language].example}”.`,
    };
  }
  return { sentence: finished(said) };
}

/** Whether a sentence is about when, where and on which terms: it stands near the end of a letter then. */
export function isPractical(sentence: string): boolean {
  return PRACTICAL.test(sentence);
}

const languages: readonly Language[] = ["en", "de", "fr", "es"];

/** What a person says who asks for something, in any of the languages; "that" and its kin open a subordinate clause. */
const REQUESTS: readonly RegExp[] = [
  /^(?:please\s+|kindly\s+)?(?:(?:mention|say|state|add|include|write|note|point out|make (?:it )?clear|explain|highlight)(?:\s+in (?:the|my) letter)?|(?:tell|let) (?:them|the (?:employer|company|reader|team))(?: know)?)\s*[:,]?\s*(?<that>that\s+)?/iu,
  /^(?:bitte\s+)?(?:erwähnen?|sagen?|sag|schreiben?|schreib|nennen?|nenn|betonen?|ergänzen?|weisen? darauf hin|teilen? mit|fügen? hinzu)(?:\s+sie)?(?:\s+bitte)?\s*[:,]?\s*(?<that>dass\s+)?/iu,
  /^(?:merci de\s+|s['’]il (?:te|vous) plaît,?\s+)?(?:mentionne[rz]?|dis|dites|dire|indique[rz]?|écris|écrivez|écrire|ajoute[rz]?|précise[rz]?|signale[rz]?)\s*[:,]?\s*(?<that>que\s+|qu['’])?/iu,
  /^(?:por favor,?\s+)?(?:menciona[rd]?|mencione|diga[n]?|decir|di|indica[rd]?|indique|escrib[ea]|escribir|añad[ea]|añadir|señala[r]?|explica[r]?)\s*[:,]?\s*(?<that>que\s+)?/iu,
];

function withoutRequest(text: string): { rest: string; isClause: boolean } {
  for (const request of REQUESTS) {
    const asked = request.exec(text);
    const rest = text.slice(asked?.[0].length ?? 0);
    // "Di" may also begin another word.
    if (asked && /^[\p{L}\d]/u.test(rest) && /[\s:,'’]$/u.test(asked[0]))
      return { rest, isClause: Boolean(asked.groups?.that) };
  }
  return { rest: text, isClause: false };
}

type Grammar = { statement: RegExp; example: string };

/** Sentences whose subject is the person or what is theirs. */
const grammars: Record<Language, Grammar> = {
  en: {
    statement:
      /^(?:[^.!?]{0,60}[\s,])?I(?:['’](?:m|ve|d|ll))?\s+\p{L}|^(?:my|our)\s[^.!?]{1,80}\s(?:is|are|was|were|has|have|can|will|allows?|lets?|took|taught|came|goes?)\s/iu,
    example: "I can start in May",
  },
  de: {
    statement:
      /(?<!\p{L})ich(?!\p{L})|^meine?[rnms]?\s[^.!?]{1,80}\s(?:ist|sind|war|waren|hat|haben|kann|erlaubt|läuft|endet|beträgt)(?!\p{L})/iu,
    example: "Ich kann im Mai anfangen",
  },
  fr: {
    statement:
      /(?<!\p{L})(?:je\s|j['’])|^(?:mon|ma|mes)\s[^.!?]{1,80}\s(?:est|sont|était|a|ont|permet|peut|dure)(?!\p{L})/iu,
    example: "Je peux commencer en mai",
  },
  es: {
    statement:
      /^(?:[^.!?]{0,40}[\s,])?(?:yo\s+\p{L}|(?:no\s+)?(?:me\s)?(?:puedo|podría|tengo|soy|estoy|quiero|quisiera|querría|he|hablo|vivo|trabajo|trabajé|busco|conozco|dispongo|llevo|cuento|empiezo|prefiero|necesito|sé|aprendí|estudié|estudio|resido|gustaría|interesa|interesaría|mudaría|mudo|manejo|conduzco)(?!\p{L}))|^mis?\s[^.!?]{1,80}\s(?:es|son|era|ha|han|permite|termina|dura)(?!\p{L})/iu,
    example: "Puedo empezar en mayo",
  },
};

const ABOUT_THE_LETTER =
  /(?<!\p{L})(?:cover letter|this letter|the letter|paragraphs?|anschreiben|absätze?|la lettre|paragraphes?|la carta|párrafos?)(?!\p{L})/iu;

/** "ich im Mai anfangen kann" is "Ich kann im Mai anfangen"; null where the verb at the end is not one to move. */
function germanMainClause(clause: string): string | null {
  const words = clause.replace(/[.!]+$/u, "").split(" ");
  const last = words.at(-1) ?? "";
  if (words[0]?.toLowerCase() !== "ich" || words.length < 3 || !MOVABLE.test(last)) return null;
  return ["Ich", last, ...words.slice(1, -1)].join(" ");
}

const MOVABLE =
  /^(?:kann|könnte|konnte|möchte|will|wollte|darf|muss|soll|habe|hatte|hätte|bin|war|wäre|werde|würde|wohne|lebe|arbeite|spreche|besitze|suche|kenne|lerne|komme)$/iu;

function finished(text: string): string {
  const sentence = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return /[.!…]$/u.test(sentence) ? sentence : `${sentence.replace(/[\s,;:]+$/u, "")}.`;
}

const PRACTICAL =
  /(?<!\p{L})(?:start|begin|available|availability|notice|salary|relocate|relocation|move|moving|visit|interview|call|phone|permit|weekends?|nights?|anfangen|beginnen|verfügbar|kündigungsfrist|gehalt\p{L}*|umziehen|ziehe|gespräch|telefonisch|wochenenden?|commencer|disponible|préavis|salaire|déménager|entretien|week-ends?|empezar|incorporarme|disponible|disponibilidad|preaviso|sueldo|salario|mudarme|entrevista)(?!\p{L})/iu;
