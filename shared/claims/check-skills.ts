import type { Language } from "#shared/letters/letter.schema.ts";
import { aliasesOf } from "./aliases.ts";
import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCognate } from "./cognates.ts";
import { isCommon } from "./common.ts";
import type { Evidence } from "./evidence.ts";
import { helping } from "./lexicon/ladders.ts";
import { occupations } from "./lexicon/occupations.ts";
import { degreeLevels, languageRows } from "./lexicon/papers.ts";
import { phrases } from "./lexicon/phrases.ts";
import { products } from "./lexicon/products.ts";
import { tools } from "./lexicon/tools.ts";
import { numberWords } from "./number-words.ts";
import { isRelated } from "./related.ts";
import { fold, isSameMeaning, isSameWord, type Word } from "./words.ts";

/** Tools, methods and materials that the person has not named. */
export function checkTools(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode === "denial" || clause.mode === "posting") return [];
  return [...clause.folded.matchAll(anyTool), ...clause.folded.matchAll(anyProduct)].flatMap((match): Claim[] => {
    const row = rowOfTool.get(match[1] ?? "") ?? [match[0]];
    // "mes photographies" are things, not a skill.
    if (/(?<!\p{L})(?:mes|nos|mis|nuestr[oa]s) $/u.test(clause.folded.slice(0, match.index))) return [];
    if (row.some((form) => hasForm(form, evidence))) return [];
    const posted = row.some((form) => evidence.postingFolded.includes(form));
    if (posted && clause.mode === "offer") return [];
    const text = clause.text.slice(match.index, match.index + match[0].length);
    return [{ kind: "tool", text, at: clause.at + match.index, why: posted ? "posting" : "nowhere" }];
  });
}

function hasForm(form: string, evidence: Evidence): boolean {
  if (evidence.factsFolded.includes(form) || evidence.inHeading(form)) return true;
  return (
    !form.includes(" ") &&
    form.length > 4 &&
    evidence.units.some((unit) => unit.words.some((word) => isSameWord(word.folded, form)))
  );
}

