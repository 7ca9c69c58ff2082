import { writePeriod } from "./dates.ts";
import type { Layout } from "./layout.ts";
import type { MillJob, MillPerson, MillStudy } from "./person.ts";
import type { Atom, Block } from "./sheet.ts";
import { wordsOf } from "./words.ts";
import { plainSpan, writePattern } from "./write-pattern.ts";

type Values = Record<string, string>;
type Entries = { jobs: Values[]; studies: Values[]; person: MillPerson; layout: Layout; atoms: Atom[] };

export function jobValues(job: MillJob, person: MillPerson, layout: Layout): Values {
  const { language } = person;
  const words = wordsOf[language];
  const dates = writePeriod(job.from, job.to, layout.dates, language);
  const [from = "", to = ""] = dates.split(/ [–-] /);
  const end = job.to === "now" ? { year: 2026, month: 5 } : job.to;
  const months = (end.year - job.from.year) * 12 + end.month - job.from.month;
  return {
    ...labelValues(person),
    title: job.title,
    company: job.company,
    place: job.place,
    dates,
    from: `${from} –`,
    to,
    duration: durationOf(months, language),
    at: words.at,
    tools: job.tech.join(", "),
  };
}

export function studyValues(study: MillStudy, person: MillPerson, layout: Layout): Values {
  const years = layout.studyAfter || layout.dates === "years" ? `${study.to}` : `${study.from} – ${study.to}`;
  const shown = layout.study.some((line) => line.includes("{years}")) || layout.studyBeside || layout.studyAfter;
  return {
    ...labelValues(person),
    degree: study.degree,
    school: study.school,
    place: study.place,
    years: shown ? years : "",
  };
}

function labelValues({ language }: MillPerson): Values {
  return Object.fromEntries(Object.entries(wordsOf[language].labels).map(([key, text]) => [`labels.${key}`, text]));
}

const units: Record<MillPerson["language"], [string, string]> = {
  en: ["years", "months"],
  de: ["Jahre", "Monate"],
  fr: ["ans", "mois"],
  es: ["años", "meses"],
  pt: ["anos", "meses"],
  it: ["anni", "mesi"],
  nl: ["jaar", "maanden"],
  pl: ["lata", "mies."],
  sv: ["år", "månader"],
};

function durationOf(months: number, language: MillPerson["language"]): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const [year, month] = units[language];
  return [years > 0 ? `${years} ${year}` : "", rest > 0 ? `${rest} ${month}` : ""].filter(Boolean).join(" ");
}

/** The entries of a section, and a note of each text they show. */
export function composeEntries(kind: "job" | "study", { jobs, studies, person, layout, atoms }: Entries): Block[] {
  const isJob = kind === "job";
  const lines = isJob ? layout.job : layout.study;
  const beside = isJob ? layout.jobBeside : layout.studyBeside;
  const after = isJob ? layout.jobAfter : layout.studyAfter;
  const all = isJob ? jobs : studies;
  const blocks: Block[] = [];
  for (const [index, values] of all.entries()) {
    const grouped = isJob && layout.grouped && values.company === all[index - 1]?.company;
    // The employer's line goes where it stands above the role before.
    const own = grouped ? lines.filter((line) => !line.includes("{company}")) : lines;
    note(atoms, isJob ? jobKinds : studyKinds, { values, index, patterns: [...own, beside, after] });
    const body: Block[] = own.map((line) => headLine(line, values));
    if (isJob) body.push(...bodyOf(person.jobs[index], { values, layout, atoms, index }));
    else body.push(...notesOf(person.studies[index]?.notes ?? [], { layout, atoms, index }));
    if (after !== "") body.push(headLine(after, values));
    blocks.push(...framed(body, { beside, values, layout }));
  }
  if (layout.ornament === "table")
    return [{ kind: "table", rows: all.map((values) => tableRow(lines[0] ?? "", values)), lines: true }];
  return blocks;
}

function framed(
  body: Block[],
  { beside, values, layout }: { beside: string; values: Values; layout: Layout },
): Block[] {
  const notes = beside === "" ? [] : beside.split("\n").map((line) => writePattern(line, values).flat());
  const whole: Block[] = beside === "" ? body : [{ kind: "beside", notes, side: layout.besideSide, blocks: body }];
  if (layout.ornament === "none" || layout.ornament === "table")
    return [{ kind: "card", blocks: whole, ornament: "cards" }];
  return [{ kind: "card", blocks: whole, ornament: layout.ornament }];
}

function headLine(pattern: string, values: Values): Block {
  const bullet = pattern.startsWith("• ");
  const cells = writePattern(bullet ? pattern.slice(2) : pattern, values);
  return { kind: "line", cells, role: bullet ? "bullet" : "text", mark: bullet ? "•" : "" };
}

function tableRow(pattern: string, values: Values): string[] {
  return writePattern(pattern, values).map((cell) => cell.map(({ text }) => text).join(""));
}

/** What is written before a point; a drawn one leaves nothing in the text. */
function markOf({ points }: Layout): string {
  return points === "typed" ? "-" : points === "drawn" ? "" : points;
}

type Body = { values: Values; layout: Layout; atoms: Atom[]; index: number };

function bodyOf(job: MillJob | undefined, { values, layout, atoms, index }: Body): Block[] {
  if (!job || layout.ornament === "table") return [];
  const blocks: Block[] = [];
  if (job.sector !== "") {
    atoms.push({ kind: "sector", text: job.sector, entry: index });
    blocks.push({ kind: "line", cells: [[plainSpan(job.sector)]], role: "text", mark: "" });
  }
  for (const text of layout.points === "paragraph" ? [job.lines.join(". ")].filter(Boolean) : job.lines) {
    atoms.push({ kind: "line", text, entry: index });
    const role =
      layout.points === "typed"
        ? "typed"
        : layout.points === "none" || layout.points === "paragraph"
          ? "text"
          : "bullet";
    blocks.push({
      kind: "line",
      cells: [[plainSpan(text)]],
      role,
      mark: markOf(layout),
    });
  }
  if (layout.tools) {
    const text = `${values["labels.tech"] ?? ""}: ${values.tools ?? ""}`;
    atoms.push({ kind: "line", text, entry: index });
    blocks.push({ kind: "line", cells: [[plainSpan(text, { small: true })]], role: "text", mark: "" });
  }
  return blocks;
}

function notesOf(
  notes: readonly string[],
  { layout, atoms, index }: { layout: Layout; atoms: Atom[]; index: number },
): Block[] {
  return notes.map((text) => {
    atoms.push({ kind: "studyLine", text, entry: index });
    const listed = layout.points === "•" || layout.points === "▪" || layout.points === "drawn";
    return { kind: "line", cells: [[plainSpan(text)]], role: listed ? "bullet" : "text", mark: markOf(layout) };
  });
}

const jobKinds: Record<string, Atom["kind"]> = {
  title: "title",
  company: "company",
  place: "place",
  dates: "dates",
  from: "dates",
  to: "dates",
  duration: "dates",
};
const studyKinds: Record<string, Atom["kind"]> = {
  degree: "degree",
  school: "school",
  place: "studyPlace",
  years: "studyDates",
};

/** In the order in which the patterns name them. */
function note(
  atoms: Atom[],
  kinds: Record<string, Atom["kind"]>,
  { values, index, patterns }: { values: Values; index: number; patterns: string[] },
): void {
  for (const [, name = ""] of patterns.join("\n").matchAll(/\{(\w+)\}/g)) {
    const [kind, text] = [kinds[name], values[name]];
    if (kind && text) atoms.push({ kind, text, entry: index });
  }
}
