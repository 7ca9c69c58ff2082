import { isLanguageSkill, readLanguageSkill } from "../../facts/language-skill.ts";
import type { Skill } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { isForeign } from "./foreign.ts";
import { languageNames } from "./language-names.ts";
import { credentialName, issuerOf, listOf, skillName } from "./names.ts";
import { type StrengthShape, strengthShape } from "./strengths.ts";

/** The skills in one breath, as they were typed. */
export function skillsSpan(skills: readonly Skill[] | undefined, nameOf = skillName): Span | null {
  if (!skills || skills.length === 0) return null;
  return { text: listOf(skills.map(nameOf)), facts: skills.map((skill) => skill.fact), lines: [] };
}

export function skillAsTyped(skill: Skill): string {
  return skillName(skill).replace(/^skill in /u, "");
}

/**
 * Skills as what somebody brings or uses: nobody "brings forklift", but their skills in it. Papers and what somebody is
 * like are had, and nobody is skilled in them.
 */
export function broughtSkills(skills: readonly Skill[] | undefined): Span | null {
  const said = skillsSpan(skills, skillAsTyped);
  if (!said || !skills) return said;
  return skills.some(({ text }) => HAD.test(text))
    ? skillsSpan(skills)
    : { ...said, text: `my skills in ${said.text}` };
}

const HAD =
  /(?<!\p{L})(?:licen[cs]es?|licen[cs]ed|certificates?|certification|certified|registration|registered|clearance|cleared|tickets?|permits?|degrees?|diplomas?|NVQ|trained|training|skills?|knowledge|experience|background|familiarity|understanding|attention|eye|patience|punctuality|reliability|availability|ability|flexibility|honesty|early|late|night|own)(?!\p{L})|first aid/iu;

/** "I bring implants", "I bring Irish": of such one can only say that it is among the skills. */
export function canBeBrought({ text }: Skill): boolean {
  return !isLanguageSkill(text) && !/^\p{Ll}+[^s\P{Ll}]s$/u.test(text);
}

/** The skills with the lines of the posting that ask for them. */
export function askedSkills({ skills, topics }: Message): Span | null {
  const said = skillsSpan(skills, skillAsTyped);
  return said && { ...said, lines: topics?.flatMap((topic) => topic.lines) ?? [] };
}

/** Those of the strengths that are of one shape, in one breath. */
export function strong({ strengths = [] }: Message, kind: StrengthShape["kind"]): Span | null {
  const shaped = strengths.map(({ fact, text }) => ({ fact, shape: strengthShape(text) }));
  const said = shaped.filter(({ shape }) => shape.kind === kind);
  if (said.length === 0) return null;
  // "patient and a good listener", "patient and good with parents", not the other way round.
  const weight = ({ text }: StrengthShape) => text.split(" ").length + (/^(?:an?|never|always) /u.test(text) ? 100 : 0);
  if (kind === "adjective") said.sort((a, b) => weight(a.shape) - weight(b.shape));
  return { text: listOf(said.map(({ shape }) => shape.text)), facts: said.map(({ fact }) => fact), lines: [] };
}

/** "a BA in English from the University of Leeds and the Care Certificate". */
export function papersSpan({ credentials }: Message): Span | null {
  if (!credentials || credentials.length < 2) return null;
  const named = credentials.map((credential) => {
    const name = credentialName(credential);
    const issuer = issuerOf(credential);
    return issuer && !/[,(]/u.test(name) ? `${name} from ${issuer}` : name;
  });
  return { text: listOf(named), facts: credentials.map(({ fact }) => fact), lines: [] };
}

/** "Spanish at level B2 and fluent Arabic"; only the levels that were typed. */
export function languagesSpan(skills: readonly Skill[] | undefined): Span | null {
  if (!skills || skills.length === 0) return null;
  return { text: listOf(skills.map(languageName)), facts: skills.map((skill) => skill.fact), lines: [] };
}

/** "it", "them" of one by its number, "both" of two. */
export function allOf(skills: readonly Skill[]): string {
  const [{ text } = { text: "" }, ...others] = skills;
  // Whether a word of another language is one or many, nobody can see.
  const one = isForeign(text) ? "that" : /[^siu]s$/u.test(text) ? "them" : "it";
  return others.length === 0 ? one : (ALL[skills.length] ?? "all of them");
}

const ALL: Record<number, string> = { 2: "both", 3: "all three" };

/** "which", "both of which" of so many. */
export const WHICH: Record<number, string> = { 1: "which", 2: "both of which" };

/** "fluent Spanish", "Spanish at level B2", "German"; only the level that was typed. */
function languageName(skill: Skill): string {
  const { language, level } = readLanguageSkill(skill.text);
  const name = languageNames.get(language.toLowerCase()) ?? language.charAt(0).toUpperCase() + language.slice(1);
  const plain = level.toLowerCase();
  // Who says that they speak it has said this.
  if (plain === "spoken") return name;
  return LEVEL_WORDS[plain]
    ? `${LEVEL_WORDS[plain]} ${name}`
    : /^[abc][12]$/u.test(plain)
      ? `${name} at level ${level.toUpperCase()}`
      : level
        ? `${name} (${level})`
        : name;
}

const LEVEL_WORDS: Record<string, string> = {
  fluent: "fluent",
  fluently: "fluent",
  fließend: "fluent",
  courant: "fluent",
  fluido: "fluent",
  verhandlungssicher: "fluent",
  native: "native",
  muttersprache: "native",
  "langue maternelle": "native",
  nativo: "native",
  "lengua materna": "native",
  basic: "basic",
  conversational: "conversational",
  advanced: "advanced",
  intermediate: "intermediate",
  bilingual: "bilingual",
  bilingue: "bilingual",
  bilingüe: "bilingual",
};
