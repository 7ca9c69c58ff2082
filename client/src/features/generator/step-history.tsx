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
  const seen = useRef(key);
  const shown = useRef(key);

  // The person went on: one entry more, or back to the one that has the step.
  useEffect(() => {
    const { trail, entry, address, isFromBrowser, hasTrail } = latest.current;
    const isNewEntry = seen.current !== key;
    seen.current = key;
    if (at === null || at === trail.at(-1) || (isNewEntry && isFromBrowser)) return;
    const steps = trail.lastIndexOf(at) + 1 - trail.length;
    // A link that leads here begins another way.
    if (isNewEntry && !hasTrail) navigate(address, { state: { ...entry, trail: [at] }, replace: true });
    else if (steps > -trail.length) navigate(steps);
    else navigate(address, { state: { ...entry, trail: [...trail, at] } });
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
