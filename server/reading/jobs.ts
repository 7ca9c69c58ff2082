import { oneOf } from "#shared/words/word-pattern.ts";
import type { Entry } from "./entries.ts";
import { companyScore, isDegree, isInstitution, isPlace, isSector, titleScore } from "./kinds-of-words.ts";
import { bracketCuts, commaCuts, type Segment, toSegments, turnCuts } from "./segments.ts";
import tables from "./words/titles.json" with { type: "json" };

export type Job = { entry: Entry; title: string; company: string; sureTitle: boolean; sureCompany: boolean };

type Reading = { title: string; company: string; score: number; order: Order; company_: number };
type Order = "titleFirst" | "companyFirst" | "none";

/**
 * Finds title and employer in the headers of jobs. What one header leaves open is settled by the order that the clear
 * ones of the same section have.
 */
export function readJobs(entries: Entry[]): Job[] {
  const segmented = entries.map((entry) => ({ entry, ...toSegments(entry.header) }));
  const first = segmented.map(({ segments }) => bestReading(segments, "none"));
  const order = usualOrder(first);
  const jobs = segmented.map(({ entry, segments, places }) => {
    const job = toJob(entry, segments, bestReading(segments, order));
    return job.company === "" && job.title !== "" ? { ...job, company: employerInPlaces(places) } : job;
  });
  return withSharedEmployers(jobs).filter((job) => (job.title !== "" || job.company !== "") && !isProject(job.entry));
}

/** "Chick-fil-A Decatur, GA" has the form of a place, but its first part is none that is known. */
function employerInPlaces(places: string[]): string {
  const named = places.find((place) => {
    const [first = "", ...rest] = place.split(/,\s*/);
    return rest.length > 0 && !isPlace(first) && first.split(/\s+/).length > 1;
  });
  return named?.split(/,\s*/)[0] ?? "";
}

const project = new RegExp(
  String.raw`\b(${oneOf(tables.projectKinds)}) projects?\b|个人项目|\bproyecto personal|\bprojet personnel|\bpersönliches projekt`,
  "i",
);

/** Some files keep their own projects among the jobs and say so. */
function isProject(entry: Entry): boolean {
  return entry.header.some((line) => project.test(line.text) && titleScore(line.text) === 0);
}

function usualOrder(readings: Reading[]): Order {
  const clear = readings.filter((reading) => reading.score >= 4 && reading.order !== "none");
  const titles = clear.filter((reading) => reading.order === "titleFirst").length;
  if (clear.length === 0) return "titleFirst";
  return titles * 2 >= clear.length ? "titleFirst" : "companyFirst";
}

function bestReading(segments: Segment[], usual: Order): Reading {
  const named = segments.filter((segment) => !isSector(segment.text) || titleScore(segment.text) > 0);
  const readings: Reading[] = [];
  for (const segment of named) {
    readings.push(toReading(segment.text, "", "none", usual), toReading("", segment.text, "none", usual));
    for (const [first, second] of commaCuts(segment.text)) {
      readings.push(toReading(first, second, "titleFirst", usual), toReading(second, first, "companyFirst", usual));
    }
    for (const [first, second] of [...turnCuts(segment), ...(named.length === 1 ? bracketCuts(segment.text) : [])]) {
      const titleFirst = toReading(first, second, "titleFirst", usual);
      const companyFirst = toReading(second, first, "companyFirst", usual);
      for (const reading of [titleFirst, companyFirst]) readings.push({ ...reading, score: reading.score + 0.4 });
    }
  }
  for (const [index, first] of named.entries()) {
    for (const second of named.slice(index + 1)) {
      const apart = first.line !== second.line || first.look !== second.look ? 0.4 : 0.2;
      const near = index === 0 ? 0.5 : 0;
      const titleFirst = toReading(first.text, second.text, "titleFirst", usual);
      const companyFirst = toReading(second.text, first.text, "companyFirst", usual);
      for (const reading of [titleFirst, companyFirst])
        readings.push({ ...reading, score: reading.score + apart + near });
    }
  }
  const none: Reading = { title: "", company: "", score: 0, order: "none", company_: 0 };
  return readings.reduce((best, reading) => (reading.score > best.score ? reading : best), none);
}

