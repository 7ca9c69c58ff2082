import { hasContact } from "../contacts.ts";
import { hasDate } from "../dates.ts";
import { isTableHead } from "../labels.ts";
import type { TextLine } from "../resume-text.ts";
import type { Section } from "../sections.ts";
import { readLanguages } from "../spoken-languages.ts";
import type { Priors } from "./crf.ts";
import type { PlacedLine } from "./line-features.ts";
import type { Header } from "./piece-features.ts";
import { lineKey, type RuleReading } from "./read-by-rules.ts";

/**
 * Made resumes are tidier than people's, so a model that has seen only those is too sure of itself. In sections whose
 * titles are known, the rules' reading counts beforehand as much as these log-odds say; the weights were chosen on resumes
 * that come neither from the mill nor from its layouts.
 */
const RULE = 3.5;
const SECTION = 6;
const OWN = 2;
const NAME = 2.5;

const heads = ["job1", "job2", "study1", "study2"];
const entryLabels = ["job1", "job2", "jobEnd", "jobBody", "study1", "study2", "studyEnd", "studyBody"];
const ownLabels: Partial<Record<Section["kind"], string>> = {
  skills: "skills",
  strengths: "strengths",
  languages: "languages",
  certifications: "papers",
  courses: "papers",
  projects: "projects",
  volunteering: "volunteering",
  publications: "publications",
  awards: "awards",
  interests: "interests",
  references: "references",
};

/** `titles`: lines that were taken for section titles at first, though no word list knows them; below them all is open. */
export function linePriors(placed: readonly PlacedLine[], rules: RuleReading, titles: ReadonlySet<number>): Priors[] {
  let known = true;
  const spoken = linesOfSpoken(placed);
  const undated = undatedLines(placed);
  // Where all known titles have one look, a line in another is none.
  const looks = new Set(placed.flatMap(({ line, opens }) => (opens ? [line.look] : [])));
  return placed.map(({ line, section, opens }, index) => {
    if (opens) known = true;
    else if (titles.has(index)) known = false;
    const priors = new Map<string, number>();
    if (opens) return new Map([["title", SECTION / 2]]);
    if (looks.size === 1 && line.size > 0 && !looks.has(line.look)) priors.set("title", -SECTION / 2);
    if (!known) return priors;
    if (undated.has(index)) for (const label of entryLabels) priors.set(label, -SECTION);
    const role = rules.roles.get(lineKey(line));
    if (role) {
      priors.set(role, RULE);
      if (role.endsWith("1")) priors.set(role.replace("1", "2"), RULE - 1);
      if (role.endsWith("2")) priors.set(role.replace("2", "1"), RULE - 1);
      if (role.endsWith("2")) priors.set(role.replace("2", "End"), RULE - 1);
    }
    const own = ownLabels[section];
    if (own) for (const label of entryLabels) priors.set(label, -SECTION);
    if (own) priors.set(own, OWN);
    // "Welding, Milling" under "Skills" looks like a town all the same.
    if (own && !hasContact(line.text)) priors.set("contact", -SECTION / 2);
    if (own === "papers" || spoken.has(line)) {
      // One a line, they look like any other list in all but their section's title.
      if (own) priors.set(own, OWN + 1);
      for (const label of ["skills", "strengths", "interests"]) priors.set(label, -SECTION);
    }
    if (section === "education") for (const label of ["job1", "job2", "jobEnd", "jobBody"]) priors.set(label, -SECTION);
    // "Technologies include:" heads a list, never an entry; nor does the head of a table.
    if (/[:：]$/u.test(line.text) || isTableHead(line.text))
      for (const label of heads) priors.set(label, (priors.get(label) ?? 0) - SECTION);
    return priors;
  });
}

/** Lines of unknown sections without a date, in a file that dates its jobs: heads of lists there open no job. */
function undatedLines(placed: readonly PlacedLine[]): Set<number> {
  const dated = (is: (section: PlacedLine["section"]) => boolean) =>
    placed.filter(({ section, line }) => is(section) && hasDate(line.text)).length;
  const lines = new Set<number>();
  if (dated((section) => section === "experience" || section === "timeline") < 2) return lines;
  let open: number[] = [];
  for (const [index, { section, since, opens }] of placed.entries()) {
    if (opens || since <= 1) open = [];
    if (section !== "unknown") continue;
    open.push(index);
    const next = placed[index + 1];
    if (next?.section === section && !next.opens && next.since > since) continue;
    if (open.every((at) => !hasDate(placed[at]?.line.text ?? ""))) for (const at of open) lines.add(at);
  }
  return lines;
}

/** Lines of sections that name a spoken language; "Languages" may also head those that somebody programs in. */
function linesOfSpoken(placed: readonly PlacedLine[]): Set<TextLine> {
  const spoken = new Set<TextLine>();
  let open: TextLine[] = [];
  for (const [index, { line, section, since }] of placed.entries()) {
    if (section === "languages") open.push(line);
    const next = placed[index + 1];
    if (next?.section === section && next.since > since) continue;
    if (readLanguages(open).length > 0) for (const one of open) spoken.add(one);
    open = [];
  }
  return spoken;
}

/** The rules' names of a header's pieces, in the same way. */
export function piecePriors({ lines, pieces }: Header, rules: RuleReading): Priors[] {
  let before = "";
  return pieces.map(({ text, row }) => {
    const line = lines[row];
    const { period: _period, ...names } = (line && rules.names.get(lineKey(line))) ?? { period: null };
    const priors = new Map<string, number>(text === line?.town ? [["place", SECTION]] : []);
    let inside = "";
    for (const [label, name] of Object.entries(names)) {
      if (name === "" || !name.includes(text)) continue;
      inside = label;
      if (name === text) priors.set(label, NAME);
      else if (name.startsWith(text)) priors.set(label, NAME / 2);
      else if (label === before) priors.set("more", NAME);
    }
    if (before !== "" && inside !== before && inside !== "") priors.set("more", -NAME);
    before = inside;
    return priors;
  });
}
