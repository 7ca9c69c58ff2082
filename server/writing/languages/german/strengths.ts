import { finiteOf } from "./finite-verbs.ts";
import { isForeign } from "./foreign.ts";
import { genderOf } from "./genders.ts";
import { lowerFirst } from "./letter-case.ts";
import { offeredStrengths } from "./offered-words.ts";
import { ofOneself } from "./reflexives.ts";
import { isParticiple, isVerbWithParticle, participleOf, presentOf, withZu } from "./verb-forms.ts";

/**
 * How a strength can be said: "ich bin {adjective}", "ich setze auf {noun}", "es liegt mir, {deed}", "ich {clause}", or
 * only as a quotation.
 */
export type StrengthShape = { kind: "adjective" | "noun" | "deed" | "clause" | "foreign"; text: string };

export function strengthShape(typed: string): StrengthShape {
  const offered = offeredStrengths.get(typed.toLowerCase());
  const text = offered ?? lowerFirst(typed);
  const deed = deedOf(text);
  if (deed) return { kind: "deed", text: deed };
  const clause = clauseOf(text);
  if (clause) return { kind: "clause", text: clause };
  // "Kunden vertrauen mir": a sentence of its own, whose subject is not the person.
  if (OF_ME.test(text)) return { kind: "foreign", text: typed };
  const [first = ""] = text.split(/[\s,]/u);
  const [, quality, without] = WITHOUT.exec(text) ?? [];
  if (quality && isAdjective(quality)) return { kind: "adjective", text: `${quality}, ${without}` };
  const small = first.charAt(0).toLowerCase() + first.slice(1);
  const thing = asObject(small + text.slice(first.length));
  if (thing) return { kind: "noun", text: thing };
  const bare = BARE_OBJECT.exec(text);
  if (bare) return { kind: "noun", text: `${bare[1] ? "einen" : "ein"} ${text}` };
  const [, much] = /^(?:sehr|stets|immer|meist) (\p{Ll}+)$/u.exec(text) ?? [];
  if (much && isAdjective(much)) return { kind: "adjective", text };
  if (/^\p{Ll}{3,}e \p{Lu}\p{Ll}+$/u.test(text)) return { kind: "noun", text };
  if (isAdjective(small)) return { kind: "adjective", text: small + text.slice(first.length) };
  if (/^\p{Ll}+[te]$/u.test(first) && /\s\p{Ll}/u.test(text)) return { kind: "foreign", text: typed };
  if (offered || !isForeign(typed)) return { kind: "noun", text };
  return /^\p{Lu}\p{Ll}+$/u.test(typed) ? { kind: "noun", text: typed } : { kind: "foreign", text: typed };
}

/** "Zahlen verständlich machen" and "zuhören können" are deeds: "Zahlen verständlich zu machen", "zuzuhören". */
function deedOf(text: string): string | null {
  const words = text
    .replace(/^(?:ich )?kann (?=\p{L}+ )/u, "")
    .replace(/ können$/u, "")
    .split(" ");
  const last = words.at(-1) ?? "";
  const isAlone = words.length === 1 && !text.endsWith(" können");
  if (isAlone || /,| zu \p{Ll}+$/u.test(text) || !isVerbWithParticle(last) || isParticiple(last) || isAdjective(last))
    return null;
  return [...words.slice(0, -1), withZu(last)].join(" ");
}

/** "hartnäckig ohne laut zu werden": the clause behind the quality takes its comma. */
const WITHOUT = /^(\p{Ll}+),? (ohne .+ zu \p{Ll}+en)$/u;

/** "behält den Überblick" and "ich bleibe freundlich" as the person says them: "behalte den Überblick". */
function clauseOf(text: string): string | null {
  const [, ich, first = "", rest = ""] = /^([Ii]ch )?(\p{L}+[te]|ist|kann) (\S.*)$/u.exec(text) ?? [];
  if (rest === "" || OF_ANOTHER.test(rest) || ALSO_NOUNS.has(first) || isAdjective(first)) return null;
  // "vertraut mit SAP" and "geübt im Umgang": what one is, and nothing one does.
  if (!ich && BEHIND_PARTICIPLE.test(rest) && participleOf(finiteOf(first)?.infinitive ?? "") === first) return null;
  const verb = ownForm(first);
  return verb && `${verb} ${ofOneself(rest).replace(NEXT_VERB, (word) => ownForm(word) ?? word)}`;
}

/** "behält" and "behalte" are "behalte" of oneself. */
function ownForm(word: string): string | null {
  const finite = finiteOf(word);
  return finite?.tense === "present" ? presentOf(finite.infinitive) : null;
}

const OF_ME = /(?<!\p{L})(?:mir|mich)(?!\p{L})/u;
const OF_ANOTHER = /(?<!\p{L})(?:er|sie|seine?[mnrs]?|ihre?[mnrs]?)(?!\p{L})/u;
const ALSO_NOUNS: ReadonlySet<string> = new Set([
  "Macht",
  "Sucht",
  "Acht",
  "Suche",
  "Liebe",
  "Hilfe",
  "Pflege",
  "Bitte",
]);
const BEHIND_PARTICIPLE = /^(?:in|im|mit|von|für|durch|bei|beim|an|am|auf|über|als|und)(?!\p{L})/u;
const NEXT_VERB = /(?<=[^,] und )\p{Ll}+t(?= )/gu;

/** "Blick fürs Detail", "Händchen für Kinder". */
const BARE_OBJECT = /^(?:(Blick|Sinn|Draht)|Auge|Gedächtnis|Ohr|Händchen|Gefühl|Gespür) (?:für|fürs|zu|zum)(?!\p{L})/u;

/** "kühler Kopf im Service" as an object is "einen kühlen Kopf im Service"; null where no article is missing. */
function asObject(text: string): string | null {
  const [, stem = "", ending = "", noun = "", rest = ""] =
    /^(\p{Ll}{3,}?)(er|es|e) (\p{Lu}[\p{L}-]+)(.*)$/u.exec(text) ?? [];
  if (ending === "er" && genderOf(noun) !== "f" && !/^Hand/u.test(noun)) return `einen ${stem}en ${noun}${rest}`;
  if (ending === "es" && COUNTABLE_NEUTER.test(noun)) return `ein ${text}`;
  return ending === "e" && COUNTABLE_FEMININE.test(noun) ? `eine ${text}` : null;
}

const COUNTABLE_NEUTER = /^(?:Auge|Ohr|Gehör|Gefühl|Händchen|Gedächtnis|Gespür|Tempo)$/u;
const COUNTABLE_FEMININE = /^(?:Hand|Stimme|Art|Ader|Nase|Feder|Handschrift)$/u;

export function isAdjective(word: string): boolean {
  return (
    ADJECTIVES.has(word) ||
    /^(?:ver|be|er|ent|ge)\p{Ll}{3,}en$/u.test(word) ||
    /(?:affin|stark|treu|fest|ig|wandt|lich|sam|haft|bar|isch|voll|los|iert|fähig|freudig|bereit|offen|resistent|bewusst|reich|frei|end)$/u.test(
      word,
    )
  );
}

const ADJECTIVES = new Set(
  "genau ruhig gut gelassen sorgsam freundlich offen ehrlich klar direkt präzise kreativ kommunikativ fair schnell ausdauernd humorvoll diskret sicher gründlich neugierig aufgeschlossen besonnen bedacht ausgeglichen flexibel pragmatisch überzeugend hilfsbereit".split(
    " ",
  ),
);
