import type { ReactNode } from "react";
import { SelectArrow } from "#client/components/ui/select-arrow.tsx";
import { DateFilter } from "./date-filter.tsx";
import { fieldLook } from "./field-look.ts";

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
