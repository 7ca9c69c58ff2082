import type { Found, ReadEntry } from "./entries.ts";

/** Several roles at one employer: the employer's name stands once, above the first of them. */
export function withSharedEmployers(jobs: ReadEntry[]): ReadEntry[] {
  let employer: Found = { text: "", share: 0 };
  return jobs.map((job) => {
    if (job.company.text !== "") employer = job.company;
    return job.company.text === "" && employer.text !== "" && job.title.text !== ""
      ? { ...job, company: { text: employer.text, share: 0.5 } }
      : job;
  });
}

/** Several degrees of one school, in the same way. */
export function withSharedSchools(studies: ReadEntry[]): ReadEntry[] {
  return studies.map((study, index) => {
    const above = studies[index - 1];
    const shares = study.school.text === "" && study.degree.text !== "" && above && above.header.length > 1;
    return shares ? { ...study, school: { text: above.school.text, share: 0.4 } } : study;
  });
}

export function isNamed({ title, company, degree, school }: ReadEntry): boolean {
  return [title, company, degree, school].some(({ text }) => text !== "");
}
