import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

const look =
  "h-11 w-full min-w-0 rounded border border-edge bg-page px-3.5 text-strong transition-colors duration-quick hover:border-line";

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
        className={`${look} appearance-none pr-10`}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-3.5 right-3.5 text-body"
      />
    </span>
  );
}

/** Browsers report a year that is being typed as 0002, 0020, 0202: only a whole one is a date to filter by. */
const FIRST_YEAR = "2000-";

function DateFilter({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="grid min-w-0 gap-1.5 text-small sm:flex sm:items-center sm:gap-2">
      {label}
      <input
        type="date"
        value={typed ?? value}
        min="2000-01-01"
        max="2099-12-31"
        onChange={({ target }) => {
          const isWhole = target.value === "" ? !target.validity.badInput : target.value >= FIRST_YEAR;
          setTyped(isWhole ? null : target.value);
          if (isWhole) onChange(target.value);
        }}
        onBlur={() => setTyped(null)}
        className={`${look} scheme-dark`}
      />
    </label>
  );
}

/** The days from which and up to which a list goes; empty is any. */
export function DateRangeFilter({
  filters,
  onChange,
}: {
  filters: { from?: string | undefined; to?: string | undefined };
  onChange: (filters: { from: string } | { to: string }) => void;
}) {
  return (
    <>
      <DateFilter label="From" value={filters.from ?? ""} onChange={(from) => onChange({ from })} />
      <DateFilter label="To" value={filters.to ?? ""} onChange={(to) => onChange({ to })} />
    </>
  );
}
