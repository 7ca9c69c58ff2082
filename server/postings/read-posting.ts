import type { PostingPoint, PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { readClosingDate } from "./closing-date.ts";
import { isAgencyPosting, readCompany } from "./company.ts";
import { readContact } from "./contact.ts";
import { holdsJob, withoutJob } from "./holds-job.ts";
import { readKinds } from "./kinds.ts";
import { isInformal, readLanguage } from "./language.ts";
import { toLines } from "./lines.ts";
import { readPlace } from "./place.ts";
import { readPoints } from "./points.ts";
import { readQuestions } from "./questions.ts";
import { readReference } from "./reference.ts";
import { readReplyTo } from "./reply-to.ts";
import { readRole } from "./role.ts";
import { readSmallPrint } from "./small-print.ts";
import { readSubject } from "./subject.ts";
import { findSuspicious } from "./suspicious.ts";
import { toUnits } from "./units.ts";

/** Reads a posting as it was pasted; linear in its length. `today` (ISO) is what a date without a year is held against. */
export function readPosting(text: string, { today }: { today: string }): PostingReading {
  const lines = toLines(text);
  const units = toUnits(lines);
  const language = readLanguage(text);
  const isAgency = isAgencyPosting(units);
  const role = readRole({ lines, units, language });
  const company = readCompany({ text, lines, units, role, isAgency });
  const contact = readContact({ units, lines, company: company?.value ?? "" });
  const place = readPlace({ lines, units, others: { role, company, contact } });
  const head: PostingReading["head"] = {
    ...{ role, company, contact, place },
    ...readKinds(units),
    replyTo: readReplyTo(units),
    closingDate: readClosingDate({ units, lines, language, today, text }),
    reference: readReference({ units, lines }),
    subject: readSubject(lines),
  };
  const questions = readQuestions(units);
  const isAsked = ({ text: said, lines: numbers }: PostingPoint) =>
    questions.some(
      (question) =>
        question.lines.some((line) => numbers.includes(line)) &&
        (question.text.includes(said) || said.includes(question.text)),
    );
  const reading = {
    ...{ language, head, questions },
    points: readPoints(units).filter((point) => point.label !== null || !isAsked(point)),
    smallPrint: readSmallPrint(units, head),
    informal: isInformal(units, language),
    agency: isAgency,
    suspicious: findSuspicious(units),
  };
  return holdsJob(units, reading) ? reading : withoutJob(reading);
}
