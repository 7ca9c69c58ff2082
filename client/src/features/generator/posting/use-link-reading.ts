import { useEffect, useRef, useState } from "react";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import { ApiError } from "#client/lib/api-client.ts";
import type { ReadPage } from "#shared/applications/read-page.schema.ts";
import { thousands } from "#shared/limits/thousands.ts";
import { isLink } from "./is-link.ts";
import { takePage } from "./take-page.ts";

/** Opens the page behind a link on the server. */
export type ReadLink = (link: string, signal: AbortSignal) => Promise<ReadPage>;

export type LinkReading = {
  opening: boolean;
  /** Why the page gave nothing; null where it did, or nobody asked. */
  problem: string | null;
  retry: () => void;
  /** What was taken from the page that stands in the box now. */
  taken: string | null;
};

const AFTER_PASTE_MS = 600;

/** A link in the posting's box is opened, and the posting of its page takes its place. */
export function useLinkReading(
  { state, change }: { state: GeneratorState; change: ChangeState },
  readLink: ReadLink,
): LinkReading {
  const text = state.form.prompt.trim();
  const link = isLink(text) ? text : null;
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [taken, setTaken] = useState<{ page: ReadPage; posting: string } | null>(null);
  const [tries, setTries] = useState(0);
  const read = useRef(readLink);
  read.current = readLink;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of "Try again" is another try
  useEffect(() => {
    setProblem(null);
    if (link === null) return;
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      setOpening(true);
      try {
        const page = await read.current(link, ended.signal);
        setTaken({ page, posting: page.posting });
        change((now) => (now.form.prompt.trim() === link ? takePage(now, page) : now));
      } catch (error) {
        if (!ended.signal.aborted) setProblem(problemOf(error));
      } finally {
        if (!ended.signal.aborted) setOpening(false);
      }
    }, AFTER_PASTE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
      setOpening(false);
    };
  }, [link, tries, change]);

  return {
    opening,
    problem,
    retry: () => setTries((count) => count + 1),
    taken: taken && taken.posting === state.form.prompt ? takenWords(taken.page) : null,
  };
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? "This page can't be read. Paste the text instead.";
  return "You're offline, so the page can't be opened. Paste the text instead, or try again later.";
}

function takenWords({ how, link, role, company, place, closesOn, posting }: ReadPage): string {
  const host = URL.canParse(link) ? new URL(link).hostname : "the page";
  const said = [role && "role", company && "company", place && "place", closesOn && "closing date"].filter(Boolean);
  const text = `${thousands(posting.length)} characters of text`;
  if (how === "text")
    return `Taken from ${host}: its main text, ${thousands(posting.length)} characters. Check that it is all there.`;
  return `Taken from ${host}: ${[...said, text].join(", ")}.`;
}
