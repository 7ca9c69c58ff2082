import { CircleAlert, GripVertical, Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { classNames } from "#client/lib/class-names.ts";
import { AnswersMark, MaybeMarks } from "./answers-mark.tsx";
import { DoubtButtons } from "./doubt-buttons.tsx";
import { useFacts, useRows } from "./facts-context.ts";
import { placeOf } from "./facts-edits.ts";
import { useRowKeys } from "./use-row-keys.ts";

export type RowEditing = { close: () => void };

/**
 * One row of the facts: read as it stands, opened in place by a press on any part of it. On phones the open row holds
 * what a grip and keys do elsewhere.
 */
export function RowShell({
  id,
  list,
  index,
  what,
  confirmed,
  children,
  editor,
}: {
  id: string;
  /** Rows of one list change places with each other only. */
  list: string;
  index: number;
  /** The row in words. */
  what: string;
  confirmed: boolean;
  children: ReactNode;
  editor: (editing: RowEditing) => ReactNode;
}) {
  const { remarkOf } = useRows();
  const [isOpen, setOpen] = useState(false);
  const { element, onKeyDown, moveBy, removeIt, grip, target } = useRowKeys({ id, list, what });
  const remark = remarkOf(id);
  const focusRow = () => requestAnimationFrame(() => element.current?.focus());
  const close = () => {
    setOpen(false);
    focusRow();
  };

  if (isOpen)
    return (
      <li className="py-2">
        {editor({ close })}
        <div className="mt-1 flex flex-wrap gap-1">
          <MoveButtons id={id} moveBy={moveBy} />
          <Button look="quiet" size="small" onClick={removeIt}>
            Delete
          </Button>
        </div>
      </li>
    );
  return (
    <li
      className="group/row relative -mx-2 rounded transition-colors duration-quick focus-within:bg-raised hover:bg-raised"
      onDragOver={target.onDragOver}
      onDrop={(event) => target.onDrop(event, index)}
    >
      <div className="flex items-start">
        <button
          ref={element}
          type="button"
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          className="flex min-h-11 min-w-0 flex-1 items-start gap-3 rounded px-2 py-2 text-left"
        >
          <span className="min-w-0 flex-1">
            {children}
            {confirmed ? <AnswersMark row={id} /> : <NotSure />}
            {remark ? (
              <span className="block text-quiet text-small">
                <span className="sr-only">, </span>
                {remark}
              </span>
            ) : null}
            <span className="sr-only">. Edit</span>
          </span>
          {confirmed ? <Pencil {...smallIcon} className="mt-1 shrink-0 text-body" /> : null}
        </button>
        {confirmed ? null : <DoubtButtons id={id} what={what} onKept={focusRow} onRemove={removeIt} />}
      </div>
      {confirmed ? (
        <div className="px-2 empty:hidden">
          <MaybeMarks row={id} />
        </div>
      ) : null}
      <span
        aria-hidden="true"
        {...grip}
        className={classNames(
          "absolute top-2.5 -left-4 hidden h-6 w-5 cursor-grab items-center justify-center text-quiet",
          "opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-fine:flex",
        )}
      >
        <GripVertical {...smallIcon} />
      </span>
    </li>
  );
}

function MoveButtons({ id, moveBy }: { id: string; moveBy: (steps: number) => void }) {
  const place = placeOf(useFacts().facts, id);
  if (!place || place.of < 2) return null;
  return (
    <>
      <Button look="quiet" size="small" spent={place.place === 1} onClick={() => moveBy(-1)}>
        Move up
      </Button>
      <Button look="quiet" size="small" spent={place.place === place.of} onClick={() => moveBy(1)}>
        Move down
      </Button>
    </>
  );
}

function NotSure() {
  return (
    <span className="mt-0.5 flex items-center gap-1.5 text-small text-warning">
      <CircleAlert {...smallIcon} className="shrink-0" />
      Is this right? We won't use it until you confirm it.
    </span>
  );
}
