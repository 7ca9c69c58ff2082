import type { Entry } from "./entries.ts";
import { tidyName } from "./jobs.ts";
import { isDegree, isInstitution } from "./kinds-of-words.ts";
import { bracketCuts, commaCuts, type Segment, toSegments, turnCuts } from "./segments.ts";

export type Study = { entry: Entry; degree: string; institution: string; sure: boolean };

/** Finds degree and institution in the headers of an education section. */
export function readEducation(entries: Entry[]): Study[] {
  const studies = entries.map((entry) =>
    readStudy(entry, toSegments(entry.header).segments.flatMap(splitSubject).flatMap(splitDegreeMark)),
  );
  return withSharedSchools(studies).filter((study) => study.degree !== "" || study.institution !== "");
}

/** Several degrees of one school: its name stands once, on a line above the first of them. */
function withSharedSchools(studies: Study[]): Study[] {
  let school: Study | null = null;
  return studies.map((study) => {
    if (study.institution !== "") {
      school = study.entry.header.length > 1 ? study : null;
      return study;
    }
    const [line, ...more] = study.entry.header;
    const looksAlike = line && more.length === 0 && line.look === school?.entry.header.at(-1)?.look;
    if (!school || !looksAlike || !isDegree(study.degree)) return study;
    return { ...study, institution: school.institution, sure: false };
  });
}

/** What was studied for a degree that stands elsewhere. */
const subject = /^(?:major|majoring|minor|specializ(?:ing|ation)|concentration) in\b/i;

type Reading = { degree: string; institution: string; score: number };

function readStudy(entry: Entry, segments: Segment[]): Study {
  const withMark = joinDegreeMark(segments);
  const readings: Reading[] = [];
  for (const [index, segment] of withMark.entries()) {
    readings.push(toReading(segment.text, ""), toReading("", segment.text));
    for (const [first, second] of [
      ...commaCuts(segment.text),
      ...turnCuts(segment),
      ...bracketCuts(segment.text).filter(([, inside]) => isInstitution(inside)),
    ]) {
      readings.push(toReading(first, second), toReading(second, first));
    }
    for (const other of withMark.slice(index + 1)) {
      readings.push(toReading(segment.text, other.text), toReading(other.text, segment.text, index));
    }
  }
  const none: Reading = { degree: "", institution: "", score: 0 };
  const best = readings.reduce((most, reading) => (reading.score > most.score ? reading : most), none);
  const labelled = (label: Segment["label"]) => withMark.find((segment) => segment.label === label)?.text;
  const degree = labelled("degree") ?? withField(best, withMark);
  return {
    entry,
    degree: tidyName(degree),
    institution: tidyName(labelled("institution") ?? (withoutFaculty(best.institution) || schoolBelow(entry))),
    sure: isDegree(best.degree) && isInstitution(best.institution),
  };
}

function toReading(degree: string, institution: string, index = 0): Reading {
  const forDegree =
    degree === ""
      ? 0
      : (isDegree(degree) ? 3 : 0.5) - (isInstitution(degree) ? 1.5 : 0) - (subject.test(degree) ? 0.5 : 0);
  const forInstitution =
    institution === ""
      ? 0
      : (isInstitution(institution) ? 3 : 0.4) - (isDegree(institution) && !isInstitution(institution) ? 2 : 0);
  const both = (degree && institution ? 0.3 : 0) + (isInstitution(institution.split(",")[0] ?? "") ? 0.3 : 0);
  const length = (degree.length + institution.length) / 1000;
  return { degree, institution, score: forDegree + forInstitution + both + length - index * 0.05 };
}

/** "Major in Engineering, University of …" below the degree. */
function splitSubject(segment: Segment): Segment[] {
  const [first = "", ...rest] = segment.text.split(/,\s+/);
  if (!subject.test(first) || rest.length === 0) return [segment];
  return [
    { ...segment, text: first },
    { ...segment, text: rest.join(", ") },
  ];
}

const leadingMark = /^(\p{L}[\p{L}.]{1,8})\s+(?!in |of |en |de |in\b|of\b)(\p{Lu}.+)$/u;

/** "PhD Princeton University, …" in narrow columns. */
function splitDegreeMark(segment: Segment): Segment[] {
  const [, mark = "", rest = ""] = leadingMark.exec(segment.text) ?? [];
  const words = (rest.split(",")[0] ?? "").split(/\s+/);
  if (!isDegree(mark) || isInstitution(mark) || !isInstitution(words.slice(0, 3).join(" "))) return [segment];
  return [
    { ...segment, text: mark },
    { ...segment, text: rest },
  ];
}

/** "PhD ⇥ Princeton University, Computer Science": the degree stands in the margin, its subject after the school. */
function joinDegreeMark(segments: Segment[]): Segment[] {
  const [mark, named, ...rest] = segments;
  if (!mark || !named || mark.text.length > 14 || !isDegree(mark.text) || !isInstitution(named.text)) return segments;
  const [school = "", ...subject] = named.text.split(/,\s+/);
  if (subject.length === 0 || !isInstitution(school)) return segments;
  const field = subject.join(", ");
  const text = isDegree(field) ? field : `${mark.text}, ${field}`;
  return [{ ...mark, text }, { ...named, text: school }, ...rest];
}

/** "State University, College of Business": the school is the first of them. */
function withoutFaculty(text: string): string {
  const [school = "", ...rest] = text.split(/,\s+/);
  return rest.length > 0 && isInstitution(school) && isInstitution(rest.join(", ")) ? school : text;
}

/** Where the header names no school, the first lines below it may: "… Computer Security, University of Ulm, Germany." */
function schoolBelow(entry: Entry): string {
  const parts = entry.body.slice(0, 2).flatMap((line) => line.text.split(/\t|,\s+/));
  return parts.find((part) => isInstitution(part) && part.split(" ").length <= 8) ?? "";
}

/** A subject on a line or in a cell of its own belongs to the degree: "Bachelor of Science", "Physics". */
function withField(reading: Reading, segments: Segment[]): string {
  if (!isDegree(reading.degree) || reading.degree.split(" ").length > 4) return reading.degree;
  const next = segments[segments.findIndex((segment) => segment.text === reading.degree) + 1];
  if (!next || next.text === reading.institution || isInstitution(next.text) || /\d|:|gpa/i.test(next.text))
    return reading.degree;
  const isSubject = next.text.split(" ").length <= 5 && !isDegree(next.text) && /^\p{Lu}/u.test(next.text);
  return isSubject ? `${reading.degree}, ${next.text}` : reading.degree;
}
