import { useCallback, useEffect, useRef, useState } from "react";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { limits } from "#shared/generator/prompt-form.schema.ts";
import type { PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { isLink } from "./is-link.ts";
import { dropReading, fingerprintOf, takeReading } from "./read-job.ts";

/** What the page's query for a posting's reading answers. */
type ReadingQuery = {
  data: PostingReading | undefined;
  isPlaceholderData: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
};
export type UsePostingReading = (posting: string | null) => ReadingQuery;

export type DeskReading = {
  /** A paste is read shortly after, anything else when the box is left or nothing more is typed. */
  onPaste: () => void;
  onBlur: () => void;
  isReading: boolean;
  /** Why the posting is not read; null where it is, or nobody asked. */
  problem: "offline" | "failed" | null;
  retry: () => void;
};

const AFTER_PASTE_MS = 600;
/** What was neither pasted nor left: typed before the page was live, or put there by a helper of the browser. */
const SETTLED_MS = 2_000;
const LEAST_POSTING = 10;

/** Has the posting read when the person has finished with it, and puts what was read into the rows of the job. */
export function useDeskReading(
  { state, change }: { state: GeneratorState; change: ChangeState },
  usePostingReading: UsePostingReading,
): DeskReading {
  const posting = state.form.prompt;
  // Found on opening without a reading: typed before the page was live, or kept by an earlier version of it.
  const [asked, setAsked] = useState(() => postingToRead(state));
  /** Something was pasted that is not asked about yet: to the person it is being read already. */
  const [isDue, setDue] = useState(false);
  const timer = useRef(0);
  const latest = useRef(state);
  latest.current = state;

  const ask = useCallback(() => {
    window.clearTimeout(timer.current);
    setDue(false);
    const { form, desk } = latest.current;
    setAsked(postingToRead(latest.current));
    if (desk.readOf !== "" && !isReadable(form.prompt)) change(dropReading);
  }, [change]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isReadable(posting)) return;
    const settled = window.setTimeout(ask, SETTLED_MS);
    return () => window.clearTimeout(settled);
  }, [posting, ask]);

  const { data, isPlaceholderData, isFetching, error, refetch } = usePostingReading(asked);
  useEffect(() => {
    if (asked === null || !data || isPlaceholderData) return;
    setAsked(null);
    // An answer that comes late is of a posting that stands no longer.
    change((now) => (fingerprintOf(now.form.prompt) === fingerprintOf(asked) ? takeReading(now, data, asked) : now));
  }, [asked, data, isPlaceholderData, change]);

  useEffect(() => {
    if (!error) return;
    const again = () => void refetch();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [error, refetch]);

  return {
    onPaste: () => {
      window.clearTimeout(timer.current);
      setDue(true);
      timer.current = window.setTimeout(ask, AFTER_PASTE_MS);
    },
    onBlur: ask,
    isReading: (isDue && isReadable(posting)) || (asked !== null && isFetching),
    problem: asked === null || !error || isFetching || !isReadable(posting) ? null : kindOf(error),
    retry: () => void refetch(),
  };
}

/** Null where there is nothing to read, or it has been read. */
function postingToRead({ form: { prompt }, desk }: GeneratorState): string | null {
  return isReadable(prompt) && !desk.withoutPosting && desk.readOf !== fingerprintOf(prompt)
    ? prompt.slice(0, limits.prompt)
    : null;
}

function isReadable(posting: string): boolean {
  return posting.trim().length >= LEAST_POSTING && !isLink(posting);
}

function kindOf(error: Error): "offline" | "failed" {
  return error instanceof ApiError || navigator.onLine ? "failed" : "offline";
}
