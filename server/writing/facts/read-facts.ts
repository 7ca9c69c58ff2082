import { type Period, readPeriod } from "#shared/claims/read-period.ts";
import { UNKNOWN } from "#shared/generator/prompt-form.schema.ts";
import type { Fact } from "#shared/letters/letter.schema.ts";
import type { Applicant } from "../letter-request.ts";
import { BULLET } from "./bullet.ts";
import { cleanTypedLines, cleanTypedText } from "./clean-typed-text.ts";
import { type Credential, newestFirst, type Post, type Profile } from "./profile.ts";
import { quietCapitals } from "./quiet-capitals.ts";
import { credentialKindOf, isCredential, isUnderWay, readCredential } from "./read-credential.ts";
import { periodText, readHighlights } from "./read-highlights.ts";
import { isToldAlready } from "./same-line.ts";
import { keyOf } from "./skill-key.ts";
import { splitTypedSkills } from "./split-typed-skills.ts";
import { isTimeAway } from "./time-away.ts";
import { isTrait } from "./trait.ts";
import { typedName } from "./typed-name.ts";

/**
 * Sorts everything the person told us into one profile. What stands in two places (form and resume) is kept once.
 * Ids name the place and are stable for the same input.
 */
export function readFacts(applicant: Told, asOf: string): Profile {
  const name = typedName(applicant.form.firstName, applicant.form.lastName);
  const reader = createReader(Number(asOf.slice(0, 4)), {
    name,
    facts: [],
    posts: [],
    lines: [],
    skills: [],
    credentials: [],
    strengths: [],
    years: null,
    level: null,
  });
  addResume(reader, applicant, asOf);
  addForm(reader, applicant, asOf);
  addWizard(reader, applicant);
  reader.profile.posts.sort(newestFirst);
  return reader.profile;
}

/** All that facts are read from; what else the form asks for tells nothing about the person. */
export type Told = Pick<Applicant, "resume" | "wizard"> & {
  form: Pick<Applicant["form"], "firstName" | "lastName" | "skills" | "highlights">;
};

/** Whether a field holds nothing a letter could use: empty, a dash, or a word for "not known". */
export function isBlank(text: string): boolean {
  return BLANK.test(text.trim()) || text.trim() === UNKNOWN;
}

const BLANK =
  /^(?:[\W_]*|unknown|n\.?\/?a\.?|none|null|undefined|not (?:known|specified|sure)|unbekannt|keine?|inconnue?|desconocid[oa]|ningun[oa]|tbd|\?+|x+|to be (?:confirmed|determined))$/iu;

type Reader = ReturnType<typeof createReader>;

