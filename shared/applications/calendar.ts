import type { ListedApplication } from "./application.schema.ts";
import { isOpen, nextStepOf } from "./next-step.ts";

type Dated = Pick<
  ListedApplication,
  | "key"
  | "role"
  | "company"
  | "link"
  | "status"
  | "statusDates"
  | "closesOn"
  | "nextStep"
  | "nextOn"
  | "nextAt"
  | "unopened"
  | "updatedAt"
>;

const head = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Cover Letter Desk//Applications//EN",
  "CALSCALE:GREGORIAN",
  "METHOD:PUBLISH",
  "X-WR-CALNAME:Applications",
];

/** What stands before and after all events of a calendar. */
export const calendarFrame = { head: toText(head), foot: toText(["END:VCALENDAR"]) } as const;

/** Days of these applications as a calendar (RFC 5545): closing dates while they matter, and next steps. */
export function toCalendar(applications: readonly Dated[], options: { appUrl: string }): string {
  return calendarFrame.head + applications.map((one) => toEvents(one, options)).join("") + calendarFrame.foot;
}

/** The events of one application, as they stand in a calendar. */
export function toEvents(application: Dated, { appUrl }: { appUrl: string }): string {
  return toText(eventsOf(application, appUrl).flat());
}

function toText(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventsOf(application: Dated, appUrl: string): string[][] {
  const { key, role, company, link, closesOn, updatedAt } = application;
  const about = [role, company].filter(Boolean).join(", ");
  const next = nextStepOf(application);
  const event = (kind: string, summary: string, when: string[]) => [
    "BEGIN:VEVENT",
    `UID:${key}-${kind}@cover-letter-desk`,
    `DTSTAMP:${stamp(updatedAt)}`,
    ...when,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(`${appUrl}/applications/${key}${link ? `\n${link}` : ""}`)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
  const closing = closesOn && isOpen(application) ? [event("closing", `Closes: ${about}`, wholeDay(closesOn))] : [];
  const isClosing = next?.on === closesOn && !next?.own;
  const step =
    next?.on && !isClosing
      ? [event("next", `${next.text}: ${about}`, next.at ? atHour(next.on, next.at) : wholeDay(next.on))]
      : [];
  return [...closing, ...step];
}

function wholeDay(day: string): string[] {
  const end = new Date(`${day}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + 1);
  return [`DTSTART;VALUE=DATE:${plain(day)}`, `DTEND;VALUE=DATE:${plain(end.toISOString().slice(0, 10))}`];
}

/** Without a zone: the hour is the one where the person is. */
function atHour(day: string, time: string): string[] {
  return [`DTSTART:${plain(day)}T${time.replace(":", "")}00`, "DURATION:PT1H"];
}

function plain(day: string): string {
  return day.replaceAll("-", "");
}

function stamp(moment: string): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, "");
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** Lines of at most 75 bytes; what is longer goes on in the next one, and no letter is cut in two. */
function folded(line: string): string {
  const pieces: string[] = [];
  let from = 0;
  let at = 0;
  let room = 75;
  for (const letter of line) {
    const bytes = bytesOf(letter);
    if (bytes > room) {
      pieces.push(line.slice(from, at));
      from = at;
      room = 74;
    }
    room -= bytes;
    at += letter.length;
  }
  return [...pieces, line.slice(from)].join("\r\n ");
}

/** In UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
