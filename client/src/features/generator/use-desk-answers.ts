import { useDeferredValue, useMemo } from "react";
import { answerPoints } from "#shared/postings/answer-points.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { type Checklist, toChecklist } from "#shared/postings/checklist.ts";
import { deskMaterial } from "./desk-letter.ts";
import type { GeneratorState } from "./generator-state.schema.ts";

/** What the rows answer of the posting; it follows what is typed without holding it up. */
export function useDeskAnswers(state: GeneratorState): { answered: AnsweredPoint[]; checklist: Checklist | null } {
  const { reading, ticked, desk } = state;
  const material = useDeferredValue(state.material);
  return useMemo(() => {
    if (!reading) return { answered: [], checklist: null };
    const told = deskMaterial({ material, desk });
    const today = new Date().toISOString().slice(0, 10);
    const answered = answerPoints(reading, told, today);
    return { answered, checklist: toChecklist({ reading, answered, material: told, letter: null, ticked, today }) };
  }, [reading, material, ticked, desk]);
}
