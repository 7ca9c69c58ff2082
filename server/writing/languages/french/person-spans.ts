import type { Credential, Skill, Strength } from "../../facts/profile.ts";
import type { Message, Plan } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { rememberTexts } from "../../words/remember-texts.ts";
import { withArticle } from "./articles.ts";
import { listed } from "./clauses.ts";
import { skillInSentence } from "./letter-case.ts";
import { credentialWithArticle, lowerCredential } from "./names.ts";
import { verbOf } from "./verb-forms.ts";

export function schooling(
  { fact, level }: { fact: string; level: string },
  words: Record<string, string>,
): Span | null {
  const text = words[level];
  return text ? { text, facts: [fact], lines: [] } : null;
}

export const LEVELS: Record<string, string> = {
  student: "Mes études sont encore en cours",
  highschool: "J’ai terminé le lycée",
  college: "J’ai poursuivi des études après le lycée",
};

export const SHORT_LEVELS: Record<string, string> = {
  student: "mes études sont encore en cours",
  highschool: "j’ai terminé le lycée",
  college: "j’ai poursuivi des études après le lycée",
};

/** Those of the strengths that can be said so, in one breath. */
export function strongSpan(strengths: readonly Strength[], say: (strength: Strength) => string | null): Span | null {
  const said = strengths.flatMap((strength) => {
    const text = say(strength);
    return text === null ? [] : [{ text, fact: strength.fact }];
  });
  if (said.length === 0) return null;
  return { text: listed([...new Set(said.map(({ text }) => text))]), facts: said.map(({ fact }) => fact), lines: [] };
}

/** "la licence de droit (Université de Rennes 2, 2018) et le CAP Cuisine"; null where one has no article of ours. */
export function papersSpan(credentials: readonly Credential[] = []): Span | null {
  if (credentials.length < 2) return null;
  const named = credentials.map((credential) => {
    const text = credentialWithArticle(credential);
    const year = /^(?:19|20)\d\d$/u.test(credential.year) ? credential.year : "";
    const source = [schoolName(credential), year].filter(Boolean).join(", ");
    return text && source && !text.includes("(") ? `${text} (${source})` : text;
  });
  const known = named.filter((text) => text !== null);
  if (known.length < named.length) return null;
  return { text: known.join(", ainsi que "), facts: credentials.map(({ fact }) => fact), lines: [] };
}

/** "UCLouvain (LOCI)" stands in brackets itself. */
export function schoolName({ institution }: Credential): string {
  return institution.replace(/ \(([^()]+)\)/gu, ", $1");
}

/** The same as typed, for the colon alone. */
export function diplomasSpan(credentials: readonly Credential[] = []): Span | null {
  if (credentials.length < 2 || papersSpan(credentials)) return null;
  return {
    text: listed(credentials.map(({ text }) => lowerCredential(text))),
    facts: credentials.map(({ fact }) => fact),
    lines: [],
  };
}

export const PAPERS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:cv|curriculum)/iu, "mon CV"],
  [/dipl[ôo]me/iu, "une copie de mes diplômes"],
  [/certificat/iu, "mes certificats"],
  [/portfolio|book/iu, "mon portfolio"],
  [/références/iu, "mes références"],
];

export function articled(credential: Credential): Span | null {
  const named = credentialWithArticle(credential);
  return named === null ? null : { text: named, facts: [credential.fact], lines: [] };
}

export function skillSpan(skills: readonly Skill[]): Span {
  return {
    text: listed(skills.map((skill) => skillInSentence(skill.text))),
    facts: skills.map((skill) => skill.fact),
    lines: [],
  };
}

/** For "des connaissances en …", which no infinitive may follow, and no paper or quality. */
export function knownSkills(skills: readonly Skill[]): Span | null {
  return skills.length === 0 || skills.some(({ text }) => isNoSubject(text)) ? null : skillSpan(skills);
}

const isNoSubject = rememberTexts(
  (text): boolean => verbOf(text.split(" ")[0]?.toLowerCase() ?? "")?.form === "infinitive" || NO_SUBJECT.test(text),
);

const NO_SUBJECT =
  /^(?:cap|bep|bts|bafa|bac|caces|afgsu|psc1?|ssiap|sst|fimo|fco|carte|visa|dec|aec|permis|habilitation|diplôme|certificat|attestation|licence|bonne|bon|contact|sens|goût|aisance|esprit|travail (?:en|d[’']) ?équipe|capacité|rapidité|ponctualité|rigueur|patience)(?!\p{L})/iu;

/** Skills with their articles ("la taille et le greffage"); names of tools have none. */
export function articledSkills(skills: readonly Skill[], inflect: (text: string) => string): Span | null {
  const named = skills.map((skill) => {
    const text = skillInSentence(skill.text);
    return withArticle(text) ?? (/^\p{Lu}[^ ]*(?: \(|$)|^\p{Lu}(?!.*\s\p{Ll})/u.test(text) ? text : null);
  });
  const known = named.filter((text) => text !== null);
  if (known.length === 0 || known.length < skills.length) return null;
  return { text: listed(known.map(inflect)), facts: skills.map((skill) => skill.fact), lines: [] };
}

/** Whether no other skill was named before these. */
export function areFirstSkills(message: Message, { paragraphs }: Pick<Plan, "paragraphs">): boolean {
  const all = paragraphs.flat();
  return !all.slice(0, all.indexOf(message)).some(({ kind, skills }) => skills && NAMES_SKILLS.has(kind));
}

const NAMES_SKILLS: ReadonlySet<Message["kind"]> = new Set([
  "open-skill",
  "open-question",
  "link-skill",
  "same-skill",
  "skills",
]);
