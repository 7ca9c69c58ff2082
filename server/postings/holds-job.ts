import type { PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { namesOrganisation } from "./head-lines.ts";
import { has, type Unit } from "./units.ts";

/**
 * Whether a text is about a job to be had: a recipe or the news have names and places in their first lines too, which are
 * no employer's. Doubtful names are no sign; anything that only a posting says is one.
 */
export function holdsJob(
  units: readonly Unit[],
  { head, questions, smallPrint }: Pick<PostingReading, "head" | "questions" | "smallPrint">,
): boolean {
  const { role, replyTo, closingDate, reference, roleType, jobLocation, subject } = head;
  const said = [role, replyTo, closingDate, reference, roleType, jobLocation, subject, ...questions, ...smallPrint];
  // The first line of anything looks like a name: an employer's says what it is, or stands where somebody is sought.
  const { company, place, contact } = head;
  const isEmployer =
    company?.sure === true &&
    (namesOrganisation(company.value) || units.some((unit) => has(unit, "seeks") && unit.text.includes(company.value)));
  return (
    isEmployer ||
    place?.sure === true ||
    contact?.sure === true ||
    said.some(Boolean) ||
    units.some((unit) => unit.section !== null || has(unit, "apply", "contact", "wanted"))
  );
}

/** What was read of a text without a job: nothing in it names one. */
export function withoutJob(reading: PostingReading): PostingReading {
  return {
    ...reading,
    head: { ...reading.head, company: null, contact: null, place: null },
    points: [],
    agency: false,
  };
}
