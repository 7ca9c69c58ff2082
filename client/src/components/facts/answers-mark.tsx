import { Check, Quote } from "lucide-react";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { useFacts } from "./facts-context.ts";

/** Which points of the posting a row answers, in the posting's words. */
export function AnswersMark({ row }: { row: string }) {
  const names = useAnswered(row, "met").map(nameOf);
  if (names.length === 0) return null;
  return (
    <span className="mt-0.5 flex items-start gap-1.5 text-quiet text-small">
      <Quote {...smallIcon} size={14} className="mt-0.5 shrink-0" />
      <span>
        <span className="sr-only">, answers: </span>
        {names.join(" · ")}
      </span>
    </span>
  );
}

/** Points that a row may answer: the person says whether it does. */
export function MaybeMarks({ row }: { row: string }) {
  const { onTie, announce } = useFacts();
  return useAnswered(row, "maybe").map((answer) => (
    <p key={answer.point.id} className="flex items-center gap-1.5 text-quiet text-small">
      <Quote {...smallIcon} size={14} className="shrink-0" />
      <span>Does it show “{nameOf(answer)}”?</span>
      <IconButton
        label={`Yes, it shows: ${nameOf(answer)}`}
        icon={<Check {...smallIcon} />}
        onClick={() => {
          onTie(row, answer.point.id);
          announce(`Counted for: ${nameOf(answer)}`);
        }}
        className="text-success"
      />
    </p>
  ));
}

/** The same in words, for the accessible name of what stands beside the mark. */
export function useAnswersWords(row: string): string {
  const names = useAnswered(row, "met").map(nameOf);
  return names.length === 0 ? "" : `, answers: ${names.join(", ")}`;
}

function useAnswered(row: string, status: AnsweredPoint["status"]): AnsweredPoint[] {
  return useFacts().answered.filter((answer) => answer.status === status && answer.rows.includes(row));
}

function nameOf({ point }: AnsweredPoint): string {
  return point.label ?? point.text;
}
