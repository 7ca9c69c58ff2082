import type { Language } from "#shared/letters/letter.schema.ts";
import { guessLanguage } from "#shared/letters/letter-language.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { familyNameAt } from "./family-name.ts";
import type { Origin, Paper } from "./material.schema.ts";
import type { MaterialBuilder } from "./material-builder.ts";
import { periodOfJob } from "./period-of-job.ts";
import { toldLines, toldText } from "./told-text.ts";

/** All rows of a resume. What its report calls unsure is not confirmed; text that went into no field waits as plain lines. */
export function takeInResume(
  builder: MaterialBuilder,
  resume: ImportedResume,
  from: Origin["from"],
  language = guessLanguage(textOf(resume)),
): void {
  const sure = surenessOf(resume);
  takeInPerson(builder, resume, language);
  for (const [index, job] of resume.experience.entries()) {
    const path = `experience.${job.id}`;
    const told = {
      id: `${from}-job-${index + 1}`,
      origin: { from },
      confirmed: sure(path, "title", "company", "period"),
    };
    const head = { title: toldText(job.title), employer: toldText(job.company), place: "", ...periodOfJob(job.period) };
    builder.addJob(
      told,
      head,
      job.description,
      sure(`${path}.description`) && sure(path, "title", "company", "period"),
    );
  }
  for (const [index, { id, degree, institution, year }] of resume.education.entries()) {
    const told = { id: `${from}-study-${index + 1}`, origin: { from }, confirmed: sure(`education.${id}`) };
    const paper = { what: toldText(degree), where: toldText(institution), year: toldText(year) };
    builder.addPaper(told, { ...paper, kind: "degree", state: stateOf(paper) });
  }
  takeInFurther(builder, resume, from);
  for (const [kind, texts] of [["skills", resume.skills] as const, ["strengths", resume.strengths] as const]) {
    for (const [index, text] of texts.entries()) {
      const confirmed = sure(`${kind}.${index}`) && sure(`${kind}.${text}`);
      builder.addSkill({ id: `${from}-${kind}-${index + 1}`, origin: { from }, confirmed }, text);
    }
  }
  for (const [at, { heading, lines }] of (resume.report?.leftover ?? []).entries()) {
    const origin = heading.trim() === "" ? { from } : { from, place: toldText(heading) };
    for (const [index, line] of lines.entries()) {
      builder.addPlain({ id: `${from}-rest-${at + 1}-${index + 1}`, origin, confirmed: false }, line);
    }
  }
}

function textOf({ experience, education }: ImportedResume): string {
  const jobs = experience.flatMap(({ title, company, description }) => [title, company, description]);
  return [...jobs, ...education.flatMap(({ degree, institution }) => [degree, institution])].join(" ");
}

function takeInPerson(
  { material, addPlain }: MaterialBuilder,
  { personalDetails }: ImportedResume,
  language: Language,
): void {
  const { person } = material;
  const words = toldText(personalDetails.name).split(" ");
  const at = words.length > 1 ? familyNameAt(words, { hasTwoFamilyNames: language === "es" }) : words.length;
  person.firstName ||= words.slice(0, at).join(" ").slice(0, 100);
  person.lastName ||= words.slice(at).join(" ").slice(0, 100);
  const row = { origin: { from: "resume" as const }, confirmed: false };
  const [email, phone] = [toldText(personalDetails.email), toldText(personalDetails.phone)];
  if (email.length <= 254) person.email ||= email;
  else addPlain({ ...row, id: "resume-email" }, email);
  if (phone.length <= 60) person.phone ||= phone;
  else addPlain({ ...row, id: "resume-phone" }, phone);
  person.place ||= toldText(personalDetails.location);
}

/** Lists that older readings do not have. Unpaid work and projects are no jobs held: they stay lines under their name. */
function takeInFurther(builder: MaterialBuilder, resume: ImportedResume, from: Origin["from"]): void {
  const sure = surenessOf(resume);
  const told = (kind: string, index: number) => ({
    id: `${from}-${kind}-${index + 1}`,
    origin: { from },
    confirmed: sure(`${kind}.${index}`),
  });
  for (const [index, paper] of (resume.papers ?? []).entries()) builder.addPaper(told("papers", index), cleaned(paper));
  for (const [index, row] of (resume.languages ?? []).entries())
    builder.addLanguage(told("languages", index), cleaned(row));
  for (const [index, row] of (resume.links ?? []).entries()) builder.addLink(told("links", index), cleaned(row));
  const named = [
    ...(resume.projects ?? []).map((row, index) => ({ ...row, told: told("projects", index) })),
    ...(resume.volunteering ?? []).map((row, index) => ({
      told: told("volunteering", index),
      name: [row.title, row.company].filter(Boolean).join(", "),
      period: row.period,
      description: row.description,
    })),
  ];
  for (const { told: row, name, period, description } of named) {
    const head = [toldText(name), toldText(period)].filter(Boolean).join(", ");
    builder.addPlain(row, head);
    for (const [index, line] of toldLines(description).entries()) {
      const origin = head === "" ? row.origin : { ...row.origin, place: head.slice(0, 300) };
      builder.addPlain({ ...row, id: `${row.id}.${index + 1}`, origin }, line);
    }
  }
  for (const [index, text] of (resume.publications ?? []).entries()) {
    const row = told("publications", index);
    builder.addPlain({ ...row, origin: { from, place: "Publications" } }, text);
  }
}

/** The same object with all its texts cleaned. */
function cleaned<Row extends Record<string, string>>(row: Row): Row {
  const copy = { ...row };
  for (const key in copy) Object.assign(copy, { [key]: toldText(copy[key] ?? "") });
  return copy;
}

/** Whether neither the path itself nor anything below it was guessed; names of fields below limit it to these. */
function surenessOf({ report }: ImportedResume): (path: string, ...fields: string[]) => boolean {
  const unsure = report?.unsure ?? [];
  return (path, ...fields) =>
    !unsure.some((guessed) => {
      if (guessed === path) return true;
      if (!guessed.startsWith(`${path}.`)) return false;
      const field = guessed.slice(path.length + 1);
      return fields.length === 0 || fields.includes(field);
    });
}

function stateOf({ what, year }: { what: string; year: string }): Paper["state"] {
  return UNDER_WAY.test(`${year} ${what}`) ? "under-way" : "held";
}

const UNDER_WAY =
  /\b(?:expected|anticipated|in progress|ongoing|present|current|now|voraussichtlich|laufend|heute|en cours|prévu|en curso|previst[oa])/iu;
