import { isLanguageSkill } from "../../facts/language-skill.ts";
import type { Skill } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { withDefinite } from "./articles.ts";
import { upperFirst } from "./letter-case.ts";
import { languageName, listOf } from "./names.ts";
import { countOf } from "./numbers.ts";
import {
  degree,
  habits,
  isBareLicence,
  isDeclined,
  paperSpan,
  papersOf,
  schooling,
  skillAsObject,
  skillSpan,
  strong,
  training,
  withSource,
} from "./person-spans.ts";
import { EMPTY, type Fill } from "./slot-spans.ts";
import { isInfinitive } from "./topics.ts";
import { isVerb, looksLikeVerb } from "./verb-forms.ts";

/** What one is or holds: "Brandschutzhelfer", "Sachkunde § 34a", "Staplerschein". */
const IS_HELD =
  /(?:helfer|beauftragte|schein|ausweis|lizenz|patent|zertifikat)(?:in|r)?(?!\p{L})|^(?:Sachkunde|Unterrichtung|Fahrerkarte)(?!\p{Ll}*kenntnis)/iu;

const DONE_ELSEWHERE = /(?<!\p{L})(?:zu Hause|zuhause|daheim|privat)(?!\p{L})|^\p{Lu}\p{Ll}+en(?:\s|$)/u;

/** Slots of what the person can do, holds and is like. */
export const personFillers: Record<string, Fill> = {
  kenntnisse: thingsKnown,
  // Things are brought along, deeds can be done: where both are named, each has its verb.
  dinge: (message) => mixedPart(message, (skill) => !isDone(skill)),
  können: (message) => mixedPart(message, isDone),
  "alles-gekonnte": ({ skills = [] }) => (isMixed(skills) ? deedSpan(skills) : null),
  // "Kaffee kochen" is "Kaffee machen" once more, and nothing that one would use for it.
  ähnlich: (message) => (message.skills?.length && saysAlike(message) ? skillSpan(message.skills) : null),
  // "Kaffee kochen" is done and is not brought along; what is used is a thing.
  "kenntnisse-nutzen": (message) =>
    message.skills?.length &&
    !saysAlike(message) &&
    !isOfLanguages(message) &&
    !message.skills.some((skill) => isDone(skill) || IS_HELD.test(skill.text))
      ? skillSpan(message.skills)
      : null,
  // What is done at home, and a verb that stands as a noun, is not said of the new place.
  "kenntnisse-dort": ({ skills = [] }) =>
    skills.length > 0 && skills.every((skill) => isDone(skill) && !DONE_ELSEWHERE.test(skill.text))
      ? skillSpan(skills)
      : null,
  "kenntnisse-tun": (message) =>
    message.skills?.length && message.skills.every(isDone) && !saysAlike(message) ? deedSpan(message.skills) : null,
  mehrere: ({ skills = [] }) => (skills.length > 1 && !skills.some(isDone) ? skillSpan(skills) : null),
  "gefragte-kenntnisse": (message) => (message.skills?.some(isDone) ? null : askedSkills(message)),
  "gefragtes-tun": (message) => (message.skills?.every(isDone) ? askedSkills(message) : null),
  "gefragtes-können": (message) => (message.skills?.some(isDone) ? askedSkills(message) : null),
  Alles: ({ skills = [] }) =>
    skills.length > 1 ? { ...EMPTY, text: upperFirst(ALL[skills.length] ?? "alles") } : null,
  alles: ({ skills = [] }) => (skills.length > 1 ? { ...EMPTY, text: ALL[skills.length] ?? "alles" } : null),
  eine: ({ skills = [] }) => (skills.length === 1 ? EMPTY : null),
  // Where skills are the subject of their sentence.
  ungebeugt: ({ skills = [] }) => (skills.some(isDeclined) ? null : EMPTY),
  mehr: ({ skills = [] }) => (skills.length > 1 ? EMPTY : null),
  sprache: ({ skills = [] }) =>
    skills[0] && isLanguageSkill(skills[0].text)
      ? { text: listOf(skills.map(({ text }) => languageName(text))), facts: skills.map(({ fact }) => fact), lines: [] }
      : null,

  laufend: ({ credential }) => (credential?.isPending ? paperSpan(credential, withSource(credential)) : null),
  "abschluss-mit-ort": ({ credential }) =>
    credential && !credential.isPending && !isBareLicence(credential)
      ? paperSpan(credential, withSource(credential))
      : null,
  "grad-mit-ort": ({ credential }) =>
    credential?.kind === "degree" && !credential.isPending ? paperSpan(credential, withSource(credential)) : null,
  "die-ausbildung": ({ credential }) => training(credential),
  "Die-ausbildung": ({ credential }) => {
    const span = training(credential);
    return span && { ...span, text: upperFirst(span.text) };
  },
  "ohne-ausbildung": ({ credential }) => (training(credential) ? null : EMPTY),
  "den-abschluss": ({ credential }) => degree(credential, (text, school) => `meinen Abschluss (${text}${school})`),
  "grad-ohne-jahr": ({ credential }) =>
    degree(credential, (text, school) => (school ? `${text} (${school.slice(2)})` : text)),
  "im-jahr": ({ credential }) =>
    credential && /^(?:19|20)\d\d$/u.test(credential.year) ? paperSpan(credential, credential.year) : null,
  "ohne-jahr": ({ credential }) => (credential?.year ? null : EMPTY),
  "kein-grad": ({ credential }) => (credential?.kind === "degree" ? null : EMPTY),
  abschlüsse: ({ credentials = [] }) =>
    credentials.length > 1
      ? { text: listOf(credentials.map(withSource)), facts: credentials.map(({ fact }) => fact), lines: [] }
      : null,
  "den-schein": ({ credential }) =>
    credential && isBareLicence(credential)
      ? paperSpan(credential, withDefinite(credential.text, "accusative") ?? "")
      : null,
  eigenschaft: (message) => strong(message, "adjective"),
  // "ruhig, wenn es eng wird" bears no verb behind it.
  "eigenschaft-kurz": (message) => {
    const span = strong(message, "adjective");
    return span && !/,| auch /u.test(span.text) ? span : null;
  },
  // "Bei der Arbeit" stands before it: no second place behind.
  "eigenschaft-allein": (message) => {
    const span = strong(message, "adjective");
    return span && !/,| (?:auch|bei|beim|in|im|am|auf|unter|an) /u.test(span.text) ? span : null;
  },
  stärke: (message) => strong(message, "noun"),
  "stärke-zu": (message) => strong(message, "deed"),
  gewohnt: (message) => habits(message),
  // Behind "Bei der Arbeit": no "arbeite ich".
  "gewohnt-ich": (message) => {
    const span = habits(message, true);
    return span && !/^arbeite(?!\p{L})/u.test(span.text) ? span : null;
  },
  "stärke-wörtlich": (message) => strong(message, "foreign"),
  schule: ({ level }) => level && schooling(level, 0),
  "schule-anders": ({ level }) => level && schooling(level, 1),
  "schule-kurz": ({ level }) => level && schooling(level, 2),
  jahre: ({ years }) =>
    years && { text: years.years === 1 ? "ein Jahr" : `${countOf(years.years)} Jahre`, facts: [years.fact], lines: [] },
  "sind-jahre": ({ years }) =>
    years && {
      text: years.years === 1 ? "ist das ein Jahr" : `sind das ${countOf(years.years)} Jahre`,
      facts: [years.fact],
      lines: [],
    },
  "jahre-dat": ({ years }) =>
    years && {
      text: years.years === 1 ? "einem Jahr" : `${countOf(years.years)} Jahren`,
      facts: [years.fact],
      lines: [],
    },
  unterlagen: ({ documents }) => papersOf(documents),
};