const rowOfTool = new Map<string, string[]>();
for (const line of tools) {
  const forms = line.split(/[\s|]+/u).map((form) => form.replaceAll("_", " "));
  for (const form of forms) rowOfTool.set(form, [...(rowOfTool.get(form) ?? []), ...forms]);
}
const anyTool = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...rowOfTool.keys()].sort((a, b) => b.length - a.length).join("|")})(?:s|es|e|n|en)?(?![\\p{L}\\p{N}])`,
  "gu",
);

const anyProduct = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${products.trim().split(/\s+/u).join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** What stands where a skill, a tool or a held title is named, and is in no fact. */
export function checkFrames(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode !== "claim") return [];
  const { skill, as } = phrases[evidence.language];
  return [
    ...[...clause.folded.matchAll(skill)]
      .filter((match) => !isThesis(match, clause))
      .flatMap((match) =>
        looseItems(itemsAfter(clause, match, evidence), clause, evidence).filter(
          ({ text, why }) =>
            !surroundings.test(fold(text)) &&
            (firm.test(match[0]) ||
              why === "posting" ||
              (evidence.language === "de" ? !vague.test(match[0]) : /\p{Lu}/u.test(text)) ||
              /\p{Lu}{2}/u.test(text)),
        ),
      ),
    ...looseItems(itemsBefore(clause, evidence), clause, evidence),
    ...[...clause.folded.matchAll(as)].flatMap((match) => looseTitle(clause, match, evidence)),
  ];
}

function looseItems(items: readonly (readonly Word[])[], clause: Clause, evidence: Evidence): Claim[] {
  return items.flatMap((item): Claim[] => {
    const judged = item.filter(
      ({ folded, text }) =>
        (!isCommon(folded) ||
          (evidence.language !== "de" && /^\p{Lu}/u.test(text) && evidence.postingNames.has(folded))) &&
        !everyday.has(folded) &&
        evidence.canJudge(folded) &&
        (evidence.language !== "de" || /^[\p{Lu}\d]/u.test(text)),
    );
    const loose = judged.filter(({ folded }) => !isToldOf(folded, evidence));
    const [first] = loose;
    if (!first || 2 * loose.length < judged.length) return [];
    const last = loose.at(-1) ?? first;
    const posted = loose.every(({ folded }) => evidence.inPosting(folded));
    return [
      {
        kind: "tool",
        text: clause.text.slice(first.at - clause.at, last.end - clause.at),
        at: first.at,
        why: posted ? "posting" : "nowhere",
      },
    ];
  });
}

function isToldOf(word: string, evidence: Evidence): boolean {
  return (
    evidence.knows(word) ||
    evidence.inCompany(word) ||
    aliasesOf(word).some((other) => evidence.factsFolded.includes(other))
  );
}

/** What anybody works with, and no skill. */
const everyday = new Set(
  "wood metal paper people hands children kids animals numbers figures words colour colours color colors flowers plants food bread water fabric glass stone light books music families seniors adults teenagers strangers neighbours colleagues patients guests pupils bois papier gens mains enfants animaux chiffres mots couleurs fleurs plantes pain eau verre pierre livres musique familles adultes adolescents collegues patients madera papel gente manos ninos ninas animales numeros cifras palabras colores flores plantas pan agua cristal piedra libros musica familias adultos adolescentes companeros pacientes menschen holz papier handen kindern tieren zahlen worten farben blumen pflanzen brot wasser glas stein buchern musik familien".split(
    " ",
  ),
);

/** "ma maîtrise, soutenue en 2012": the old French master's. */
function isThesis({ 0: text }: RegExpMatchArray, { folded }: Clause): boolean {
  return text.startsWith("maitrise") && /(?<!\p{L})(?:soutenue|obtenue|universitaire)(?!\p{L})/u.test(folded);
}

/** "I know the paths of the Jura": a place, not a skill. */
const surroundings =
  /^(?:paths?|trails?|streets?|neighbourhoods?|hills|coast|sentiers|chemins|rues|quartiers?|vallees?|region|cote|senderos|caminos|calles|barrios?|valles?|comarca|costa)(?!\p{L})/u;

/** "with patience" and "with SAP": what follows is a tool only where it looks like one. */
const vague = /^(?:mit|kenne(?: ich)?)$/u;

/** Behind these a skill is named in whatever words; behind others only what looks like a name is one. */
const firm =
  /^(?:trained|training|qualified|qualification|certifi|licen|skilled|proficien|expert|specialis|specializ|competent|course|diploma|i (?:also )?(?:operate|drive|drove)|operat|sais|formee?|formation|certifiee?|habilite|specialise|conduis|manie|pilot|se$|curso|certificad|acreditad|especiali|titul|formad|manejo|carne|licencia)/u;

/** "SAP und Lexware sind mir vertraut": the nouns of a list before a frame. */
function itemsBefore(clause: Clause, evidence: Evidence): Word[][] {
  const match = familiar.exec(clause.folded);
  if (!match) return [];
  const { stop } = phrases[evidence.language];
  const before = clause.words.filter(
    ({ end, folded, text }) =>
      end <= clause.at + match.index && !stop.has(folded) && folded.length > 2 && !/^\d/u.test(text),
  );
  return before
    .filter(({ folded }) => !joins.has(folded) && !languages.has(folded))
    .slice(-4)
    .map((word) => [word]);
}

/** Said behind what one knows well. */
const familiar =
  /(?<!\p{L})(?:(?:is|are) (?:second nature|familiar|no mystery|no stranger|home ground)|(?:holds?|has|have) no secrets|(?:is|are) (?:part of|among) my (?:tools|daily|skills|trade)|(?:ist|sind) mir (?:\p{L}+ )?(?:vertraut|gelaufig|bekannt)|beherrsche ich|kenne ich|bediene ich|(?:nutz|setz|verwend)e?(?:te)? ich|programmier(?:e|te) ich|(?:spreche|fahre|schweisse) ich|wende(?:te)? ich|arbeite(?:te)? ich(?<=mit .{0,60}arbeite(?:te)? ich)|gehor(?:t|en) zu meinem (?:handwerkszeug|alltag|repertoire)|n['’ ](?:a|ont) (?:plus|pas) de secrets?|(?:me|m['’]) ?(?:est|sont) (?:\p{L}+ )?famili\p{L}*|no tienen? secretos|me (?:es|son) famili\p{L}*|me resultan? famili\p{L}*)(?!\p{L})/u;

/** The nouns of a list behind a frame, item by item. */
function itemsAfter(clause: Clause, match: RegExpMatchArray, evidence: Evidence): Word[][] {
  const { stop } = phrases[evidence.language];
  const from = clause.at + (match.index ?? 0) + match[0].length;
  const items: Word[][] = [[]];
  let end = from;
  let count = 0;
  for (const word of clause.words.filter(({ at }) => at >= from)) {
    const gap = clause.text.slice(end - clause.at, word.at - clause.at);
    if (/[.;:!?()—–]/u.test(gap) || stop.has(word.folded) || count > 8) break;
    if (gap.includes(",") && !goesOn(clause.text.slice(word.at - clause.at))) break;
    if (gap.includes(",") || joins.has(word.folded)) items.push([]);
    end = word.end;
    count++;
    if (joins.has(word.folded) || word.folded.length < 3 || /^\d/u.test(word.text)) continue;
    if (languages.has(word.folded) || numberWords(evidence.language).has(word.folded)) continue;
    items.at(-1)?.push(word);
  }
  return items.filter((item) => item.length > 0);
}

/** A comma begins another item only where more items or an "and" follow; else it begins an aside. */
function goesOn(rest: string): boolean {
  const near =
    fold(rest)
      .split(/[.;:!?()]/u)[0]
      ?.split(/\s+/u)
      .slice(0, 7) ?? [];
  return near.some((word) => joins.has(word) || word.endsWith(","));
}

const joins = new Set("and or und oder et ou y e o as sowie plus".split(" "));
const languages = new Set(languageRows.join(" ").split(/[\s|]+/u));

/** "as a head gardener": a word for an occupation that no post of the person has. */
function looseTitle(clause: Clause, match: RegExpMatchArray, evidence: Evidence): Claim[] {
  const [item] = itemsAfter(clause, match, evidence);
  const isWished = !held.test(`${match[0]} `);
  const loose = (item ?? []).slice(0, 4).filter(
    ({ folded, text, at }) =>
      !(isWished && evidence.inHeading(folded)) &&
      !isHeld(folded, evidence) &&
      !isCommon(folded) &&
      isOccupation[evidence.language].test(folded) &&
      // "técnico superior" is a degree, and checked as one.
      !degreeLevels.some(({ words }) => words.exec(clause.folded.slice(at - clause.at))?.index === 0) &&
      (evidence.language !== "de" || /^\p{Lu}/u.test(text)) &&
      evidence.canJudge(folded),
  );
  const [first] = loose;
  if (!first) return [];
  const posted = loose.every(({ folded }) => evidence.inPosting(folded));
  return [{ kind: "title", text: first.text, at: first.at, why: posted ? "posting" : "nowhere" }];
}

/** Frames of what one is or was; behind others the job applied for may stand: "the post of". */
const held =
  /(?<!\p{L})(?:am|was|been|became|worked?|working|served?|serving|employed|started|trained|qualified|experience|years|months|began|hired|bin|war|wurde|suis|etais|ete|devenue?|soy|fui|era) /u;

/** Whether a post, a skill or a paper of the person names the occupation; what others in their lines are does not count. */
function isHeld(word: string, evidence: Evidence): boolean {
  // "FSJler" did an "FSJ".
  const letters = /^(\p{L}{2,4})ler(?:in)?$/u.exec(word)?.[1];
  if ([...aliasesOf(word), ...(letters ? [letters] : [])].some((other) => evidence.says(other))) return true;
  const own = evidence.units.filter(({ fact, period }) => period !== null || !helping.test(fold(fact.text)));
  return own.some((unit) =>
    unit.words.some(
      (other) =>
        isSameOccupation(word, other.folded) ||
        (isSameMeaning(word, other.folded) && !isNarrower(word, other.folded)) ||
        (!evidence.sameLanguage && isKin(word, other.folded)),
    ),
  );
}

const rowsOfOccupation = new Map<string, number[]>();
for (const [row, line] of occupations.entries())
  for (const name of line.split(/[\s|]+/u)) rowsOfOccupation.set(name, [...(rowsOfOccupation.get(name) ?? []), row]);

function isSameOccupation(word: string, told: string): boolean {
  const own = rowsOfOccupation.get(word) ?? rowsOfOccupation.get(word.replace(/s$/u, "")) ?? [];
  return (rowsOfOccupation.get(told) ?? []).some((row) => own.includes(row));
}

/** In two languages: of one origin, of one row, or what a German compound ends in. */
function isKin(word: string, told: string): boolean {
  if (isRelated(word, told) || isCognate(word, told)) return true;
  for (let from = 3; from <= told.length - 6; from++) if (isCognate(word, told.slice(from))) return true;
  return false;
}

/** "Diätköchin" is more than "Köchin". */
function isNarrower(word: string, told: string): boolean {
  return word.length > told.length + 2 && word.endsWith(told);
}

const isOccupation: Record<Language, RegExp> = {
  en: /(?:er|or|ist|ian|ant|ent|man|woman|eer|ee|nurse|chef|cook|clerk|lead|head|smith|apprentice|intern|captain|guard|aide|coach|mechanic)$/u,
  de: /(?:er|or|ist|ant|ent|eur|euse|in|kraft|mann|frau|koch|chef|arzt|leitung|assistenz|hilfe|azubi)$/u,
  fr: /(?:[^e]er|ere|eur|euse|eure|trice|ien|ienne|iste|aire|ant|ante|ent|ente|chef|cheffe|cadre|apprentie?|commis|medecin)$/u,
  es: /(?:or|ora|ero|era|ista|ante|anta|ente|enta|ario|aria|ico|ica|jefe|jefa|auxiliar|oficial|aprendiz|medic[oa])$/u,
};
