import { useMemo } from "react";
import { ChecklistLeft } from "#client/features/applications/checklist-left.tsx";
import { useFactSets } from "#client/features/material/use-fact-sets.ts";
import { usePostingReading } from "#client/features/postings/postings.api.ts";
import type { Application } from "#shared/applications/application.schema.ts";
import { isOpen } from "#shared/applications/next-step.ts";
import { emptyMaterial } from "#shared/material/material.schema.ts";
import { answerPoints } from "#shared/postings/answer-points.ts";
import { toChecklist } from "#shared/postings/checklist.ts";

const LEAST_POSTING = 40;

/** What an application's posting asks for and neither the person's facts nor the letter show, until it is sent. */
export function ApplicationChecklist({
  application,
  letterText,
  signedIn,
}: {
  application: Application;
  /** The newest letter as plain text; empty where there is none. */
  letterText: string;
  signedIn: boolean | undefined;
}) {
  const { posting } = application;
  const isAsked = isOpen(application) && posting.trim().length >= LEAST_POSTING;
  const reading = usePostingReading(isAsked ? posting : null).data;
  const facts = useFactSets({ signedIn }).sets[0]?.set.facts;
  const checklist = useMemo(() => {
    if (!reading || !facts) return null;
    const today = new Date().toISOString().slice(0, 10);
    const material = { ...emptyMaterial, ...facts };
    const letter = letterText ? { paragraphs: [[{ text: letterText, facts: [] }]] } : null;
    return toChecklist({
      ...{ reading, material, letter, today, ticked: [] },
      answered: answerPoints(reading, material, today),
    });
  }, [reading, facts, letterText]);
  if (!isAsked || !checklist) return null;
  return (
    <section aria-label="Checklist" className="rounded-box bg-card p-5">
      <h2 className="font-semibold text-strong">Checklist</h2>
      <ChecklistLeft checklist={checklist} />
    </section>
  );
}
