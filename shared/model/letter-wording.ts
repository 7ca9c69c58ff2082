import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "./words/letter-wording.json" with { type: "json" };
/** Wording around a letter's body, as models write it, in the four languages. All of it stands at the start of a line. */

/** "Sure!", "Here is your letter:" and their kin; may come one after another. */
export const preamble = new RegExp(
  [
    "(?:sure(?: thing)?|certainly|absolutely|of course|okay|ok|great|gerne|natürlich|selbstverständlich|bien sûr|volontiers|claro(?: que sí)?|por supuesto|con gusto)\\s*[!,.:–—-]+",
    "(?:below|here|hier|voici|aquí|a continuación|ci-dessous)\\b[^\\n.!?:]{0,140}\\b(?:letter|body|draft|version|translation|anschreiben|bewerbung\\p{L}*|übersetzung|lettre|traduction|carta|traducción)\\b[^\\n.!?:]{0,120}[:.!]",
    "(?:i['’]d|i would|i['’]m|i am) (?:be )?(?:happy|glad) to (?:help|assist|write|provide|translate)\\b[^\\n.!?:]{0,200}[:.!]",
    "i(?:['’]ve| have) (?:written|drafted|prepared|translated|tailored|composed)\\b[^\\n.!?:]{0,200}\\b(?:letter|draft|it)\\b[^\\n.!?:]{0,200}[:.!]",
  ]
    .map((pattern) => `(?:^${pattern}\\s*)`)
    .join("|"),
  "iu",
);

/** A line that only names what follows. */
export const subjectLine = new RegExp(String.raw`^${oneOf(tables.subjectLine)}\s*(?::|$)`, "iu");

export const greetingLine = new RegExp(String.raw`^${oneOf(tables.greetingLine)}(?![\p{L}])[^.!?\n]{0,100}$`, "iu");

/** From here on nothing belongs to the body. */
export const closingLine = new RegExp(
  `^(?:${[
    "(?:yours|most|very)?\\s*(?:sincerely|faithfully|truly|respectfully|cordially)(?: yours)?",
    "(?:with )?(?:kind|kindest|best|warm|warmest|many)?\\s*(?:regards|wishes)",
    "best|warmly|thanks|thank you|many thanks",
    "mit (?:freundlichen|besten|herzlichen) gr(?:ü|ue)(?:ß|ss)en",
    "(?:viele|freundliche|beste|herzliche|liebe) gr(?:ü|ue)(?:ß|ss)e|hochachtungsvoll",
    "(?:bien )?cordialement|respectueusement|(?:sincères )?salutations(?: distinguées)?",
    "(?:muy )?atentamente|cordialmente|(?:un )?(?:cordial |atento )?saludos?(?: cordial(?:es)?)?",
  ].join("|")})(?:[,.!]?|,\\s[^.!?\\n]{0,60})$` +
    "|^(?:je vous prie|veuillez|nous vous prions)\\b[^\\n]*\\b(?:agréer|recevoir|croire)(?!\\p{L})" +
    "|^(?:recevez,|reciban? un|les? saluda)(?!\\p{L})",
  "iu",
);

/** Talk to the person about the letter, after it. */
export const afterword = new RegExp(
  String.raw`^${oneOf(tables.afterword.alone)}|^${oneOf(tables.afterword.notes)}\s*:|^${oneOf(tables.afterword.letters)}\b.*\b${oneOf(tables.afterword.offers)}\b`,
  "iu",
);

/** A model that will not write the letter. */
export const refusal = new RegExp(`^${oneOf(tables.refusal)}`, "iu");

/**
 * Whether a line may turn out to be none of the body, by how it begins. It is then not shown before it is complete.
 */
export function isSuspect(line: string): boolean {
  const text = line.toLowerCase().replaceAll("’", "'");
  return suspects.some((suspect) => text.startsWith(suspect) || suspect.startsWith(text));
}

const suspects = [
  ..."sure!|sure,|sure.|sure thing|certainly|absolutely|of course|okay|ok,|ok!|ok.|great!|great,|gerne|natürlich|selbstverst".split(
    "|",
  ),
  ..."bien sûr|volontiers|claro|por supuesto|con gusto|below|here|hier ist|hier sind|voici|aquí|a continuación|ci-dessous".split(
    "|",
  ),
  ..."i'd|i would be|i'm|i am happy|i am glad|i am sorry|i am unable|i am afraid|i've|i have written|i have drafted".split(
    "|",
  ),
  ..."i have prepared|i can't|i cannot|i won't|i will not|i must|sorry|unfortunately|as an ai|es tut mir|je suis dés".split(
    "|",
  ),
  ..."je ne peux|je vous prie|lo siento|subject|re:|betreff|objet|asunto|cover letter|anschreiben|lettre de".split("|"),
  ..."carta de|body|letter|dear|hello|hi,|hi |good morning|good day|good afternoon|to whom|greetings|sehr geehrte".split(
    "|",
  ),
  ..."guten tag|hallo|liebe|bonjour|madame|monsieur|cher|chère|estimad|hola|buenos días|a quien".split("|"),
];
