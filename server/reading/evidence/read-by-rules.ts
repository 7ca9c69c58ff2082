import type { Period } from "../dates.ts";
import { readEducation } from "../education.ts";
import { type Entry, splitEntries } from "../entries.ts";
import { isEducation, isStudyAmongJobs, readJobs } from "../jobs.ts";
import type { TextLine } from "../resume-text.ts";
import type { Section } from "../sections.ts";

/** What the rules take lines for, and what they read in the entries that lines head: one sign among others. */
export type RuleReading = {
  roles: ReadonlyMap<string, string>;
  names: ReadonlyMap<string, RuleNames>;
};
type RuleNames = { title: string; company: string; degree: string; school: string; period: Period | null };

export function lineKey(line: TextLine): string {
  return `${line.page} ${line.column} ${Math.round(line.x)} ${line.text}`;
}

/** Reads sections whose titles are known by rules alone: entries at their dates, names by word lists and order. */
export function readByRules(sections: readonly Section[]): RuleReading {
  const roles = new Map<string, string>();
  const names = new Map<string, RuleNames>();
  for (const section of sections) {
    if (section.kind !== "experience" && section.kind !== "education" && section.kind !== "timeline") continue;
    const entries = splitEntries(section.lines);
    const isStudy = section.kind === "timeline" ? isEducation : isStudyAmongJobs;
    const studies = section.kind === "education" ? entries : entries.filter(isStudy);
    const jobs = section.kind === "education" ? [] : entries.filter((entry) => !isStudy(entry));
    for (const entry of jobs) note(roles, entry, "job");
    for (const entry of studies) note(roles, entry, "study");
    for (const { entry, title, company } of readJobs(jobs))
      for (const line of entry.heads)
        names.set(lineKey(line), { title, company, degree: "", school: "", period: entry.period });
    for (const { entry, degree, institution } of readEducation(studies))
      for (const line of entry.heads)
        names.set(lineKey(line), { title: "", company: "", degree, school: institution, period: entry.period });
  }
  return { roles, names };
}

function note(roles: Map<string, string>, entry: Entry, kind: "job" | "study"): void {
  for (const line of entry.body) roles.set(lineKey(line), `${kind}Body`);
  for (const [index, line] of entry.heads.entries()) roles.set(lineKey(line), index === 0 ? `${kind}1` : `${kind}2`);
}
