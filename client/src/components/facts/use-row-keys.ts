import { type DragEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useRows } from "./facts-context.ts";

/** Rows of the same list can be dropped on each other; the browser shows a drag's data only when it ends. */
let dragged: { id: string; list: string } | null = null;

/** Keys and drag of one row: Alt+arrows move it, Delete removes it; the focus goes with it. */
export function useRowKeys({ id, list, what }: { id: string; list: string; what: string }) {
  const { move, remove } = useRows();
  const element = useRef<HTMLButtonElement>(null);
  const isMoving = useRef(false);
  // Moved in the document, an element loses the focus.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    element.current?.focus();
  });

  const by = (steps: number) => {
    isMoving.current = true;
    move(id, (index) => index + steps);
    // At the end of its list it stays where it is, and nothing is drawn.
    requestAnimationFrame(() => {
      isMoving.current = false;
    });
  };
  /** The row after it has the focus then, else the one before. */
  const removeIt = () => {
    const row = element.current?.closest("li");
    const next = [row?.nextElementSibling, row?.previousElementSibling].find((other) => other instanceof HTMLElement);
    remove(id, what);
    requestAnimationFrame(() => next?.querySelector("button")?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      by(event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key === "Delete") {
      event.preventDefault();
      removeIt();
    }
  };

  return {
    element,
    onKeyDown,
    moveBy: by,
    removeIt,
    grip: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        dragged = { id, list };
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", what);
      },
      onDragEnd: () => {
        dragged = null;
      },
    },
    target: {
      onDragOver: (event: DragEvent) => {
        if (dragged?.list === list && dragged.id !== id) event.preventDefault();
      },
      onDrop: (event: DragEvent, index: number) => {
        if (dragged?.list !== list) return;
        event.preventDefault();
        move(dragged.id, () => index);
        dragged = null;
      },
    },
  };
}
