import { Check, CircleAlert, CornerDownRight, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { classNames } from "#client/lib/class-names.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import type { SortedText } from "#shared/material/sort.schema.ts";
import { counted } from "./count-rows.ts";
import { keepRows, type SortedRow, sortedRows } from "./sorted-rows.ts";

export type SortedListProps = {
  title: string;
  sorted: SortedText;
  onTake: (facts: Facts) => void;
  onBack: () => void;
  backLabel: string;
};

/** Rows that were read, each with tick and cross: clear ones are ticked at first, doubtful ones wait for an answer. */
export function SortedList({ title, sorted, onTake, onBack, backLabel }: SortedListProps) {
  const rows = sortedRows(sorted.facts, sorted.doubtful);
  const [answers, setAnswers] = useState<ReadonlyMap<string, boolean>>(
    () => new Map(rows.filter(({ doubtful }) => !doubtful).map(({ id }) => [id, true])),
  );
  const [shown, setShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const kept = rows.filter(({ id }) => answers.get(id) === true);
  const waiting = rows.filter(({ id }) => !answers.has(id)).length;
  const answer = (id: string, keep: boolean) => setAnswers((before) => new Map(before).set(id, keep));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 ref={heading} tabIndex={-1} className="font-heading text-base text-strong outline-none">
          {title}
        </h3>
        <p role="status" className="text-small">
          {kept.length} of {rows.length} ticked{waiting > 0 ? `, ${waiting} to answer` : ""}
        </p>
      </div>
      <ul className="grid">
        {rows.map((row) => (
          <SortedRowView
            key={row.id}
            row={row}
            answer={answers.get(row.id)}
            onAnswer={(keep) => answer(row.id, keep)}
          />
        ))}
      </ul>
      {sorted.leftover.length > 0 ? (
        <div className="border-hairline border-t pt-2">
          <div className="flex items-center justify-between text-quiet text-small">
            <span>{counted(sorted.leftover.length, "line")} not sorted</span>
            <Button look="quiet" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? "Hide them" : "Show them"}
            </Button>
          </div>
          {shown ? <p className="whitespace-pre-line text-quiet text-small">{sorted.leftover.join("\n")}</p> : null}
        </div>
      ) : null}
      {waiting > 0 ? (
        <p className="text-quiet text-small">
          Anything you don't answer is saved and marked, and stays out of letters until you do.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button look="main" spent={kept.length + waiting === 0} onClick={() => onTake(keepRows(sorted.facts, answers))}>
          Add {counted(kept.length + waiting, "fact")}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {backLabel}
        </Button>
      </div>
    </div>
  );
}

function SortedRowView({
  row,
  answer,
  onAnswer,
}: {
  row: SortedRow;
  answer: boolean | undefined;
  onAnswer: (keep: boolean) => void;
}) {
  return (
    <li className="flex items-start gap-1 border-hairline border-b py-1 last:border-b-0">
      <div className={classNames("min-w-0 flex-1 py-2", answer === false && "text-quiet line-through")}>
        <p className={classNames("whitespace-pre-line", answer !== false && "text-strong")}>{row.text}</p>
        {remarkOf(row, answer)}
      </div>
      <Choice label={`Keep: ${row.text}`} pressed={answer === true} onPress={() => onAnswer(true)}>
        <Check {...smallIcon} className={answer === true ? "text-success" : undefined} />
      </Choice>
      <Choice label={`Leave out: ${row.text}`} pressed={answer === false} onPress={() => onAnswer(false)}>
        <X {...smallIcon} />
      </Choice>
    </li>
  );
}

function remarkOf(row: SortedRow, answer: boolean | undefined): ReactNode {
  if (row.doubtful && answer === undefined) {
    return (
      <p className="mt-0.5 flex items-center gap-1.5 font-semibold text-small text-warning">
        <CircleAlert {...smallIcon} className="shrink-0" />
        {row.under === "" ? "We couldn't sort this. Keep it as a line?" : `Not sure of this, under ${row.under}`}
      </p>
    );
  }
  return row.under === "" ? null : (
    <p className="mt-0.5 flex items-center gap-1.5 text-quiet text-small">
      <CornerDownRight {...smallIcon} className="shrink-0" />
      to {row.under}
    </p>
  );
}

function Choice({
  label,
  pressed,
  onPress,
  children,
}: {
  label: string;
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        "flex size-11 shrink-0 items-center justify-center rounded transition-colors duration-quick hover:text-strong",
        pressed ? "bg-raised text-strong" : "text-body",
      )}
    >
      {children}
    </button>
  );
}
