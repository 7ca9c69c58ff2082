import type { Facts, Job, Paper } from "#shared/material/material.schema.ts";
import type { JobHead, PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { limits, type PromptForm, type PromptFormInput, UNKNOWN } from "./prompt-form.schema.ts";

/** What the person chooses for the letter itself; kinds of work that were not said come from the posting. */
export type FormChoices = Pick<PromptForm, "tone" | "length" | "wishes"> &
  Partial<Pick<PromptForm, "roleType" | "jobLocation">> & {
    /** Empty where the person writes to a role without a posting. */
    posting: string;
  };

/**
 * The generator's form as the specification has it, derived from what a letter is made of. Rows that nobody confirmed
 * are not in it. It is still to be checked by `promptFormSchema`.
 */
export function formOf({
  material,
  job,
  reading,
  choices,
}: {
  material: Facts;
  job: JobHead;
  reading: PostingReading | null;
  choices: FormChoices;
}): PromptFormInput {
  const { person } = material;
  const told = onlyConfirmed(material);
  const { tone, length, wishes, roleType, jobLocation, posting } = choices;
  return {
    tone,
    length,
    wishes,
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    company: job.company.trim() || UNKNOWN,
    linkedin: told.links.find(({ url }) => url.toLowerCase().includes("linkedin."))?.url.trim() || UNKNOWN,
    jobTitle: job.role.trim(),
    skills: skillsOf(told),
    highlights: joinWithin(rowsOf(told), "\n", limits.highlights),
    roleType: roleType ?? reading?.head.roleType?.value ?? "full-time",
    jobLocation: jobLocation ?? reading?.head.jobLocation?.value ?? "on-site",
    prompt: posting.trim() === "" ? targetOf(job) : posting,
  };
}

/** The same facts without what waits for the person's yes. */
export function onlyConfirmed<Some extends Facts>(material: Some): Some {
  const isConfirmed = ({ confirmed }: { confirmed: boolean }) => confirmed;
  return {
    ...material,
    jobs: material.jobs.filter(isConfirmed).map((job) => ({ ...job, lines: job.lines.filter(isConfirmed) })),
    papers: material.papers.filter(isConfirmed),
    skills: material.skills.filter(isConfirmed),
    languages: material.languages.filter(isConfirmed),
    links: material.links.filter(isConfirmed),
    plain: material.plain.filter(isConfirmed),
  };
}

/** Who names no skill can do what their papers, lines and jobs say. */
function skillsOf(told: Facts): string {
  const named = told.skills.map(({ text }) => text);
  const instead = [
    told.papers.map(({ what }) => what),
    [...told.plain, ...told.jobs.flatMap(({ lines }) => lines)].map(({ text }) => text),
    told.jobs.map(({ title }) => title),
  ].find((texts) => texts.some((text) => text.trim() !== ""));
  return joinWithin(named.length > 0 ? named : (instead ?? []), ", ", limits.skills);
}

/** One row a line, as the form's own field has them. */
function rowsOf(told: Facts): string[] {
  return [
    ...told.plain.map(({ text }) => text),
    ...told.jobs.flatMap((job) => [jobLine(job), ...job.lines.map(({ text }) => text)]),
    ...told.papers.map(paperLine),
    ...told.languages.map(({ language, level }) => [language, level].filter(Boolean).join(", ")),
  ];
}

function jobLine({ title, employer, from, to, period }: Job): string {
  const end = to === "now" ? "present" : to;
  const time = from || end ? [from, end].filter(Boolean).join(" – ") : (period ?? "");
  return [title, employer, time].filter(Boolean).join(", ");
}

function paperLine({ what, where, year }: Paper): string {
  return [what, where, year].filter(Boolean).join(", ");
}

/** Stands in the posting's place, where there is none: to whom and for what. */
function targetOf({ role, company }: JobHead): string {
  if (role.trim() === "") return "";
  return [`Role applied for: ${role.trim()}`, company.trim() && `Company: ${company.trim()}`]
    .filter(Boolean)
    .join("\n");
}

/** What does not fit is left out whole. */
function joinWithin(texts: readonly string[], between: string, most: number): string {
  let joined = "";
  for (const text of texts.map((one) => one.trim()).filter(Boolean)) {
    const next = joined === "" ? text : joined + between + text;
    if (next.length > most) break;
    joined = next;
  }
  return joined;
}
