import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#client/lib/class-names.ts";

/** A panel under the header; Escape or a press or the focus elsewhere closes it, Escape back to the button that opened it. */
export function HeaderPanel({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const header = panel.current?.closest("header");
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      header?.querySelector<HTMLElement>('button[aria-expanded="true"]')?.focus();
      onClose();
    };
    const onLeave = (event: PointerEvent | FocusEvent) => {
      if (event.target instanceof Node && !header?.contains(event.target)) onClose();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onLeave);
    document.addEventListener("focusin", onLeave);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onLeave);
      document.removeEventListener("focusin", onLeave);
    };
  }, [onClose]);

  return (
    <section
      ref={panel}
      aria-label={label}
      className={classNames(
        "absolute top-full right-5 left-5 rounded-box bg-raised p-4 shadow-lift",
        // Ends where the page's column does, however wide the screen.
        "lg:right-[max(2rem,calc(50%-38.25rem))] lg:left-auto lg:w-80",
      )}
    >
      {children}
    </section>
  );
}
