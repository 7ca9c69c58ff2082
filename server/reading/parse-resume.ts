import type { Resume, ResumeReport } from "#shared/resume/resume.schema.ts";
import { hasContact, readContacts } from "./contacts.ts";
import { hasDate } from "./dates.ts";
import { readEducation, type Study } from "./education.ts";
import { type Entry, splitEntries } from "./entries.ts";
import { isCoverLetter } from "./file-subject.ts";
import { isEducation, isStudyAmongJobs, type Job, readJobs } from "./jobs.ts";
import { isDegree, titleScore } from "./kinds-of-words.ts";
import { readName } from "./name.ts";
import { toPlain } from "./plain-text.ts";
import { prepareLines } from "./prepare-lines.ts";
import { leftoverOf } from "./report.ts";
import type { TextLine } from "./resume-text.ts";
import { type Section, splitSections } from "./sections.ts";
import { readSkills } from "./skills.ts";
import { countYears } from "./years.ts";

export type ParsedFile =
  | { kind: "resume"; resume: Resume; report: ResumeReport }
  | { kind: "coverLetter" | "notResume" };

/** Reads the lines of a file as a resume. Nothing in the answer is missing from the lines. */
export function parseResume(fileLines: TextLine[], options: { today: Date }): ParsedFile {
  const lines = prepareLines(fileLines);
  const sections = splitSections(lines);
  if (isCoverLetter(sections)) return { kind: "coverLetter" };

  const { jobs, studies } = readEntries(sections);
  const person = readPerson(lines, sections);
  const isSignature = (line: TextLine) => isSigned(line.text, person.details.name);
  const skills = readSkills(linesOf(sections, "skills").filter((line) => !isSignature(line)));
  const strengths = readSkills(linesOf(sections, "strengths").filter((line) => !isSignature(line)));
  const resume: Resume = {
    education: studies.slice(0, 40).map(toEducation),
    experience: jobs.slice(0, 60).map(toExperience),
    yearsOfExperience: countYears(
      jobs.flatMap((job) => job.entry.period ?? []),
      options.today,
    ),
    skills: skills.skills.slice(0, 200).map((skill) => clip(skill, 300)),
    strengths: strengths.skills.slice(0, 60).map((strength) => clip(strength, 300)),
    personalDetails: person.details,
  };
  if (isNothing(resume)) return { kind: "notResume" };
  const unsure = [...person.unsure, ...unsureJobs(jobs), ...unsureStudies(studies)];
  return { kind: "resume", resume, report: { unsure: unsure.slice(0, 500), leftover: leftoverOf(sections, resume) } };
}

const placeAndDay = /^\p{L}[\p{L} .-]{1,30},? (?:(?:den|le|a|em) )?\d{1,2}\.? ?[./\p{L}\d]{1,12} ?\d{4}$/u;

/** "Leipzig, 12.01.2026" and the name below, or contacts: how some pages end. */
function isSigned(text: string, name: string): boolean {
  return hasContact(text) || placeAndDay.test(text) || (name !== "" && toPlain(text) === toPlain(name));
}

function linesOf(sections: Section[], kind: Section["kind"]): TextLine[] {
  return sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
}

/** Jobs and studies in the order of the file; a section that mixes them is sorted out entry by entry. */
function readEntries(sections: Section[]): { jobs: Job[]; studies: Study[] } {
  const jobs: Job[] = [];
  const studies: Study[] = [];
  const readers: Partial<Record<Section["kind"], (entries: Entry[]) => void>> = {
    experience: (entries) => {
      jobs.push(...readJobs(entries.filter((entry) => !isStudyAmongJobs(entry))));
      studies.push(...readEducation(entries.filter(isStudyAmongJobs)));
    },
    education: (entries) => {
      studies.push(...readEducation(entries));
    },
    timeline: (entries) => {
      jobs.push(...readJobs(entries.filter((entry) => !isEducation(entry))));
      studies.push(...readEducation(entries.filter(isEducation)));
    },
  };
  for (const section of sections) readers[section.kind]?.(splitEntries(section.lines));
  // Titles that are painted as pictures leave everything in one piece.
  if (jobs.length + studies.length === 0) readUntitled(sections, readers.timeline ?? (() => {}));
  return { jobs, studies };
}

function readUntitled(sections: Section[], read: (entries: Entry[]) => void): void {
  const untitled = sections.filter((section) => section.kind === "top" || section.kind === "unknown");
  const entries = splitEntries(untitled.flatMap((section) => section.lines));
  const named = entries.filter(({ header }) => {
    const text = header.map((line) => line.text).join("\t");
    return titleScore(text) > 0 || isDegree(text);
  });
  if (named.filter((entry) => entry.period).length >= 2) read(named);
}

function readPerson(lines: TextLine[], sections: Section[]): { details: Resume["personalDetails"]; unsure: string[] } {
  const head = sections.flatMap((section, index) => headLines(section, index));
  const { email, phone, location, sureLocation } = readContacts(lines, head);
  const { name, sure } = readName(lines, email);
  const unsure = [
    ...(name && !sure ? ["personalDetails.name"] : []),
    ...(location && !sureLocation ? ["personalDetails.location"] : []),
  ];
  const details = {
    name: clip(name, 300),
    email: clip(email, 300),
    phone: clip(phone, 300),
    location: clip(location, 300),
  };
  return { details, unsure };
}

/** Where a person's details stand; a title like "Lebenslauf" above everything has them under it too. */
function headLines(section: Section, index: number): TextLine[] {
  if (section.kind === "top" || section.kind === "personal") return section.lines;
  if (section.kind !== "timeline" || index > 1) return [];
  const dated = section.lines.findIndex((line) => hasDate(line.text));
  return dated < 0 ? section.lines : section.lines.slice(0, dated);
}

function toEducation(study: Study, index: number): Resume["education"][number] {
  return {
    id: `education-${index + 1}`,
    degree: clip(study.degree, 300),
    institution: clip(study.institution, 300),
    year: clip(study.entry.period?.text ?? "", 60),
  };
}

/** An address of a page on a line of its own tells nothing of what was done. */
const address = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i;

function toExperience(job: Job, index: number): Resume["experience"][number] {
  return {
    id: `job-${index + 1}`,
    title: clip(job.title, 300),
    company: clip(job.company, 300),
    period: clip(job.entry.period?.text ?? "", 120),
    description: clip(
      job.entry.body
        .map((line) => line.text.replaceAll("\t", " "))
        .filter((text) => !address.test(text))
        .join("\n"),
      6000,
    ),
  };
}

function unsureJobs(jobs: Job[]): string[] {
  return jobs.flatMap((job, index) => [
    ...(job.sureTitle ? [] : [`experience.job-${index + 1}.title`]),
    ...(job.sureCompany ? [] : [`experience.job-${index + 1}.company`]),
  ]);
}

function unsureStudies(studies: Study[]): string[] {
  return studies.flatMap((study, index) =>
    study.sure ? [] : [`education.education-${index + 1}.degree`, `education.education-${index + 1}.institution`],
  );
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
