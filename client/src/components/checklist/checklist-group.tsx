import { type ReactNode, useId, useState } from "react";

const SHOWN_AT_FIRST = 5;

/** Items of one kind under their heading; a long one begins with five where it may fold. */
export function ChecklistGroup({
  title,
  items,
  folds = false,
}: {
  title: string;
  items: readonly { key: string; row: ReactNode }[];
  folds?: boolean;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (items.length === 0) return null;
  const canFold = folds && items.length > SHOWN_AT_FIRST;
  const shown = canFold && !isOpen ? items.slice(0, SHOWN_AT_FIRST) : items;
  return (
    <section aria-labelledby={id} className="mt-3">
      <h3 id={id} className="font-medium text-small">
        {title}
      </h3>
      <ul className="mt-1 grid gap-0.5">
        {shown.map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
      </ul>
      {canFold ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="ml-8 min-h-11 font-semibold text-accent-text text-small"
        >
          {isOpen ? "Show fewer" : `Show all ${items.length}`}
        </button>
      ) : null}
    </section>
  );
}

/** A sign, a title and what is to be known of it; `children` are what can be done. */
export function ChecklistRow({
  sign,
  title,
  note,
  isDone = false,
  children,
}: {
  sign: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  isDone?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="flex gap-3 py-1">
      <span className="mt-0.5 grid size-5 shrink-0 place-items-center">{sign}</span>
      <div className="min-w-0 flex-1">
        <div className={`break-words ${isDone ? "text-quiet" : "text-strong"}`}>{title}</div>
        {note ? <p className="break-words text-quiet text-small">{note}</p> : null}
        {children}
      </div>
    </div>
  );
}