const ALL: Record<number, string> = { 2: "beides", 3: "alle drei" };

/** "Kinder betreuen und nähen": a verb alone is small, wherever it is not the first word. */
function deedSpan(skills: readonly Skill[]): Span {
  const named = skills.map((skill) =>
    isDone(skill) && !skill.text.includes(" ") ? skill.text.toLowerCase() : skillAsObject(skill),
  );
  return { text: listOf(named), facts: skills.map(({ fact }) => fact), lines: [] };
}

/** Where skills come up for the first time: what is left out there is told nowhere else. */
const INTRODUCES: ReadonlySet<Message["kind"]> = new Set(["open-skill", "open-question", "skills"]);

function isMixed(skills: readonly Skill[]): boolean {
  return skills.some(isDone) && !skills.every(isDone);
}

function mixedPart({ skills = [] }: Message, isPart: (skill: Skill) => boolean): Span | null {
  return isMixed(skills) ? deedSpan(skills.filter(isPart)) : null;
}

export function askedSkills({ skills = [], topics }: Message): Span | null {
  return skills.length > 0 ? { ...deedSpan(skills), lines: topics?.flatMap((topic) => topic.lines) ?? [] } : null;
}

/** "Kaffee kochen", "Putzen". */
export function isDone({ text }: Skill): boolean {
  if (/^\p{L}{4,}n$/u.test(text)) return isVerb(text.toLowerCase());
  return isInfinitive(text) || text.split(" ").some((word) => /^\p{Ll}{4,}/u.test(word) && looksLikeVerb(word));
}

/** What is known of the skills of a message, without what is done. */
export function thingsKnown(message: Message): Span | null {
  const { skills = [] } = message;
  const things = skills.filter((skill) => !isDone(skill));
  if (things.length === 0 || saysAlike(message) || isOfLanguages(message)) return null;
  return things.length < skills.length && INTRODUCES.has(message.kind) ? null : skillSpan(things);
}

/** Languages are no examples to bring along. */
function isOfLanguages({ kind, skills }: Message): boolean {
  return kind === "candid" && (skills?.every(({ text }) => isLanguageSkill(text)) ?? false);
}

/** A skill that is a deed, asked for as one with the same object. */
function saysAlike({ kind, skills, topic }: Message): boolean {
  if (kind !== "link-skill" || !topic || !isInfinitive(topic.text)) return false;
  const [object = ""] = topic.text.split(" ");
  return skills?.some(({ text }) => isInfinitive(text) && text.startsWith(`${object} `)) ?? false;
}
