import type { ResumePaper } from "#shared/resume/resume.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { isDateOnly } from "./dates.ts";
import { takePeriod } from "./entry-dates.ts";
import { companyScore, isInstitution } from "./kinds-of-words.ts";
import { joinWrappedItems } from "./layout/wrapped-items.ts";
import lexicon from "./lexicon/papers.json" with { type: "json" };
import { toPlain, wordPattern } from "./plain-text.ts";
import type { TextLine } from "./resume-text.ts";
import notes from "./words/notes.json" with { type: "json" };

const driving = wordPattern(...lexicon.driving);
const licence = wordPattern(...lexicon.licence);
const course = wordPattern(...lexicon.course);
const underWay = wordPattern(...lexicon.underWay);
const lapsed = wordPattern(...lexicon.lapsed);

/** True where the text names a licence, or a licence to drive. */
export function isLicence(text: string): boolean {
  const plain = toPlain(text);
  return driving.test(plain) || licence.test(plain);
}

/** "RN License, exp. 04/2028": the word belongs to the date behind it. */
const untilDate = new RegExp(String.raw`[\s,(]*(?<!\p{L})(${oneOf(notes.expiry)}\.?):?\s*$`, "iu");

/** "B", "Car: B, BE": the classes of a licence to drive. */
const classes =
  /(?:^|[\s:])(?:AM|[ABCD]1?E?|A2)(?:(?:,|\s?\/|\s(?:und|and|et|y|e|en|i|och))\s?(?:AM|[ABCD]1?E?|A2))*$/u;
const classesOnly = /^(?:\p{L}{3,20}\s?:\s?)?(?:AM|[ABCD]1?E?|A2)(?:,\s?(?:AM|[ABCD]1?E?|A2))*$/u;

const between = /\t|\s+[|•·]\s+|\s+[–—]\s+|\s+-\s+/u;

/** Licences, certificates and courses of the lines of their sections: a paper a line, or one that two lines tell. */
export function readPapers(rows: TextLine[], usual: "certificate" | "course"): ResumePaper[] {
  const papers: ResumePaper[] = [];
  const lines = joinWrappedItems(rows).flatMap(apart);
  // Some forms have the date on a line of its own above each paper.
  const datesFirst = isDateOnly(lines[0]?.text ?? "");
  let dateAbove = "";
  for (const line of lines) {
    const dated = takePeriod(line);
    const [said = "", until = ""] = dated ? (untilDate.exec(dated.rest) ?? []) : [];
    const text = dated ? dated.rest.slice(0, dated.rest.length - said.length) : line.text;
    const year = dated ? `${until} ${dated.period.text}`.trim().slice(0, 60) : "";
    const above = papers.at(-1);
    if (text === "" && dated && datesFirst) {
      dateAbove = year;
      continue;
    }
    if (text === "" && above && dated) {
      above.year ||= year;
      continue;
    }
    if (above && above.where === "" && isIssuer(text, line, lines)) {
      above.where = text.replaceAll("\t", ", ").slice(0, 300);
      above.year ||= year;
      continue;
    }
    for (const paper of toPapers(text, year || dateAbove, usual)) papers.push(paper);
    dateAbove = "";
  }
  return papers.filter(({ what }) => /\p{L}{2}/u.test(what) || classesOnly.test(what)).slice(0, 80);
}

/** "First Aid (2024); full UK driving licence": two papers on one line. */
function apart(line: TextLine): TextLine[] {
  const parts = line.text.split(/;\s+/);
  return parts.length > 1 && parts.every((part) => /\p{L}{3}/u.test(part))
    ? parts.map((text) => ({ ...line, text }))
    : [line];
}

/** The line under a paper that says who gave it: it looks different from the line that names the paper. */
function isIssuer(text: string, line: TextLine, lines: TextLine[]): boolean {
  const before = lines[lines.indexOf(line) - 1];
  if (!before || line.bullet || classesOnly.test(text) || text.split(" ").length > 8) return false;
  const differs = before.look !== line.look || (before.bullet && !line.bullet);
  return differs && (isInstitution(text) || companyScore(text) > 1 || lines[0]?.look !== line.look);
}

function toPapers(text: string, year: string, usual: ResumePaper["kind"]): ResumePaper[] {
  if (driving.test(toPlain(text)) && classes.test(text)) return [toPaper(text.replaceAll("\t", " "), "", year, usual)];
  const parts = text.split(between).map((part) => part.trim());
  const listed = parts.length === 1 && year === "" && !text.includes("(") && text.split(/,\s+/).length > 2;
  if (listed) return text.split(/,\s+/).map((what) => toPaper(what, "", "", usual));
  const [first = "", ...rest] = parts.filter((part) => part !== "");
  if (rest.length > 0) return [toPaper(first, rest.join(", "), year, usual)];
  const [, named = "", giver = ""] = /^(.{3,}?)(?:,\s+|\s+\()([^,()]+)\)?$/u.exec(first) ?? [];
  if (giver !== "" && (isInstitution(giver) || companyScore(giver) > 1)) return [toPaper(named, giver, year, usual)];
  return [toPaper(first, "", year, usual)];
}

function toPaper(what: string, where: string, year: string, usual: ResumePaper["kind"]): ResumePaper {
  const plain = toPlain(`${what} ${year}`);
  return {
    what: what.replace(/^[\s,.:–-]+|(?<![\s,:–-])[\s,:–-]+$/gu, "").slice(0, 300),
    where: where.slice(0, 300),
    year: year.slice(0, 60),
    kind: classesOnly.test(what) ? "driving" : kindOf(plain, usual),
    state: underWay.test(plain) ? "under-way" : lapsed.test(plain) ? "lapsed" : "held",
  };
}

function kindOf(plain: string, usual: ResumePaper["kind"]): ResumePaper["kind"] {
  if (driving.test(plain)) return "driving";
  if (licence.test(plain)) return "licence";
  return course.test(plain) ? "course" : usual;
}