function createReader(year: number, profile: Profile) {
  const seen = new Set<string>();
  /** False if the same words were there before. */
  const isNew = (text: string) => {
    const key = keyOf(text);
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const addFact = (fact: Fact) => {
    profile.facts.push(fact);
    return fact.id;
  };
  return { profile, year, isNew, addFact };
}

function addResume(reader: Reader, { resume }: Told, asOf: string): void {
  if (!resume) return;
  resume.experience.forEach((entry, index) => {
    if (isTimeAway(entry.title || entry.company)) return;
    const post = addPost(reader, {
      id: `resume.experience.${index}`,
      origin: "resume",
      title: cleanTypedText(entry.title),
      company: cleanTypedText(entry.company),
      period: readPeriod(entry.period, asOf),
      periodText: cleanTypedText(entry.period),
    });
    cleanTypedLines(entry.description).forEach((text, at) => {
      addLine(reader, { id: `resume.experience.${index}.${at}`, origin: "resume", text, post });
    });
  });
  resume.education.forEach((entry, index) => {
    const credential = {
      text: cleanTypedText(entry.degree),
      institution: cleanTypedText(entry.institution),
      year: cleanTypedText(entry.year),
    };
    addCredential(reader, { id: `resume.education.${index}`, origin: "resume", ...credential });
  });
  for (const [index, text] of resume.skills.entries())
    addSkills(reader, { id: `resume.skills.${index}`, origin: "resume", text }, resume.skills.join(" "));
  for (const [index, text] of resume.strengths.entries())
    addStrength(reader, { id: `resume.strengths.${index}`, origin: "resume", text });
  if (resume.yearsOfExperience >= 1) addYears(reader, "resume", resume.yearsOfExperience);
}

function addForm(reader: Reader, { form }: Told, asOf: string): void {
  addSkills(reader, { id: "form.skills", origin: "form", text: form.skills });
  const highlights = readHighlights(form.highlights, asOf);
  for (const [index, highlight] of highlights.entries()) {
    const id = `form.highlights.${index}`;
    const post = highlight.post
      ? addPost(reader, { id: `${id}.post`, origin: "form", ...highlight.post, periodText: periodText(highlight.text) })
      : null;
    if (!post && isCredential(highlight.text) && !/\b(?:I|my)\b/u.test(highlight.text)) {
      addCredential(reader, { id, origin: "form", ...readCredential(highlight.text) });
    } else if (highlight.line !== "") {
      addLine(reader, { id, origin: "form", text: highlight.line, post });
    }
  }
  const years = Math.max(0, ...highlights.map((highlight) => highlight.years ?? 0));
  if (!reader.profile.years && years > 0) addYears(reader, "form", years);
}

function addWizard(reader: Reader, { wizard }: Told): void {
  if (!wizard) return;
  for (const [index, text] of (wizard.selectedSkills ?? []).entries())
    addSkills(reader, { id: `wizard.skills.${index}`, origin: "wizard", text });
  for (const [index, text] of (wizard.selectedStrengths ?? []).entries())
    addStrength(reader, { id: `wizard.strengths.${index}`, origin: "wizard", text });
  const years = Number.parseInt(wizard.yearsOfExperience ?? "", 10);
  if (!reader.profile.years && Number.isInteger(years)) addYears(reader, "wizard", years);
  if (wizard.educationLevel) {
    const fact = reader.addFact({
      id: "wizard.educationLevel",
      origin: "wizard",
      label: "Education level",
      text: wizard.educationLevel,
    });
    reader.profile.level = { fact, level: wizard.educationLevel };
  }
}

type Typed = { id: string; origin: Fact["origin"]; text: string };

function addPost(
  reader: Reader,
  post: {
    id: string;
    origin: Fact["origin"];
    title: string;
    company: string;
    period: Period | null;
    periodText: string;
  },
): Post | null {
  const title = isBlank(post.title) ? "" : quietCapitals(post.title, "title");
  const company = isBlank(post.company) ? "" : quietCapitals(post.company, "title");
  if (title === "" && company === "") return null;
  const known = reader.profile.posts.find((other) => isSame(other.title, title) && isSame(other.company, company));
  if (known) return known;
  const label = [title, company].filter(Boolean).join(", ");
  const fact = reader.addFact({
    id: post.id,
    origin: post.origin,
    label,
    text: [label, post.periodText].filter(Boolean).join(", "),
  });
  const period = post.period ?? { start: null, end: null, open: false, months: null };
  const added: Post = { fact, title, company, period, lines: [] };
  reader.profile.posts.push(added);
  return added;
}

function addLine(reader: Reader, { id, origin, text, post }: Typed & { post: Post | null }): void {
  const bare = text.replace(BULLET, "").replace(/[\s.;,]+$/u, "");
  const line = quietCapitals(bare);
  if (line.length < 3 || !reader.isNew(line) || isToldAlready(reader.profile, { id, origin, text: line }, post)) return;
  const label = post ? [post.title, post.company].filter(Boolean).join(", ") : "What you have done";
  const fact = reader.addFact({ id, origin, label, text: line });
  const read = { fact, text: line, post: post?.fact ?? null };
  (post?.lines ?? reader.profile.lines).push(read);
}

/** Beside skills in small letters one in capitals is a name: "milking, LIC MINDA". */
function addSkills(reader: Reader, { id, origin, text }: Typed, beside = text): void {
  const { items, statements } = splitTypedSkills(text);
  items
    .map((item) => (beside === beside.toUpperCase() ? quietCapitals(item, "inner") : item))
    .filter((item) => !isBlank(item) && (isTrait(item) || reader.isNew(item)))
    .forEach((item, index) => {
      const typed = { id: `${id}.${index}`, origin, text: item };
      if (isTrait(item)) addStrength(reader, typed);
      else if (isCredential(item) && credentialKindOf(item) !== "degree")
        addCredential(reader, { ...typed, ...readCredential(item) });
      else reader.profile.skills.push({ fact: reader.addFact({ ...typed, label: "Skill" }), text: item });
    });
  for (const [index, statement] of statements.entries())
    addLine(reader, { id: `${id}.s${index}`, origin, text: statement, post: null });
}

function addCredential(
  reader: Reader,
  { id, origin, text, institution, year }: Typed & { institution: string; year: string },
): void {
  if (isBlank(text)) return;
  const name = keyOf(text.replace(/\s*\([^)]*\)/gu, ""));
  // "Führerschein B" beside "Führerschein B und BE" is told already.
  const isTold = ({ text: told }: Credential) => `${keyOf(told)} `.startsWith(`${name} `);
  if (name !== "" && reader.profile.credentials.some(isTold)) return;
  const kind = credentialKindOf(text);
  const school = isBlank(institution) ? "" : institution;
  const known = isBlank(year) ? "" : year;
  const fact = reader.addFact({
    id,
    origin,
    label: CREDENTIAL_LABEL[kind],
    text: [text, school, known].filter(Boolean).join(", "),
  });
  const paper = { fact, kind, text, institution: school, year: known };
  // "Universidad El Bosque (en curso)": wherever somebody says that it is not finished.
  const isPending = isUnderWay(`${text} ${school}`, known, reader.year);
  reader.profile.credentials.push(
    isPending ? { ...paper, institution: school.replace(/ \([^)]*\)$/u, ""), isPending } : paper,
  );
}

const CREDENTIAL_LABEL = { degree: "Education", licence: "Licence", certificate: "Certificate" };

function addStrength(reader: Reader, { id, origin, text }: Typed): void {
  const strength = cleanTypedText(text).replace(/[\s.;,]+$/u, "");
  if (isBlank(strength) || !reader.isNew(strength)) return;
  reader.profile.strengths.push({
    fact: reader.addFact({ id, origin, label: "Strength", text: strength }),
    text: strength,
  });
}

function addYears(reader: Reader, origin: Fact["origin"], years: number): void {
  const whole = Math.floor(years);
  const fact = reader.addFact({
    id: `${origin}.yearsOfExperience`,
    origin,
    label: "Years of experience",
    text: String(whole),
  });
  reader.profile.years = { fact, years: whole };
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
