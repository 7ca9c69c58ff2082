import { differenceInCalendarDays, format, isValid, parseISO } from "date-fns";
import { capitalised } from "#client/lib/capitalised.ts";
import type { SmallPrintItem } from "#shared/generator/prompt.schema.ts";
import type { ReadSmallPrint } from "./read-small-print.ts";

/** What the item asks, in a few words. */
export function titleOf(item: SmallPrintItem): string {
  return titles[item.kind](item);
}

const titles: Record<SmallPrintItem["kind"], (item: SmallPrintItem) => string> = {
  "closing-date": ({ value }) => `Apply by ${toDate(value) ? format(parseISO(value), "MMMM d, yyyy") : value}`,
  reference: ({ value }) => `Quote the reference ${value}`,
  "salary-offered": ({ value }) => `They pay ${value}`,
  "salary-asked": () => "Say what you want to earn",
  document: ({ value }) => `Send with it: ${value}`,
  "later-document": ({ value }) => `Asked for later: ${value}`,
  licence: ({ value }) => `Asked for: ${value}`,
  language: ({ value }) => `Language: ${value}`,
  instruction: ({ text }) => capitalised(text),
};

/** Where it stands with the item. */
export function detailOf(
  { kind, value }: SmallPrintItem,
  { state, ticked, today }: Pick<ReadSmallPrint, "state" | "ticked"> & { today: Date },
): string {
  if (kind === "closing-date") return untilClosing(value, today);
  if (state === "note") return "Good to know.";
  if (state === "done") return kind === "licence" || kind === "language" ? "You have it." : "In the letter.";
  return ticked ? "Ticked by you." : open[kind];
}

const open: Record<SmallPrintItem["kind"], string> = {
  "closing-date": "",
  reference: "Not in the letter yet.",
  "salary-offered": "",
  "salary-asked": "Not in the letter. They ask for it.",
  document: "The letter does not name it. Tick it once it is with your application.",
  "later-document": "",
  licence: "In nothing you told us.",
  language: "In nothing you told us.",
  instruction: "Tick it once you have done it.",
};

function untilClosing(value: string, today: Date): string {
  const date = toDate(value);
  if (!date) return "As the posting says it.";
  const days = differenceInCalendarDays(date, today);
  if (days < 0) return "This date has passed.";
  if (days < 2) return days === 0 ? "Today." : "Tomorrow.";
  return `In ${days} days.`;
}

function toDate(value: string): Date | null {
  const date = parseISO(value);
  return /^\d{4}-\d\d-\d\d$/.test(value) && isValid(date) ? date : null;
}
