import type { Resume, ResumeReport } from "#shared/resume/resume.schema.ts";
import { hasContact, readContacts } from "./contacts.ts";
import { hasDate } from "./dates.ts";
import { type Entry, splitEntries } from "./entries.ts";
import { toProbability } from "./evidence/doubt.ts";
import { doubtedFields } from "./evidence/doubt-signs.ts";
import { nameEntries, type ReadEntry, readEntries } from "./evidence/entries.ts";
import type { LineLabel } from "./evidence/line-labels.ts";
import { type RuleReading, readByRules } from "./evidence/read-by-rules.ts";
import { type LabelledLine, labelLines, type Models } from "./evidence/read-evidence.ts";
import { settleEntries } from "./evidence/settle-entries.ts";
import { isNamed, withSharedEmployers, withSharedSchools } from "./evidence/shared-names.ts";
import weights from "./evidence/weights.json" with { type: "json" };
import { isCoverLetter } from "./file-subject.ts";
import { joinWrappedItems } from "./layout/wrapped-items.ts";
import { readLinks } from "./links.ts";
import { readName } from "./name.ts";
import { readPapers } from "./papers.ts";
import { toPlain } from "./plain-text.ts";
import { prepareLines } from "./prepare-lines.ts";
import { leftoverOf } from "./report.ts";
import type { TextLine } from "./resume-text.ts";
import { unknownScript } from "./scripts.ts";
import { type Section, splitSections } from "./sections.ts";
import { readSkills } from "./skills.ts";
import { readLanguages } from "./spoken-languages.ts";
import { townBesideContacts } from "./town-beside-contacts.ts";
import { countYears } from "./years.ts";

const models: Models = weights;

export type ParsedFile =
  | { kind: "resume"; resume: Resume; report: ResumeReport }
  | { kind: "coverLetter" | "notResume" };

type Named = {
  lines: TextLine[];
  sections: Section[];
  rules: RuleReading;
  labelled: LabelledLine[];
  person: ReturnType<typeof readPerson>;
  jobs: ReadEntry[];
  studies: ReadEntry[];
};

/** Who somebody is, and their jobs and studies as the evidence has them. */
export function readNamed(fileLines: TextLine[]): Named {
  const lines = prepareLines(fileLines);
  const sections = splitSections(lines);
  const rules = readByRules(sections);
  const means = { rules, models };
  const labelled = labelLines(sections, rules, models);
  const person = readPerson(lines, sections, labelled);
  const isPerson = ({ title, company }: ReadEntry) =>
    [title, company].some(({ text }) => text !== "" && toPlain(text) === toPlain(person.details.name));
  const jobs = withSharedEmployers(settleEntries("job", readEntries("job", labelled, means), rules))
    .filter((job) => isNamed(job) && !isPerson(job))
    .slice(0, 60);
  const studies = withSharedSchools(settleEntries("study", readEntries("study", labelled, means), rules))
    .filter(isNamed)
    .slice(0, 40);
  return { lines, sections, rules, labelled, person, jobs, studies };
}

/** Reads the lines of a file as a resume. Nothing in the answer is missing from the lines. */
export function parseResume(fileLines: TextLine[], options: { today: Date }): ParsedFile {
  const { lines, sections, rules, labelled, person, jobs, studies } = readNamed(fileLines);
  if (isCoverLetter(sections)) return { kind: "coverLetter" };
  const unsigned = (list: TextLine[]) => list.filter((line) => !isSigned(line.text, person.details.name));
  const skills = readSkills(unsigned(skillLines(labelled)));
  const strengths = readSkills(unsigned(linesAs(labelled, "strengths")));
  const resume: Resume = {
    education: studies.map(toEducation),
    experience: jobs.map(toExperience),
    yearsOfExperience: countYears(
      jobs.flatMap((job) => job.period ?? []),
      options.today,
    ),
    skills: skills.skills.slice(0, 200).map((skill) => clip(skill, 300)),
    strengths: strengths.skills.slice(0, 60).map((strength) => clip(strength, 300)),
    personalDetails: person.details,
    ...readFurther(lines, labelled, { sections, rules }),
  };
  if (isNothing(resume)) return { kind: "notResume" };
  const probability = Object.fromEntries(
    doubtedFields(jobs, studies, rules).map(({ path, signs }) => [path, toProbability(models.doubt, signs)]),
  );
  const guessed = Object.keys(probability).filter((path) => (probability[path] ?? 0) < models.doubt.sureFrom);
  const script = unknownScript(lines);
  const report = {
    unsure: [...person.unsure, ...guessed],
    probability,
    leftover: leftoverOf(sections, resume),
    ...(script ? { script } : {}),
  };
  return { kind: "resume", resume, report };
}

function linesAs(labelled: readonly LabelledLine[], ...labels: LineLabel[]): TextLine[] {
  return labelled.filter(({ label }) => labels.some((one) => one === label)).map(({ line }) => line);
}

/** Levels between skills are no skills, but they tell which lines belong together. */
function skillLines(labelled: readonly LabelledLine[]): TextLine[] {
  const isSkill = ({ label, section }: LabelledLine) =>
    label === "skills" || label === "group" || (label === "other" && section === "skills");
  return labelled.filter(isSkill).map(({ line }) => line);
}

