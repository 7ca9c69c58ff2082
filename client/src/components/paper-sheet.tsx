import { type ReactNode, use } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { SheetDesign, toPaperStyle } from "./sheet-design.ts";

/** The sheet of paper: lit when it carries words, unlit while it is empty. */
export function PaperSheet({
  lit,
  className,
  children,
  label,
}: {
  lit: boolean;
  className?: string | undefined;
  children: ReactNode;
  label: string;
}) {
  const design = use(SheetDesign);
  return (
    <article
      aria-label={label}
      style={toPaperStyle(design)}
      className={classNames(
        "on-paper relative isolate min-h-[520px] rounded-paper px-(--sheet-x) py-(--sheet-y) font-serif text-ink text-lead transition-colors duration-slow lg:min-h-[962px]",
        "[--sheet-x:24px] [--sheet-y:28px] sm:[--sheet-x:56px] sm:[--sheet-y:48px] lg:[--sheet-y:72px] wide:[--sheet-x:80px]",
        "-mx-2 lg:mx-0",
        lit ? "bg-paper shadow-sheet" : "bg-paper-unlit",
        className,
      )}
    >
      {design.header === "edge" ? (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-0 w-[calc(var(--sheet-x)*0.4)] rounded-l-paper"
          style={{ background: design.accent }}
        />
      ) : null}
      {children}
    </article>
  );
}
