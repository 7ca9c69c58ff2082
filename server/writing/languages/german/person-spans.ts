import type { Credential, Skill } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { withDefinite } from "./articles.ts";
import { isForeign } from "./foreign.ts";
import { listOf, quoted, skillName } from "./names.ts";
import { withNounsLarge } from "./small-typing.ts";
import { isAdjective, type StrengthShape, strengthShape } from "./strengths.ts";

export function skillSpan(skills: NonNullable<Message["skills"]>): Span {
  // "Texten und Videoschnitt mit DaVinci": what "mit" is about ends before the next.
  const ordered = [...skills].sort((a, b) => Number(HANGS.test(a.text)) - Number(HANGS.test(b.text)));
  return { text: listOf(ordered.map(skillAsObject)), facts: skills.map((skill) => skill.fact), lines: [] };
}

const HANGS = /\p{L} (?:mit|für|in|von|nach) \p{L}/u;

export function skillAsObject(skill: Skill): string {
  return asObject(skillName(skill));
}

/** "Technischer Vertrieb" is brought along as "technischen Vertrieb". */
function asObject(name: string): string {
  const [, adjective = "", noun = ""] = DECLINED.exec(name) ?? [];
  return isAdjective(adjective.toLowerCase()) ? `${adjective.toLowerCase()}en ${noun}` : name;
}

const DECLINED = /^(\p{L}{3,})er (\p{Lu}\p{Ll}.*)$/u;

/** Whether a skill stands in another form as an object than as a subject. */
export function isDeclined(skill: Skill): boolean {
  return skillAsObject(skill) !== skillName(skill);
}

export function paperSpan({ fact }: Credential, text: string): Span {
  return { text, facts: [fact], lines: [] };
}

/** "Staplerschein", with no school and no year: it is held, and there is no more to say. */
export function isBareLicence({ kind, institution, year, text }: Credential): boolean {
  return kind !== "degree" && institution === "" && year === "" && withDefinite(text, "accusative") !== null;
}

/** "Bankkauffrau (IHK Passau, 2015)". */
export function withSource({ text: typed, institution, year }: Credential): string {
  const told = withNounsLarge(typed.replace(/ \((?:laufend|noch nicht abgeschlossen|voraussichtlich[^)]*)\)/iu, ""));
  const text = /^\p{Ll}/u.test(told) && isForeign(told) ? quoted(told) : told;
  const source = [institution, /^(?:19|20)\d\d$/u.test(year) && !text.includes(year) ? year : ""]
    .filter(Boolean)
    .join(", ");
  if (source === "") return text;
  if (!text.endsWith(")")) return `${text} (${source})`;
  // "Personalfachkauffrau (IHK)" of the "IHK Osnabrück" names it once.
  const inside = text.slice(text.lastIndexOf("(") + 1, -1);
  return institution.includes(inside)
    ? `${text.slice(0, text.lastIndexOf("("))}(${source})`
    : `${text.slice(0, -1)}; ${source})`;
}

/** "meine Ausbildung zur Fachlageristin (IHK Niederbayern)". */
export function training(credential: Credential | undefined): Span | null {
  if (credential?.kind !== "degree" || credential.isPending || !TRAINING.test(credential.text)) return null;
  return paperSpan(credential, `meine ${withSource({ ...credential, year: "" })}`);
}

const TRAINING = /^(?:\p{L}*[Aa]usbildung|Lehre|Umschulung|Weiterbildung|Fortbildung) (?:zu[mr]?|als|in) /u;

/** A degree in brackets or behind a colon, its year told elsewhere. */
export function degree(
  credential: Credential | undefined,
  form: (text: string, school: string) => string,
): Span | null {
  if (credential?.kind !== "degree" || credential.isPending || training(credential)) return null;
  if (credential.text.includes(credential.year) || /[()]/u.test(credential.text)) return null;
  const { institution } = credential;
  return paperSpan(
    credential,
    form(withSource({ ...credential, institution: "", year: "" }), institution && `, ${institution}`),
  );
}

/** Those of the strengths that are of one shape, in one breath. */
export function strong({ strengths = [] }: Message, kind: StrengthShape["kind"]): Span | null {
  const shaped = strengths.map(({ fact, text }) => ({ fact, shape: strengthShape(text) }));
  const said = shaped.filter(({ shape }) => shape.kind === kind);
  if (said.length === 0) return null;
  // A clause that hangs on one of them comes last: "genau und ruhig, wenn es eng wird".
  said.sort((a, b) => Number(a.shape.text.includes(",")) - Number(b.shape.text.includes(",")));
  const texts = said.map(({ shape }) => (kind === "foreign" ? quoted(shape.text) : shape.text));
  return { text: listOf([...new Set(texts)]), facts: said.map(({ fact }) => fact), lines: [] };
}

/** What one does as a rule, with and without "ich" behind its verb: "behalte (ich) den Überblick". */
export function habits({ strengths = [] }: Message, isInverted = false): Span | null {
  const said = strengths.flatMap(({ fact, text }) => {
    const shape = strengthShape(text);
    return shape.kind === "clause" ? [{ fact, text: shape.text }] : [];
  });
  const [first, second] = said;
  if (!first) return null;
  const both = second && !/,| und /u.test(first.text) ? [first, second] : [first];
  const text = both.map((habit) => habit.text).join(" und ");
  return { text: isInverted ? text.replace(" ", " ich ") : text, facts: both.map(({ fact }) => fact), lines: [] };
}

/** Papers whose gender is known, with "mein": "meinen Lebenslauf", "meine Zeugnisse". */
export function papersOf(documents: Message["documents"]): Span | null {
  const [first] = documents ?? [];
  const found = first && PAPERS.find(([pattern]) => pattern.test(first.text));
  return first && found ? { text: found[1], facts: [], lines: first.lines } : null;
}

const PAPERS: readonly (readonly [RegExp, string])[] = [
  [/lebenslauf|\bcv\b|curriculum|r[ée]sum[ée]/iu, "meinen Lebenslauf"],
  [/arbeitszeugnis/iu, "meine Arbeitszeugnisse"],
  [/zeugnis/iu, "meine Zeugnisse"],
  [/arbeitsproben|work samples/iu, "meine Arbeitsproben"],
  [/portfolio/iu, "mein Portfolio"],
  [/referen[zc]/iu, "meine Referenzen"],
];

/** The schooling that was ticked, in one of three forms. */
export function schooling({ fact, level }: { fact: string; level: string }, form: 0 | 1 | 2): Span | null {
  const text = LEVELS[level]?.[form];
  return text ? { text, facts: [fact], lines: [] } : null;
}

const LEVELS: Record<string, readonly [string, string, string]> = {
  student: [
    "Ich lerne noch und stehe vor dem Einstieg",
    "Noch lerne ich, der Berufsstart steht bevor",
    "Noch lerne ich",
  ],
  highschool: ["Mit der Schule bin ich fertig", "Die Schule liegt hinter mir", "Mit der Schule bin ich fertig"],
  college: [
    "Nach der Schule war ich an einer Hochschule",
    "Auf die Schule folgte bei mir eine Hochschule",
    "Nach der Schule war ich an einer Hochschule",
  ],
};
