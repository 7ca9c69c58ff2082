import { Search } from "lucide-react";
import { useEffect, useState } from "react";

const PAUSE_MS = 300;

/** Searches a moment after the typing stops. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (q: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <div className="relative min-w-0 flex-1 max-sm:col-span-full max-sm:basis-full sm:min-w-60 sm:max-w-80">
      <Search
        aria-hidden="true"
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-3.5 left-3.5 text-quiet"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="h-11 w-full rounded border border-edge bg-page pr-3.5 pl-10 text-strong"
      />
    </div>
  );
}
