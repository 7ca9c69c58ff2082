import { isLanguageSkill } from "../../facts/language-skill.ts";
import type { Skill, Strength } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { isInfinitive, isPlural } from "./gender.ts";
import { languageName } from "./language-names.ts";
import { listOf, skillName, skillWithArticle } from "./names.ts";
import { words } from "./spans.ts";
import { isQuality, type StrengthShape, strengthShape } from "./strengths.ts";

/** What the slots stand for that name skills and strengths. */
export const skillFillers: Record<string, (message: Message) => Span | null | undefined> = {
  skills: ({ skills }) => (skills && skills.length > 0 ? skillsSpan(skills, listOf(skills.map(skillName))) : null),
  // One knows things, and speaks languages.
  things: ({ skills = [] }) =>
    skills.length > 0 && !areLanguages(skills) ? skillsSpan(skills, listOf(skills.map(skillName))) : null,
  spoken: ({ skills = [] }) =>
    areLanguages(skills) ? skillsSpan(skills, listOf(skills.map(({ text }) => languageName(text)))) : null,
  // A list behind a colon is of several.
  "listed-skills": ({ skills = [] }) => (skills.length > 1 ? skillsSpan(skills, listOf(skills.map(skillName))) : null),
  // For sentences that speak of skills without naming them again.
  named: ({ skills }) => (skills && skills.length > 0 ? skillsSpan(skills, "") : null),
  "the-skills": ({ skills }) => skills && theSkills(skills),
  // "Conocimientos de React", but not "de llevar tres platos".
  "known-skills": ({ skills = [] }) => {
    const names = skills.map(skillName);
    const isKnown = names.length > 0 && !names.some((name) => isDoing(name) || isCard(name));
    return isKnown ? skillsSpan(skills, listOf(names)) : null;
  },
  "the-known": ({ skills = [] }) => (skills.some(({ text }) => isCard(text.toLowerCase())) ? null : theSkills(skills)),
  // "Tengo el carné B": one has a card, and no knowledge of it.
  "the-cards": ({ skills }) => (skills?.every((skill) => isCard(skillName(skill))) ? theSkills(skills) : null),
  // "Sé llevar tres platos y poner copas".
  "skill-deeds": ({ skills = [] }) => {
    const names = skills.map(skillName);
    return names.length > 0 && names.every(isDoing) ? skillsSpan(skills, listOf(names)) : null;
  },
  language: ({ skills = [] }) => skillsSpan(skills, listOf(skills.map(({ text }) => languageName(text)))),
  "both-of-them": ({ skills }) =>
    words(skills && skills.length > 1 ? (skills.length === 2 ? "ambas cosas" : "todo ello") : "eso"),

  "soy-adjective": (message) => {
    const span = strong(message, "adjective");
    return span && isQuality(span.text) ? span : null;
  },
  "strong-adjective": (message) => {
    const span = strong(message, "adjective");
    return span && !isQuality(span.text) ? span : null;
  },
  // "En el trabajo escribo las cosas", and "sé trabajar a turnos" by itself.
  "strong-clause": (message) => {
    const span = strong(message, "clause");
    return (
      span && (/trabaj/u.test(span.text) || isDoing(span.text) ? span : { ...span, text: `en el trabajo ${span.text}` })
    );
  },
  // Behind "en el trabajo" or "y", where the place need not be named again.
  "strong-clause-only": (message) => strong(message, "clause"),
  "strong-noun": (message) => strong(message, "noun"),
  "strong-quoted": (message) => strong(message, "quoted"),
};

function areLanguages(skills: readonly Skill[]): boolean {
  return skills.length > 0 && skills.every(({ text }) => isLanguageSkill(text));
}

/** A "Handscanner" ends as a verb does, but keeps its capital in Spanish. */
function isDoing(name: string): boolean {
  return /^\p{Ll}/u.test(name) && isInfinitive(name.split(" ")[0] ?? "");
}

function isCard(name: string): boolean {
  return CARD.test(name);
}

const CARD =
  /^(?:carn[eé]t?s?|licencias?|permisos?|registro de conducir|tip|cap|tarjetas?|títulos?|certificados?|acreditación|acreditaciones|coche|vehículo|moto)(?!\p{L})/iu;

const OFFICE = /^(?:monitora?|entrenadora?|socorrista|instructora?|profesora?|formadora?|operadora?) (?:de|en) /iu;

function skillsSpan(skills: readonly Skill[], text: string): Span {
  return { text, facts: skills.map((skill) => skill.fact), lines: [] };
}

function theSkills(skills: readonly Skill[]): Span | null {
  // "Monitor de ocio" is what somebody can be, and nothing to have or know.
  if (skills.some(({ text }) => OFFICE.test(text))) return null;
  const names = skills.flatMap((skill) => skillWithArticle(skill) ?? []);
  return names.length === skills.length && names.length > 0 ? skillsSpan(skills, listOf(names)) : null;
}

function shapesOf(strengths: readonly Strength[], kind: StrengthShape["kind"]): { fact: string; text: string }[] {
  return strengths.flatMap(({ fact, text }) => {
    const shape = strengthShape(text);
    return shape.kind === kind ? [{ fact, text: shape.text }] : [];
  });
}

/** Those of the strengths that are of one shape, in one breath. */
function strong({ strengths = [] }: Message, kind: StrengthShape["kind"]): Span | null {
  const said = shapesOf(strengths, kind);
  if (said.length === 0) return null;
  return { text: listOf([...new Set(said.map(({ text }) => text))]), facts: said.map(({ fact }) => fact), lines: [] };
}

/** "Mis puntos fuertes son", of those that are told as nouns. */
export function areSeveral(strengths: readonly Strength[]): boolean {
  const nouns = shapesOf(strengths, "noun");
  return nouns.length > 1 || nouns.some(({ text }) => isPlural(text));
}
