import { Check, Quote, X } from "lucide-react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { isAlwaysListed } from "#shared/postings/checklist.ts";
import { useRows } from "./facts-context.ts";

/** Which points of the posting a row answers, in the posting's words; what the person said of others stands below it. */
export function AnswersMark({ row }: { row: string }) {
  const said = useSaid(row);
  const names = useAnswered(row, "met")
    .filter(({ point }) => said(point.id) === null)
    .map(nameOf);
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

/**
 * Points that a row may answer: the person says whether it does, and can take that back. `called` names the row where
 * the question doesn't stand right below it.
 */
export function MaybeMarks({ row, called }: { row: string; called?: string }) {
  const { answered } = useRows();
  const said = useSaid(row);
  return answered
    .filter(
      ({ point, status, rows }) =>
        said(point.id) !== null || (status === "maybe" && isAlwaysListed(point) && rows.includes(row)),
    )
    .map((answer) => (
      <MaybeMark
        key={answer.point.id}
        {...{ row, called, name: nameOf(answer), point: answer.point.id, said: said(answer.point.id) }}
      />
    ));
}

/** Whether a row is asked about, and nothing said of that yet. */
export function useIsAsked(): (row: string) => boolean {
  const { answered, ties } = useRows();
  return (row) =>
    answered.some(
      ({ point, status, rows }) =>
        status === "maybe" &&
        isAlwaysListed(point) &&
        rows.includes(row) &&
        !ties.some((tie) => tie.row === row && tie.point === point.id),
    );
}

type Maybe = { row: string; called: string | undefined; point: string; name: string; said: boolean | null };

function MaybeMark({ row, called, point, name, said }: Maybe) {
  const { onTie, announce } = useRows();
  const say = (isYes: boolean | null, told: string) => {
    onTie(row, point, isYes);
    announce(`${told}: ${name}`);
  };
  const Mark = said === null ? Quote : said ? Check : X;
  return (
    <div className="flex items-center gap-1.5 text-quiet text-small">
      <Mark {...smallIcon} size={14} className={`shrink-0 ${said ? "text-success" : ""}`} />
      <p className="min-w-0 flex-1 break-words">{questionOrAnswer(called, name, said)}</p>
      {/* One element in both states: the focus stays where it was pressed. */}
      <button
        type="button"
        aria-label={said === null ? `Yes, it shows: ${name}` : `Undo: ${name}`}
        onClick={() => (said === null ? say(true, "Counted for") : say(null, "Asked again"))}
        className={look}
      >
        {said === null ? "Yes" : "Undo"}
      </button>
      {said === null ? (
        <button
          type="button"
          aria-label={`No, it doesn't show: ${name}`}
          onClick={() => say(false, "Not counted for")}
          className={look}
        >
          No
        </button>
      ) : null}
    </div>
  );
}

function questionOrAnswer(called: string | undefined, name: string, said: boolean | null): string {
  if (said === null) return `Does ${called === undefined ? "it" : `“${called}”`} show “${name}”?`;
  if (called === undefined) return `${said ? "Shows" : "Doesn't show"} “${name}”`;
  return `“${called}” ${said ? "shows" : "doesn't show"} “${name}”`;
}

const look = "min-h-11 min-w-11 shrink-0 rounded font-semibold text-accent-text hover:bg-hairline";

/** The same in words, for the accessible name of what stands beside the mark. */
export function useAnswersWords(row: string): string {
  const names = useAnswered(row, "met").map(nameOf);
  return names.length === 0 ? "" : `, answers: ${names.join(", ")}`;
}

/** What the person said of this row for a point; null where nothing. */
function useSaid(row: string): (point: string) => boolean | null {
  const { ties } = useRows();
  return (point) => {
    const tie = ties.find((one) => one.row === row && one.point === point);
    return tie ? !tie.no : null;
  };
}

function useAnswered(row: string, status: AnsweredPoint["status"]): AnsweredPoint[] {
  return useRows().answered.filter((answer) => answer.status === status && answer.rows.includes(row));
}

function nameOf({ point }: AnsweredPoint): string {
  return point.label ?? point.text;
}