function toReading(title: string, company: string, order: Order, usual: Order): Reading {
  const forTitle =
    title === "" ? 0 : titleScore(title) - 0.6 * Math.max(0, companyScore(title)) - (isLong(title) ? 2 : 0);
  const forCompany =
    company === ""
      ? 0
      : 0.9 +
        companyScore(company) +
        (isInstitution(company) ? 1 : 0) -
        0.8 * titleScore(company) -
        (isLong(company) ? 2 : 0);
  const known = order !== "none" && order === usual ? 1.2 : 0;
  return { title, company, score: forTitle + forCompany + known, order, company_: forCompany };
}

function isLong(text: string): boolean {
  return text.split(/\s+/).length > 10;
}

function toJob(entry: Entry, segments: Segment[], guessed: Reading): Job {
  const reading = withLabels(guessed, segments);
  // One name alone in a job's header is its title, unless it is clearly an employer.
  const alone =
    segments.length === 1 && reading.title === "" && companyScore(reading.company) < 2 && !namesGroup(entry, segments);
  const title = alone ? reading.company : reading.title;
  const company = alone ? "" : reading.company;
  return {
    entry,
    title: tidyName(title),
    company: tidyName(untilHanName(company)),
    sureTitle: titleScore(title) > 0,
    sureCompany: companyScore(company) > 1 || (titleScore(title) > 0 && titleScore(company) === 0),
  };
}

/** What the file names itself wins. */
function withLabels(reading: Reading, segments: Segment[]): Reading {
  const title = segments.find((segment) => segment.label === "title")?.text;
  const company = segments.find((segment) => segment.label === "company")?.text;
  if (!title && !company) return reading;
  return {
    ...reading,
    title: title ?? (reading.title === company ? "" : reading.title),
    company: company ?? (reading.company === title ? "" : reading.company),
  };
}

/** A name above several dated roles: the employer of all of them, with the whole time spent there. */
function namesGroup(entry: Entry, segments: Segment[]): boolean {
  return entry.body.length === 0 && segments.length === 1 && titleScore(segments[0]?.text ?? "") === 0;
}

/** Several roles at one employer: the employer's name stands once, above the first of them. */
function withSharedEmployers(jobs: Job[]): Job[] {
  let employer: Job | null = null;
  return jobs.flatMap((job, index) => {
    const next = jobs[index + 1];
    if (job.title === "" && job.entry.body.length === 0 && next && next.title !== "" && next.company === "") {
      employer = job;
      return [];
    }
    if (job.company !== "") {
      employer = job.entry.header.length > 1 ? job : null;
      return [job];
    }
    const named = job.entry.header.filter((line) => !isPlace(line.text));
    // A place above the title stands where another employer would.
    const first = job.entry.header[0];
    if (!first || isPlace(first.text) || named.length > 1) return [job];
    if (!employer || job.title === "" || !sharesLook(employer, job)) return [job];
    return [{ ...job, company: employer.company, sureCompany: false }];
  });
}

/** The role looks like the one above whose employer it shares, or that employer stands alone above its roles. */
function sharesLook(employer: Job, job: Job): boolean {
  const look = job.entry.header[0]?.look;
  return employer.title === "" || employer.entry.header.some((line) => line.look === look);
}

/** "黑科技公司上海": a place glued to the name. */
function untilHanName(text: string): string {
  return text.replace(/(公司|集团|银行|医院|大学)\p{Script=Han}{2,3}$/u, "$1");
}

export function tidyName(text: string): string {
  return text.replace(/^[\s,.:;|–—-]+|(?<![\s,:;|–—-])[\s,:;|–—-]+$/gu, "").replace(/(?<=\p{Ll}{3})\.$/u, "");
}

const trainedIn =
  /^(ausbildung|berufsausbildung|studium|lehre|umschulung|formación|estudios|études|formation)(?!\p{L})/iu;

/** Among jobs only what has a degree and a school and no job title is education. */
export function isStudyAmongJobs(entry: Entry): boolean {
  const text = entry.header.map((line) => line.text).join("\t");
  if (!isDegree(text) || !isInstitution(text)) return false;
  return titleScore(text) === 0 || text.split("\t").some((part) => trainedIn.test(part));
}

/** In a section that mixes both: a school or a degree without a job title is education. */
export function isEducation(entry: Entry): boolean {
  const text = entry.header.map((line) => line.text).join("\t");
  if (isDegree(text)) return isInstitution(text) || titleScore(text) < 2;
  return isInstitution(text) && titleScore(text) === 0;
}
