import { CalendarDays, Check, CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import type { SmallPrintItem } from "#shared/generator/prompt.schema.ts";
import { plainLines } from "./posting-lines.ts";
import type { ReadSmallPrint } from "./read-small-print.ts";
import { detailOf, titleOf } from "./small-print-words.ts";

/** What the posting wants besides the work: what the letter does already, what is left, what is good to know. */
export function SmallPrintList({
  items,
  posting,
  onTick,
  onAddReference,
  enclosures,
}: {
  items: readonly ReadSmallPrint[];
  posting: string;
  onTick: (key: string, on: boolean) => void;
  /** Left out where the letter has no subject to put it into. */
  onAddReference?: ((reference: string) => void) | undefined;
  /** Where the letter lists what goes with it: the heading in its language, and how one more paper gets there. */
  enclosures: { heading: string; onAdd: (paper: string) => void };
}) {
  if (items.length === 0) return null;
  const left = countLeft(items);
  return (
    <section aria-labelledby="small-print-title" className="px-5 pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="small-print-title" className="font-heading text-base text-strong">
          Small print
        </h2>
        <p className="text-small tabular-nums">{left === 0 ? "Nothing left to do" : `${left} left to do`}</p>
      </div>
      <ul className="mt-2 grid gap-1">
        {items.map((read) => (
          <Item key={read.key} {...{ read, posting, onTick, onAddReference, enclosures }} />
        ))}
      </ul>
    </section>
  );
}

/** How many items are still to be done. */
export function countLeft(items: readonly ReadSmallPrint[]): number {
  return items.filter(({ state, ticked }) => state === "open" && !ticked).length;
}

function Item({
  read,
  posting,
  onTick,
  onAddReference,
  enclosures,
}: {
  read: ReadSmallPrint;
  posting: string;
  onTick: (key: string, on: boolean) => void;
  onAddReference: ((reference: string) => void) | undefined;
  enclosures: { heading: string; onAdd: (paper: string) => void };
}) {
  const { item, key, state, ticked } = read;
  const isOpen = state === "open" && !ticked;
  const canAdd = item.kind === "reference" && isOpen && onAddReference;
  const title = titleOf(item);
  return (
    <li className="flex gap-1">
      {state === "open" ? (
        <label className="-ml-3 grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={ticked}
            aria-label={`Done: ${title}`}
            onChange={(event) => onTick(key, event.target.checked)}
            className="size-5 cursor-pointer accent-(--accent)"
          />
        </label>
      ) : (
        <span className="-ml-3 grid size-11 shrink-0 place-items-center">{iconOf(item, state)}</span>
      )}
      <div className="min-w-0 flex-1 py-2.5">
        <p className="break-words text-strong">
          {state === "done" ? <span className="sr-only">Done: </span> : null}
          {title}
        </p>
        <details className="text-quiet text-small">
          <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 rounded">
            {detailOf(item, { state, ticked, today: new Date() })}
          </summary>
          {plainLines(posting, item.lines.slice(0, 3)).map(({ number, text }) => (
            <p key={number} className="mt-1 break-words">
              Line {number}: <q>{text.slice(0, 400)}</q>
            </p>
          ))}
        </details>
        {canAdd ? <AddButton onClick={() => onAddReference(item.value)}>Add it to the subject</AddButton> : null}
        {item.kind === "document" && isOpen ? (
          <AddButton onClick={() => enclosures.onAdd(item.value)}>
            I attach it: list it under “{enclosures.heading}”
          </AddButton>
        ) : null}
      </div>
    </li>
  );
}

function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 text-left font-semibold text-accent-text text-small underline underline-offset-4"
    >
      {children}
    </button>
  );
}

function iconOf({ kind }: SmallPrintItem, state: ReadSmallPrint["state"]): ReactNode {
  if (state === "done") return <Check {...largeIcon} className="text-success" />;
  if (kind === "closing-date") return <CalendarDays {...largeIcon} className="text-body" />;
  return kind === "later-document" ? (
    <CircleAlert {...largeIcon} className="text-body" />
  ) : (
    <Info {...largeIcon} className="text-body" />
  );
}
