import type { Book } from "#shared/languages/book.ts";
import type { Job } from "#shared/material/material.schema.ts";
import { jobSlots } from "#shared/writing/job-slots.ts";
import type { ToldJob } from "./gathered.ts";

/**
 * Whether all that could be said of a post is that somebody worked where another post has them anyway: "Since 2023 I have
 * worked at Mercy" behind "Since 2021 I have worked as a nurse at Mercy".
 */
export function isWithinAnother({ job, lines, answers }: ToldJob, all: readonly ToldJob[], book: Book): boolean {
  if (lines.length + answers.length > 0 || job.said) return false;
  const { asTitle, title } = jobSlots(job, book);
  if (asTitle || title) return false;
  return all.some(({ job: other }) => other !== job && isSamePlace(job, other) && covers(other, job));
}

function isSamePlace(one: Job, other: Job): boolean {
  const name = ({ employer }: Job) => employer.trim().toLowerCase();
  return name(one) !== "" && name(one) === name(other);
}

/** Whether one post lasted at least from the other's beginning to its end. */
function covers(long: Job, short: Job): boolean {
  const ended = long.to === "now" || (short.to !== "now" && short.to !== "" && short.to <= long.to);
  return long.from !== "" && long.from <= short.from && ended;
}
