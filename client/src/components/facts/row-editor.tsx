import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#client/components/ui/button.tsx";
import type { Facts } from "#shared/material/material.schema.ts";
import { useFacts } from "./facts-context.ts";

/** The fields of a row while it is edited: what is typed holds at once, Enter closes them, Esc brings back what stood there. */
export function RowEditor({
  label,
  close,
  onRestore,
  children,
}: {
  label: string;
  close: () => void;
  /** Puts this row back as `before` has it. */
  onRestore: (now: Facts, before: Facts) => Facts;
  children: ReactNode;
}) {
  const { facts, changeFacts } = useFacts();
  const before = useRef(facts);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>("input,select,textarea")?.focus(), []);
  const cancel = () => {
    changeFacts((now) => onRestore(now, before.current));
    close();
  };
  return (
    <form
      ref={box}
      noValidate
      aria-label={label}
      className="grid gap-2"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        cancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {children}
      <div className="mt-1 flex gap-1">
        <Button type="submit" size="small">
          Save
        </Button>
        <Button look="quiet" size="small" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
