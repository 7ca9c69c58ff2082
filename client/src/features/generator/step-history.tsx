import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { z } from "zod";
import { deskSteps } from "./desk-state.schema.ts";
import type { Place } from "./place-of.ts";
import type { Generator } from "./use-generator.ts";

const trailSchema = z.object({ trail: z.array(z.enum([...deskSteps, "letter"])).min(1) });

/**
 * Keeps an entry of the browser's history for each step and for the letter: its back button goes to the step before
 * instead of leaving the page. An entry holds the way to it, `began` where the way begins.
 */
export function StepHistory({ generator, at, began }: { generator: Generator; at: Place | null; began: Place }) {
  const navigate = useNavigate();
  const { pathname, search, state: entry, key } = useLocation();
  const kept = trailSchema.safeParse(entry).data?.trail;
  const trail: Place[] = kept ?? [began];
  const isFromBrowser = useNavigationType() === "POP";
  const now = {
    trail,
    generator,
    at,
    entry,
    address: { pathname, search },
    isFromBrowser,
    hasTrail: kept !== undefined,
  };
  const latest = useRef(now);
  latest.current = now;
  /** Where the last move of ours leads, until the browser is there: two steps may come at once. */
  const coming = useRef<Place[] | null>(null);
  const seen = useRef(key);
  const shown = useRef(key);

  // The person went on: one entry more, or back to the one that has the step.
  useEffect(() => {
    const { entry, address, isFromBrowser, hasTrail } = latest.current;
    const isNewEntry = seen.current !== key;
    seen.current = key;
    const isThere = isFromBrowser || latest.current.trail.length === coming.current?.length;
    if (isNewEntry && isThere) coming.current = null;
    const trail = coming.current ?? latest.current.trail;
    if (at === null || at === trail.at(-1) || (isNewEntry && isFromBrowser)) return;
    const steps = trail.lastIndexOf(at) + 1 - trail.length;
    // A link that leads here begins another way.
    if (isNewEntry && !hasTrail) {
      navigate(address, { state: { ...entry, trail: [at] }, replace: true });
      return;
    }
    const isBack = steps > -trail.length;
    coming.current = isBack ? trail.slice(0, steps) : [...trail, at];
    if (isBack) navigate(steps);
    else navigate(address, { state: { ...entry, trail: coming.current } });
  }, [at, key, navigate]);

  // The browser went to another entry: its step is shown.
  useEffect(() => {
    const { trail, generator, at, isFromBrowser } = latest.current;
    const wanted = trail.at(-1);
    if (shown.current === key) return;
    shown.current = key;
    if (!isFromBrowser || at === null || wanted === undefined || wanted === at) return;
    if (wanted !== "letter") generator.showStep(wanted);
    else generator.closeDesk();
  }, [key]);
  return null;
}
