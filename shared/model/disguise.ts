import { createDetailFinder, type DetailKind, detailKinds, type Who } from "./personal-details.ts";

/** Placeholders in place of personal details; every different text has its own, so that each comes back as it was. */
export type Disguise = {
  hide: (text: string) => string;
  /** What has been hidden so far. */
  hidden: () => HiddenDetail[];
};

export type HiddenDetail = { placeholder: string; text: string };

export function createDisguise(applicant: Who): Disguise {
  const find = createDetailFinder(applicant);
  const placeholders = new Map<string, string>();
  const counts: Partial<Record<DetailKind, number>> = {};

  const placeholderFor = (kind: DetailKind, text: string): string => {
    const known = placeholders.get(text);
    if (known) return known;
    const number = (counts[kind] ?? 0) + 1;
    counts[kind] = number;
    const placeholder = `${OPENING}${kind}${number}`;
    placeholders.set(text, placeholder);
    return placeholder;
  };

  return {
    hide: (given) => {
      // Words that look like ours would come back as somebody's name.
      const text = given.replace(anyPlaceholder, "");
      let hidden = "";
      let from = 0;
      for (const { kind, start, end } of find(text)) {
        hidden += text.slice(from, start) + placeholderFor(kind, text.slice(start, end));
        from = end;
      }
      return hidden + text.slice(from);
    },
    hidden: () => [...placeholders].map(([text, placeholder]) => ({ placeholder, text })),
  };
}

/** Brings back what was hidden. */
export function restoreDetails(text: string, hidden: readonly HiddenDetail[]): string {
  return restoring(hidden)(text);
}

/** Brings back what was hidden in a text that comes in pieces, however they are cut. */
export function createRestorer(hidden: readonly HiddenDetail[]): {
  push: (delta: string) => string;
  end: () => string;
} {
  const restore = restoring(hidden);
  let held = "";
  return {
    push: (delta) => {
      const text = held + delta;
      const at = unfinished.exec(text)?.index ?? text.length;
      held = text.slice(at);
      return restore(text.slice(0, at));
    },
    end: () => {
      const rest = restore(held);
      held = "";
      return rest;
    },
  };
}

function restoring(hidden: readonly HiddenDetail[]): (text: string) => string {
  const texts = new Map(hidden.map(({ placeholder, text }) => [placeholder, text]));
  // One that stands for nothing is a gap: the brackets make the sentence around it fall out.
  return (text) => text.replace(anyPlaceholder, (found) => texts.get(found.toUpperCase()) ?? "[hidden]");
}

const OPENING = "HIDDEN";
const anyPlaceholder = new RegExp(`${OPENING}(?:${detailKinds.join("|")})\\d{1,4}`, "giu");

/** The end of a text that may be the beginning of a placeholder, or of a longer number in one. */
const unfinished = new RegExp(`(?<![\\p{L}\\p{N}])(?:${startsOf(OPENING)}|${OPENING}\\p{L}{0,7}\\d{0,4})$`, "iu");

function startsOf(word: string): string {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1)).join("|");
}
