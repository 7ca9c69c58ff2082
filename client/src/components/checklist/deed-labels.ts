import type { ChecklistDeed } from "#shared/postings/checklist.ts";
import type { SmallPrintItem } from "#shared/postings/small-print.schema.ts";
import { capitalised } from "#shared/words/capitalised.ts";

/** What is to be done, in a few words. */
export function titleOfDeed({ item }: ChecklistDeed): string {
  return titles[item.kind](item);
}

const titles: Record<SmallPrintItem["kind"], (item: SmallPrintItem) => string> = {
  "closing-date": ({ value }) => `Send by ${toDay(value) ?? value}`,
  reference: ({ value }) => `Put ${value} in the subject line`,
  "salary-offered": ({ value }) => `They pay ${value}`,
  "salary-asked": () => "Say what you want to earn",
  "start-date": () => "Say when you can start",
  question: ({ text }) => capitalised(text),
  document: ({ value }) => (isResume.test(value) ? "Attach your resume" : `Attach: ${value}`),
  "later-document": ({ value }) => `Needed later: ${value}`,
  licence: ({ value }) => `${value} required`,
  language: ({ value }) => `Language: ${value}`,
  instruction: ({ text }) => capitalised(text),
};

const isResume =
  /^(?:(?:full |vollständigen |tabellarischen )?(?:cv|resume|résumé|lebenslauf|currículum|curriculum(?: vitae)?|hoja de vida))$/iu;

/** Where it stands with it, and where the posting says so. */
export function detailOfDeed({ item, inLetter, isDone, days }: ChecklistDeed): string {
  const where = item.lines[0] === undefined ? "" : ` Posting, line ${item.lines[0]}.`;
  if (item.kind === "closing-date")
    return `${days === null ? "As stated in the posting." : untilClosing(days)}${where}`;
  if (inLetter) return `In the letter.${where}`;
  return isDone ? `Ticked by you.${where}` : `${hints[item.kind] ?? "Tick it once it's done."}${where}`;
}

const hints: Partial<Record<SmallPrintItem["kind"], string>> = {
  document: "Tick it once it's in your application.",
  reference: "Not in the letter yet.",
  "salary-asked": "They ask for it.",
  "start-date": "They ask for it.",
};

function untilClosing(days: number): string {
  if (days < 0) return "This date has passed.";
  if (days < 2) return days === 0 ? "Today." : "Tomorrow.";
  return `In ${days} days.`;
}

const format = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "long", timeZone: "UTC" });

function toDay(date: string): string | null {
  const time = Date.parse(date);
  return /^\d{4}-\d\d-\d\d$/u.test(date) && !Number.isNaN(time) ? format.format(time) : null;
}
