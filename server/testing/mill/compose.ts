import { composeEntries, jobValues, studyValues } from "./compose-entries.ts";
import { composeHead } from "./compose-head.ts";
import { composeList } from "./compose-lists.ts";
import { createDice } from "./dice.ts";
import type { Layout, Part } from "./layout.ts";
import type { MillPerson } from "./person.ts";
import type { Atom, Block, Sheet, SheetSection, Truth } from "./sheet.ts";
import { wordsOf } from "./words.ts";
import { plainSpan } from "./write-pattern.ts";

export type Composed = { sheet: Sheet; truth: Truth; atoms: Atom[] };

/** A person's resume in a layout: the page, what it says, and each text with what it is. */
export function compose(person: MillPerson, layout: Layout, seed: number): Composed {
  const dice = createDice(seed);
  const words = wordsOf[person.language];
  const atoms: Atom[] = [];
  const head = composeHead(person, layout, { dice, atoms });
  const jobs = person.jobs.map((job) => jobValues(job, person, layout));
  const studies = person.studies.map((study) => studyValues(study, person, layout));
  const bodies: Record<Part, () => Block[]> = {
    summary: () => composeList("summary", person, layout, atoms),
    experience: () => composeEntries("job", { jobs, studies, person, layout, atoms }),
    education: () => composeEntries("study", { jobs, studies, person, layout, atoms }),
    skills: () => composeList("skills", person, layout, atoms),
    strengths: () => composeList("strengths", person, layout, atoms),
    languages: () => composeList("languages", person, layout, atoms),
    papers: () => composeList("papers", person, layout, atoms),
    projects: () => composeList("projects", person, layout, atoms),
    volunteering: () => composeList("volunteering", person, layout, atoms),
    publications: () => composeList("publications", person, layout, atoms),
    awards: () => composeList("awards", person, layout, atoms),
    interests: () => composeList("interests", person, layout, atoms),
    references: () => composeList("references", person, layout, atoms),
    profiles: () => composeList("profiles", person, layout, atoms),
  };
  function section(part: Part): SheetSection {
    const title = dice.pick(words.sections[part]);
    atoms.push({ kind: "section", text: title, entry: 0 });
    return { part, title, blocks: bodies[part]() };
  }
  const aside = [...head.aside, ...layout.aside.map(section)];
  const main = layout.main.map(section);
  if (person.custom) {
    const { title, lines } = person.custom;
    atoms.push({ kind: "section", text: title, entry: 0 });
    for (const text of lines) atoms.push({ kind: "custom", text, entry: 0 });
    const blocks = lines.map((text): Block => ({ kind: "line", cells: [[plainSpan(text)]], role: "text", mark: "" }));
    main.splice(dice.pick([0, main.length]), 0, { part: "summary", title, blocks });
  }
  const sheet = { head: head.blocks, aside, main, foot: head.foot };
  const shown = new Set<Part>([...layout.aside, ...layout.main]);
  const truth: Truth = {
    personalDetails: head.details,
    skills: shown.has("skills") ? person.skills : [],
    education: shown.has("education")
      ? studies.map(({ degree = "", school = "", years = "" }) => ({ degree, institution: school, year: years }))
      : [],
    experience: shown.has("experience")
      ? jobs.map(({ title = "", company = "", dates = "" }) => ({ title, company, period: dates }))
      : [],
  };
  return { sheet, truth, atoms };
}
