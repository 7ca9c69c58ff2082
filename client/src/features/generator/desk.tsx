import type { ReactNode } from "react";
import { classNames } from "#client/lib/class-names.ts";

/**
 * The two columns of the generator: what one does at the left, the sheet under its bar at the right, always at the same
 * place. On phones they stand one below the other, in the order of `sheetFirst`.
 */
export function Desk({
  left,
  band,
  bar,
  sheet,
  sheetFirst = false,
  hideSheetOnPhones = false,
  leftBelowBar = true,
  children,
}: {
  left: ReactNode;
  /** Stands over the left column, level with the sheet's bar. */
  band?: ReactNode;
  bar: ReactNode;
  sheet: ReactNode;
  sheetFirst?: boolean;
  hideSheetOnPhones?: boolean;
  /** The left column begins at the sheet's top edge instead of the bar's. */
  leftBelowBar?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="relative grid grid-cols-1 wide:grid-cols-[480px_minmax(0,680px)] gap-x-10 wide:gap-x-16 lg:grid-cols-[400px_minmax(0,1fr)]">
      <div
        className={classNames(
          "min-w-0",
          sheetFirst && "max-lg:order-2 max-lg:pt-8",
          band ? undefined : leftBelowBar ? "lg:pt-13" : "lg:pt-3",
        )}
      >
        {band ? <div className="mb-2">{band}</div> : null}
        {left}
      </div>
      <div className={classNames("min-w-0", hideSheetOnPhones && "max-lg:hidden")}>
        <div className="mb-2 flex min-h-11 items-center gap-4">{bar}</div>
        {sheet}
      </div>
      {children}
    </div>
  );
}
