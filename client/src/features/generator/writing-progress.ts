import type { PromptEvent } from "#shared/generator/prompt.schema.ts";

export const writingStages = ["reading", "matching", "writing", "checking"] as const;
export type WritingStage = (typeof writingStages)[number];

/** How far a letter is; figures are null until the server has told them. */
export type WritingProgress = {
  stage: WritingStage;
  requirements: number | null;
  smallPrint: number;
  met: number | null;
  expectedWords: number | null;
  text: string;
  /** Seconds that the model's server asked to wait; null once it writes. */
  waiting: number | null;
  /** What came first was no letter, and another is being written. */
  again: boolean;
  /** How many sentences are held against the rows, and how many of them get other words. */
  checked: number | null;
  mended: number;
  /** How much of the browser's own model has been downloaded, in percent; null where nothing is. */
  downloading: number | null;
  /** It broke off, and the server keeps what a model had written. */
  canGoOn: boolean;
};

export const writingBegins: WritingProgress = {
  stage: "reading",
  requirements: null,
  smallPrint: 0,
  met: null,
  expectedWords: null,
  text: "",
  waiting: null,
  again: false,
  checked: null,
  mended: 0,
  downloading: null,
  canGoOn: false,
};

/** What the server tells, and the browser of its own model. */
export type WritingEvent =
  | PromptEvent
  | { type: "downloading"; percent: number }
  /** It failed: with a beginning that can be gone on from, or with what is no letter. */
  | { type: "stopped"; kept: "beginning" | "nothing" };

/** The progress after one more event; events in an unusual order never take it back. */
export function advanceWriting(progress: WritingProgress, event: WritingEvent): WritingProgress {
  switch (event.type) {
    case "read":
      return later({ ...progress, requirements: event.requirements, smallPrint: event.smallPrint }, "matching");
    case "matched":
      return later({ ...progress, met: event.met }, "writing");
    case "writing":
      return later({ ...progress, expectedWords: event.expectedWords }, "writing");
    case "text":
      return later({ ...progress, text: progress.text + event.delta, waiting: null, downloading: null }, "writing");
    case "downloading":
      return { ...progress, downloading: event.percent < 100 ? event.percent : null };
    case "waiting":
      return { ...progress, waiting: event.seconds };
    case "again":
      return { ...progress, text: "", again: true, waiting: null };
    case "checking":
      return later({ ...progress, checked: event.sentences ?? null, waiting: null }, "checking");
    case "mending":
      return later({ ...progress, mended: event.sentences }, "checking");
    case "stopped":
      return event.kept === "beginning" ? { ...progress, canGoOn: true } : { ...progress, text: "" };
    case "error":
      return { ...progress, ...(event.none ? { text: "" } : {}), canGoOn: event.goOn ?? false };
    case "done":
      return progress;
  }
}

/** About how many of a letter's words may be read before the unlock; the server says how long the whole is to be. */
export function previewWords(wholeLetter: number): number {
  return Math.max(1, Math.round((wholeLetter * PREVIEW_SHARE) / 10) * 10);
}

const PREVIEW_SHARE = 0.4;

function later(progress: WritingProgress, stage: WritingStage): WritingProgress {
  const isLater = writingStages.indexOf(stage) > writingStages.indexOf(progress.stage);
  return isLater ? { ...progress, stage } : progress;
}
