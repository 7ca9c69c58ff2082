import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SelectArrow } from "#client/components/ui/select-arrow.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { DateFilter } from "./date-filter.tsx";
import { fieldLook } from "./field-look.ts";

/**
 * Filters of a list: on a phone behind a button that counts those that are set, or they would fill the first screen. What
 * stands beside them there has `besideFilters`.
 */
export function FoldedFilters({
  filters,
  children,
}: {
  filters: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const set = Object.values(filters).filter(Boolean).length;
  return (
    <>
      <Button
        className="sm:hidden"
        aria-expanded={open}
        aria-controls={id}
        icon={<SlidersHorizontal {...smallIcon} />}
        onClick={() => setOpen(!open)}
      >
        {set > 0 ? `Filters (${set})` : "Filters"}
      </Button>
      <div
        id={id}
        className={classNames(
          "sm:contents",
          open
            ? "max-sm:order-2 max-sm:col-span-2 max-sm:grid max-sm:grid-cols-2 max-sm:items-end max-sm:gap-3"
            : "max-sm:hidden",
        )}
      >
        {children}
      </div>
    </>
  );
}

/** On a phone in the second half of the line of the button that opens the filters. */
export const besideFilters = "max-sm:order-1";

/** A filter of a list, as the product's other selects look. */
export function FilterSelect({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <span className="relative block max-sm:col-span-2">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${fieldLook} appearance-none pr-10`}
      >
        {children}
      </select>
      <SelectArrow className="top-3.5 right-3.5" />
    </span>
  );
}

type DateRange = { from?: string | undefined; to?: string | undefined };

/** The days from which and up to which a list goes; empty is any. */
export function DateRangeFilter({
  filters,
  onChange,
}: {
  filters: DateRange;
  onChange: (filters: { from: string } | { to: string }) => void;
}) {
  const invalid = rangeProblem(filters) !== null;
  return (
    <>
      <DateFilter label="From" value={filters.from ?? ""} invalid={invalid} onChange={(from) => onChange({ from })} />
      <DateFilter label="To" value={filters.to ?? ""} invalid={invalid} onChange={(to) => onChange({ to })} />
    </>
  );
}

/** Why a range has no day in it. */
export function rangeProblem({ from, to }: DateRange): string | null {
  return from && to && from > to ? "The From date is after the To date. Change one of them." : null;
}
