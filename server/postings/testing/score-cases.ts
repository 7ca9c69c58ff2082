import { readPosting } from "#server/postings/read-posting.ts";
import { lineKey } from "#shared/postings/phrase-book.ts";
import type { PostingCase } from "./posting-case.ts";

/** What was shown, what of it is right, what the postings have, and what of that was found. */
export type Score = { shown: number; right: number; present: number; found: number };

export const TODAY = "2026-11-23";
export const fields = ["role", "company", "contact", "replyTo", "reference", "closing"] as const;
export type Field = (typeof fields)[number];

/** Right is what is equal but for marks, accents and a title before a name. */
export function scoreHeads(cases: readonly PostingCase[]): { scores: Record<Field, Score>; wrong: string[] } {
  const empty = (): Score => ({ shown: 0, right: 0, present: 0, found: 0 });
  const scores = {
    role: empty(),
    company: empty(),
    contact: empty(),
    replyTo: empty(),
    reference: empty(),
    closing: empty(),
  };
  const wrong: string[] = [];
  for (const { name, language, text, expect } of cases) {
    const { head } = readPosting(text.join("\n"), { today: TODAY });
    for (const field of fields) {
      const got = (field === "closing" ? head.closingDate : head[field])?.value;
      const wanted = field === "closing" ? [expect.closing].filter(Boolean) : expect[field];
      const isRight = got !== undefined && isNamed(got, wanted);
      const isOptional = field === "contact" && expect.contactOptional;
      const score = scores[field];
      if (got !== undefined) score.shown++;
      if (wanted.length > 0 && !isOptional) score.present++;
      if (isRight) score.right++;
      if (isRight && !isOptional) score.found++;
      if (!isRight && (got !== undefined || (wanted.length > 0 && !isOptional)))
        wrong.push(`${language}/${name} ${field}: ${got ?? "nothing"}, not ${wanted.join(" / ") || "nothing"}`);
    }
  }
  return { scores, wrong };
}

/** Equal to one of them but for marks, accents and a title before a name. */
export function isNamed(got: string, wanted: readonly string[]): boolean {
  return wanted.some((each) => bare(each) === bare(got));
}

const title =
  /^(?:(?:frau|herrn?|mme|madame|mrs|ms|mr|m|dr|dra|prof|professor|pr|chef|dgkp|d|dna|ing|lic|sra|sr|schwester|maitre|rechtsanwaltin|hofrat) )+/u;

function bare(text: string): string {
  return lineKey(text).replace(title, "");
}
