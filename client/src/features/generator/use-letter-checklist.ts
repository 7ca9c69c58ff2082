import { useMemo } from "react";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { emptyMaterial, LONGEST_ENTRY_ID, type Material } from "#shared/material/material.schema.ts";
import { answerPoints } from "#shared/postings/answer-points.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { type Checklist, toChecklist } from "#shared/postings/checklist.ts";
import { toEvidence } from "#shared/postings/evidence.ts";
import type { LookedLetter } from "#shared/postings/looked-letter.ts";
import { LONGEST_POINT_ID, type PostingReading } from "#shared/postings/posting-reading.schema.ts";
import type { KeptOrder, LetterVersion } from "./generator-state.schema.ts";

/** What is left before this letter can be sent. Until its posting is read anew, what the letter's answer says of it stands. */
export function useLetterChecklist({
  version,
  order,
  reading: given,
  letter,
  ticked,
}: {
  version: LetterVersion;
  order: KeptOrder;
  reading: PostingReading | undefined;
  letter: LookedLetter;
  ticked: readonly string[];
}): Checklist {
  const reading = useMemo(() => given ?? readingOf(version.answer), [given, version]);
  const today = new Date().toISOString().slice(0, 10);
  const material = useMemo(() => materialOf(version, order), [version, order]);
  const answered = useMemo(
    () => answersOf({ reading, version, order, material, today }),
    [reading, version, order, material, today],
  );
  return useMemo(
    () => toChecklist({ reading, answered, material, letter, ticked, today }),
    [reading, answered, material, letter, ticked, today],
  );
}

type Asked = Pick<PostingReading, "points" | "questions" | "smallPrint">;

/** What an answer says of its posting: enough where the posting cannot be read now. */
function readingOf({ matches, smallPrint }: PromptAnswer): Asked {
  const points = matches.map(({ requirement, text, lines, hard }) => ({
    ...{ id: requirement.slice(0, LONGEST_POINT_ID), text, lines, hard, label: text },
    kind: hard ? ("must" as const) : ("wish" as const),
    sort: "other" as const,
  }));
  return { points, questions: [], smallPrint };
}

/** The rows of the order; facts of letters that were ordered without rows stand as plain lines. */
export function materialOf({ answer }: LetterVersion, { material = emptyMaterial }: KeptOrder): Material {
  const known = new Set(toEvidence(material).map(({ id }) => id));
  const others = answer.facts
    .filter(({ id }) => !known.has(id))
    .map(({ id, text }) => ({
      id: id.slice(0, LONGEST_ENTRY_ID),
      text,
      origin: { from: "typed" as const },
      confirmed: true,
    }));
  return { ...material, plain: [...material.plain, ...others] };
}

/** With rows they are held against the posting anew; without, the server's answers stand, which knew the resume. */
function answersOf({
  reading,
  version,
  order,
  material,
  today,
}: {
  reading: Asked;
  version: LetterVersion;
  order: KeptOrder;
  material: Material;
  today: string;
}): AnsweredPoint[] {
  const answered = answerPoints(reading, material, today);
  if (order.material) return answered;
  const known = new Map(version.answer.matches.map((match) => [match.requirement, match]));
  return answered.map((own) => {
    const match = known.get(own.point.id);
    if (!match || own.status === "met") return own;
    return { point: own.point, status: match.status === "adjacent" ? "maybe" : match.status, rows: match.facts };
  });
}
