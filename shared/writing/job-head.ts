import type { Book, Frames } from "#shared/languages/book.ts";
import type { Job } from "#shared/material/material.schema.ts";
import { fillFrame, framesFor, type Slots } from "./frames.ts";
import { asApplicant, type JobKind, jobSlots, kindOf, traineeOf } from "./job-slots.ts";
import { polish } from "./polish.ts";

/** Whether a sentence can tell of the post: as what, where and when. */
export function isHeadSayable(job: Job, book: Book, isForeign: boolean): boolean {
  const isTrainee = traineeOf(job.title, book) !== null;
  const kind = isTrainee ? "job" : kindOf(job, book);
  const { asTitle, lastTitle, atEmployer, since, when } = jobSlots(job, book);
  if (kind === "family" || kind === "time") return false;
  if (!since && !when && !(kind === "job" && asTitle && atEmployer)) return false;
  if (kind === "self") return true;
  if (kind !== "job" || isForeign) return atEmployer !== undefined;
  return [asTitle, lastTitle, atEmployer].some((value) => value !== undefined);
}

/** Frames for a post in the order in which they are tried. */
export function keysOf(job: Job, later: Job | null, kind: JobKind): (keyof Frames)[] {
  const isNow = job.to === "now";
  if (kind === "family") return [];
  if (kind === "intern") return [isNow ? "internNow" : "internWas"];
  if (kind === "learn") return [isNow ? "learnNow" : "learnWas"];
  if (kind === "voluntary") return [isNow ? "voluntaryNow" : "voluntaryWas"];
  if (kind === "time") return [isNow ? "timeNow" : "timeWas"];
  if (kind === "self") return [isNow ? "selfNow" : "selfWas"];
  if (isNow) return ["jobNow"];
  return isProvenBefore(job, later) ? ["jobBefore", "jobWas"] : ["jobWas"];
}

/** "Before that" is said only where the dates say so. */
export function isProvenBefore({ to }: Job, later: Job | null): boolean {
  return later !== null && to !== "" && later.from !== "" && to.slice(0, later.from.length) <= later.from;
}

/** What was learnt, of "Ausbildung Bauzeichnerin": as what somebody was trained, or in what. */
export function tradeSlots({ id, title }: Job, book: Book): Slots {
  const { words } = book;
  const [first = "", ...rest] = title.split(" ");
  const trade = rest.join(" ").replace(/^(?:zur?m?|als|de|en|d['’])\s?/iu, "");
  if (!words.kinds.learn.includes(first.toLowerCase()) || trade === "") return {};
  const asTrade = asApplicant(trade, book);
  // In brackets there are no others.
  const plain = trade.replace(/\s*\(([^()]*)\)/gu, ", $1");
  return asTrade === null ? { trade: { text: plain, facts: [id] } } : { asTrade: { text: asTrade, facts: [id] } };
}

/** Our sentence for what, where, and when a post was; null where none can be made. */
export function headSentence(job: Job, book: Book): string | null {
  if (!isHeadSayable(job, book, false)) return null;
  const trainee = traineeOf(job.title, book);
  const slots: Slots = {
    ...jobSlots(job, book),
    ...(trainee === null ? {} : { asTitle: { text: trainee, facts: [job.id] } }),
    ...tradeSlots(job, book),
  };
  const [frame] = keysOf(job, null, trainee === null ? kindOf(job, book) : "job").flatMap((key) =>
    framesFor(book.frames[key], slots),
  );
  const filled = frame === undefined ? null : fillFrame(frame, slots);
  return filled && polish(filled.text, book);
}
