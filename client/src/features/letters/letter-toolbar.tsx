import { ArrowDownUp, ChevronDown, Search } from "lucide-react";
import { buttonClass } from "#client/components/ui/button.tsx";
import { Menu } from "#client/components/ui/menu.tsx";
import { type LetterOrder, letterOrders } from "./find-letters.ts";

/** Search and order; on phones the order is an icon button with a list behind it. */
export function LetterToolbar({
  query,
  onQuery,
  order,
  onOrder,
}: {
  query: string;
  onQuery: (query: string) => void;
  order: LetterOrder;
  onOrder: (order: LetterOrder) => void;
}) {
  return (
    <search className="flex gap-3">
      <label className="relative min-w-0 flex-1">
        <span className="sr-only">Search your letters</span>
        <Search
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-3.5 left-4 text-quiet"
        />
        <input
          type="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          placeholder="Search your letters"
          enterKeyHint="search"
          className={`${controlClass} w-full pr-3.5 pl-10.5`}
        />
      </label>
      <label className="relative hidden w-50 sm:block">
        <span className="sr-only">Sort by</span>
        <select
          value={order}
          onChange={(event) => {
            const chosen = letterOrders.find((entry) => entry.value === event.target.value);
            if (chosen) onOrder(chosen.value);
          }}
          className={`${controlClass} w-full appearance-none pr-10 pl-3.5 font-medium`}
        >
          {letterOrders.map((entry) => (
            <option key={entry.value} value={entry.value} className="bg-raised text-strong">
              {entry.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-3.5 right-3.5 text-body"
        />
      </label>
      <Menu
        label="Sort by"
        entries={letterOrders.map((entry) => ({
          key: entry.value,
          label: entry.label,
          onSelect: () => onOrder(entry.value),
        }))}
        trigger={
          <button
            type="button"
            aria-label={`Sort by, now ${letterOrders.find((entry) => entry.value === order)?.label}`}
            title="Sort by"
            className={buttonClass({ look: "second", className: "w-13 shrink-0 px-0 sm:hidden" })}
          >
            <ArrowDownUp aria-hidden="true" size={20} strokeWidth={1.75} />
          </button>
        }
      />
    </search>
  );
}

const controlClass =
  "h-11 min-w-0 rounded border border-edge bg-card text-base text-strong transition-colors duration-quick hover:border-line";
