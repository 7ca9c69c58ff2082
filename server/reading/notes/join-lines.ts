import { isDateOnly } from "../dates.ts";
import { type SectionKind, sectionKindOf } from "../section-titles.ts";
import type { Note, Pasted } from "./note.ts";
import { mainPeriod } from "./note-period.ts";
import { withoutBracket } from "./parts.ts";
import { isSchool, titleSign } from "./signs.ts";

const LONGEST_HEAD = 12;
const LONGEST_TITLE = 8;
/** "March 2019 – now" alone on a line belongs to what stands above it, an employer or a title. */
export function withDates(notes: readonly Note[]): Note[] {
  const joined: Note[] = [];
  for (const note of notes) {
    const above = joined.at(-1);
    // "2020 - 2021 (closed in the pandemic)": a remark may stand behind.
    const date = withoutBracket(note.text);
    const isDate = isDateOnly(date) && mainPeriod(date)?.range === true && !note.isUnder && !note.isApart;
    const isName = above && !above.isUnder && !isHeading(above) && mainPeriod(above.text) === null;
    if (isDate && isName && above.text.split(" ").length <= LONGEST_HEAD)
      joined.splice(-1, 1, { ...above, text: `${above.text}, ${note.text}` });
    else joined.push(note);
  }
  return joined;
}

/** "Nurse Manager" above "Stonebridge Centre, Melville | 2019 – now": both are the head of one post. */
export function withTitles(notes: readonly Note[], { words }: Pasted): Note[] {
  const joined: Note[] = [];
  let section: SectionKind | null = null;
  for (let at = 0; at < notes.length; at++) {
    const [above, note, next] = [notes[at - 1], notes[at], notes[at + 1]];
    if (!note) continue;
    section = sectionKindOf(note.text.replace(/:$/u, "")) ?? section;
    const opens = note.isApart || (above && isHeading(above));
    const isTitle =
      opens &&
      !note.isUnder &&
      !isHeading(note) &&
      mainPeriod(note.text) === null &&
      note.text.split(" ").length <= LONGEST_TITLE;
    const isHead = next && !next.isUnder && !next.isApart && mainPeriod(next.text)?.range === true;
    const [employer = ""] = next?.text.split(/[,|]/u) ?? [];
    const isNamed = titleSign(note.text, words) > 0 || (section === "experience" && titleSign(employer, words) < 2);
    const isStudies = /education|courses|certifications/u.test(section ?? "");
    const isEmployer = section === "experience" && !isNamed && titleSign(note.text, words) === 0;
    if (isTitle && isHead && isNamed && !isStudies) {
      joined.push({ ...next, isApart: true, above: note.text });
      at++;
    } else if (isTitle && isHead && isEmployer) {
      joined.push({ ...next, isApart: true, text: withEmployer(next.text, note.text) });
      at++;
    } else if (isTitle && isStudies && next && isSchoolLine(note, next)) {
      joined.push({ ...next, isApart: true, text: `${note.text}, ${next.text}` });
      at++;
    } else joined.push(note);
  }
  return joined;
}

/** "Schlosser, 2014 – 2018" under "Maschinenbau Vogt, Gotha": the employer stands before the time. */
function withEmployer(text: string, employer: string): string {
  const start = mainPeriod(text)?.start ?? text.length;
  return `${text.slice(0, start).replace(/[\s,|–-]+$/u, "")}, ${employer}, ${text.slice(start)}`;
}

/** "IES Ramón y Cajal, 2016" under what was learnt there. */
function isSchoolLine(above: Note, next: Note): boolean {
  const isPlain = !next.isUnder && !next.isApart && !/:/u.test(above.text + next.text);
  return isPlain && isSchool(next.text) && !isSchool(above.text) && mainPeriod(next.text) !== null;
}

export function isHeading({ text }: Note): boolean {
  return headedKind(text) !== null;
}

/** "Parcours (en vrac)": a remark in brackets is no part of a title. */
export function headedKind(text: string): SectionKind | null {
  return sectionKindOf(text.replace(/(?:\s\([^()]{1,30}\))?:?$/u, ""));
}