/** What is no job, study or skill and belongs to the person all the same. */
function readFurther(
  lines: TextLine[],
  labelled: readonly LabelledLine[],
  { sections, rules }: { sections: Section[]; rules: RuleReading },
): Partial<Resume> {
  const head = sections.flatMap((section, index) =>
    section.kind === "profiles" ? section.lines : headLines(section, index),
  );
  const papers = labelled.filter(({ label }) => label === "papers");
  const courses = papers.filter(({ section }) => section === "courses").map(({ line }) => line);
  const certificates = papers.filter(({ section }) => section !== "courses").map(({ line }) => line);
  const volunteering = splitEntries(linesAs(labelled, "volunteering"));
  const named = nameEntries(
    "job",
    volunteering.map(({ header, body }) => ({ header, body, shares: header.map(() => 1) })),
    { rules, models },
  );
  return {
    papers: [...readPapers(certificates, "certificate"), ...readPapers(courses, "course")].slice(0, 80),
    languages: readLanguages(linesAs(labelled, "languages")),
    links: readLinks([...head, ...lines.filter((line) => hasContact(line.text))]),
    projects: splitEntries(linesAs(labelled, "projects")).map(toProject).slice(0, 40),
    volunteering: named
      .map((entry, index) => ({ ...entry, period: volunteering[index]?.period ?? entry.period }))
      .filter(isNamed)
      .map((entry, index) => ({ ...toExperience(entry, index), id: `volunteering-${index + 1}` }))
      .slice(0, 40),
    publications: joinWrappedItems(linesAs(labelled, "publications"))
      .map((line) => clip(line.text.replaceAll("\t", ", "), 1000))
      .slice(0, 100),
  };
}

function toProject(entry: Entry): NonNullable<Resume["projects"]>[number] {
  const [name, ...more] = entry.header;
  return {
    name: clip(name?.text.replaceAll("\t", ", ") ?? "", 300),
    period: clip(entry.period?.text ?? "", 120),
    description: clip([...more, ...entry.body].map((line) => line.text.replaceAll("\t", " ")).join("\n"), 6000),
  };
}

const placeAndDay = /^\p{L}[\p{L} .-]{1,30},? (?:(?:den|le|a|em) )?\d{1,2}\.? ?[./\p{L}\d]{1,12} ?\d{4}$/u;

/** "Leipzig, 12.01.2026" and the name below, or contacts: how some pages end. */
function isSigned(text: string, name: string): boolean {
  return hasContact(text) || placeAndDay.test(text) || (name !== "" && toPlain(text) === toPlain(name));
}

function readPerson(
  lines: TextLine[],
  sections: Section[],
  labelled: readonly LabelledLine[],
): { details: Resume["personalDetails"]; unsure: string[] } {
  const about = linesAs(labelled, "name", "contact", "headline");
  const byRules = sections.flatMap((section, index) => headLines(section, index));
  const head = [...about, ...byRules.filter((line) => !about.includes(line))];
  const { email, phone, location, sureLocation } = readContacts(lines, head, linesAs(labelled, "contact"));
  const { name, sure } = readName(lines, email, new Set(linesAs(labelled, "name").map((line) => line.text)));
  const place = location || townBesideContacts(head.filter(isNearTop), name);
  const unsure = [
    ...(name && !sure ? ["personalDetails.name"] : []),
    ...(place && !sureLocation ? ["personalDetails.location"] : []),
  ];
  const details = {
    name: clip(name, 300),
    email: clip(email, 300),
    phone: clip(phone, 300),
    location: clip(place, 300),
  };
  return { details, unsure };
}

const isNearTop = ({ page }: TextLine) => page <= 1;

/** Where a person's details stand; a title like "Lebenslauf" above everything has them under it too. */
function headLines(section: Section, index: number): TextLine[] {
  if (section.kind === "top" || section.kind === "personal") return section.lines;
  if (section.kind !== "timeline" || index > 1) return [];
  const dated = section.lines.findIndex((line) => hasDate(line.text));
  return dated < 0 ? section.lines : section.lines.slice(0, dated);
}

function toEducation(study: ReadEntry, index: number): Resume["education"][number] {
  return {
    id: `education-${index + 1}`,
    degree: clip(study.degree.text, 300),
    institution: clip(study.school.text, 300),
    year: clip(study.period?.text ?? "", 60),
  };
}

/** An address of a page on a line of its own tells nothing of what was done. */
const address = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i;

function toExperience(job: ReadEntry, index: number): Resume["experience"][number] {
  return {
    id: `job-${index + 1}`,
    title: clip(job.title.text, 300),
    company: clip(job.company.text, 300),
    period: clip(job.period?.text ?? "", 120),
    description: clip(
      job.body
        .map((line) => line.text.replaceAll("\t", " "))
        .filter((text) => !address.test(text))
        .join("\n"),
      6000,
    ),
  };
}

function isNothing(resume: Resume): boolean {
  const entries = resume.education.length + resume.experience.length + resume.skills.length;
  return entries === 0 && (resume.personalDetails.email === "" || resume.personalDetails.name === "");
}

function clip(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length - 1)
        .toWellFormed()
        .replace(/\ufffd$/, "")
        .trimEnd();
}
