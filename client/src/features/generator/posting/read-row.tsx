import { Pencil, Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";

/**
 * One thing that was read: its whole row opens the fields in place. What is typed holds at once, so that nothing is
 * lost; Enter closes the fields, Esc brings back what stood there before.
 */
export function ReadRow({
  label,
  value,
  empty,
  note,
  ask,
  fields,
  onOpen,
  onRestore,
}: {
  label: string;
  /** Empty where it is not known. */
  value: string;
  /** Said in the place of an empty value. */
  empty: string;
  /** A second line under the value. */
  note?: string | undefined;
  /** Stands below the row while something is to be asked of it. */
  ask?: ((row: { open: () => void; focus: () => void }) => ReactNode) | undefined;
  fields: ReactNode;
  onOpen: () => void;
  onRestore: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLFormElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>("input,select")?.focus();
    else if (wasOpen.current) row.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const open = () => {
    onOpen();
    setOpen(true);
  };
  const restore = () => {
    onRestore();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    restore();
  };

  if (isOpen)
    return (
      <form
        ref={box}
        noValidate
        aria-label={`Change: ${label}`}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
        className="grid gap-2 py-3 sm:grid-cols-[104px_minmax(0,1fr)]"
      >
        <span aria-hidden="true" className="pt-3 text-quiet text-small max-sm:hidden">
          {label}
        </span>
        <div className="grid min-w-0 gap-2">
          {fields}
          <div className="mt-1 flex gap-1">
            <Button type="submit" size="small">
              Keep
            </Button>
            <Button look="quiet" size="small" onClick={restore}>
              Cancel
            </Button>
          </div>
        </div>
      </form>
    );
  return (
    <>
      <button
        ref={row}
        type="button"
        onClick={open}
        className="-mx-2 flex w-[calc(100%+1rem)] items-start gap-3 rounded px-2 py-2.5 text-left transition-colors duration-quick hover:bg-raised"
      >
        <span className="w-26 shrink-0 pt-0.5 text-quiet text-small">{label}</span>{" "}
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className={value ? "block text-strong" : "block text-quiet"}>{value || empty}</span>
          {note ? " " : null}
          {note ? <span className="block text-quiet text-small">{note}</span> : null}
        </span>{" "}
        <span className="sr-only">{value ? "Change it" : "Add it"}</span>
        {value ? (
          <Pencil {...smallIcon} className="mt-1 shrink-0 text-body" />
        ) : (
          <Plus {...smallIcon} className="mt-1 shrink-0 text-body" />
        )}
      </button>
      {ask ? <div className="pb-3">{ask({ open, focus: () => row.current?.focus() })}</div> : null}
    </>
  );
}
