import { ArrowDownUp, ChevronDown, Columns3, List, Search } from "lucide-react";
import { buttonClass } from "#client/components/ui/button.tsx";
import { largeIcon, smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { type ApplicationSort, applicationSorts, type StatusCounts } from "#shared/applications/application.schema.ts";
import { totalOf } from "#shared/applications/find-applications.ts";
import { type ApplicationStatus, applicationStatuses, statusNames } from "#shared/applications/status.ts";

const sortNames: Record<ApplicationSort, string> = {
  next: "What comes next",
  newest: "Newest first",
  closing: "Closing date",
  role: "Role, A to Z",
  company: "Company, A to Z",
};

export type ApplicationView = "list" | "board";

type ToolbarProps = {
  status: ApplicationStatus | null;
  onStatus: (status: ApplicationStatus | null) => void;
  counts: StatusCounts;
  query: string;
  onQuery: (query: string) => void;
  sort: ApplicationSort;
  onSort: (sort: ApplicationSort) => void;
  view: ApplicationView;
  onView: (view: ApplicationView) => void;
};

/** Search and order, list or board, and how far the applications are; statuses that none is in are left out. */
export function ApplicationToolbar(props: ToolbarProps) {
  const { counts, status, onStatus, view } = props;
  const used = applicationStatuses.filter((one) => counts[one] > 0 || one === status);
  return (
    <div className="mb-4 grid gap-3">
      <SearchAndOrder {...props} />
      {view === "list" ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
        <div role="group" aria-label="Filter by status" className={chipRowClass}>
          <FilterChip label="All" count={totalOf(counts)} pressed={status === null} onPress={() => onStatus(null)} />
          {used.map((one) => (
            <FilterChip
              key={one}
              label={statusNames[one]}
              count={counts[one]}
              pressed={status === one}
              onPress={() => onStatus(status === one ? null : one)}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function SearchAndOrder({ query, onQuery, sort, onSort, view, onView }: ToolbarProps) {
  return (
    <search className="flex gap-3">
      <label className="relative min-w-0 flex-1">
        <span className="sr-only">Search your applications</span>
        <Search {...smallIcon} className="pointer-events-none absolute top-3.5 left-4 text-quiet" />
        <input
          type="search"
          value={query}
          maxLength={200}
          onChange={(event) => onQuery(event.target.value)}
          placeholder="Search your applications"
          enterKeyHint="search"
          className={`${controlClass} w-full pr-3.5 pl-10.5`}
        />
      </label>
      <label className={classNames("relative hidden w-50", view === "list" && "sm:block")}>
        <span className="sr-only">Sort by</span>
        <select
          value={sort}
          onChange={(event) => {
            const chosen = applicationSorts.find((one) => one === event.target.value);
            if (chosen) onSort(chosen);
          }}
          className={`${controlClass} w-full appearance-none pr-10 pl-3.5 font-medium`}
        >
          {applicationSorts.map((one) => (
            <option key={one} value={one} className="bg-raised text-strong">
              {sortNames[one]}
            </option>
          ))}
        </select>
        <ChevronDown {...smallIcon} className="pointer-events-none absolute top-3.5 right-3.5 text-body" />
      </label>
      <Menu
        label="Sort by"
        entries={applicationSorts.map((one) => ({ key: one, label: sortNames[one], onSelect: () => onSort(one) }))}
        trigger={
          <button
            type="button"
            aria-label={`Sort by, now ${sortNames[sort]}`}
            title="Sort by"
            className={buttonClass({ look: "second", className: "w-13 shrink-0 px-0 sm:hidden" })}
          >
            <ArrowDownUp {...largeIcon} />
          </button>
        }
      />
      <button
        type="button"
        aria-pressed={view === "board"}
        onClick={() => onView(view === "board" ? "list" : "board")}
        className={buttonClass({ look: "second", className: "max-lg:hidden" })}
      >
        {view === "board" ? <List {...smallIcon} /> : <Columns3 {...smallIcon} />}
        {view === "board" ? "Show as list" : "Show as board"}
      </button>
    </search>
  );
}

function FilterChip(props: { label: string; count: number; pressed: boolean; onPress: () => void }) {
  const { label, count, pressed, onPress } = props;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        "inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded border px-4 font-medium text-base",
        "transition-colors duration-quick",
        pressed ? "border-accent bg-accent-wash text-accent-text" : "border-edge text-strong hover:bg-raised",
      )}
    >
      {label} <span className={classNames("tabular-nums", pressed ? "" : "text-quiet")}>{count}</span>
    </button>
  );
}

/** On a phone one row that scrolls, so that the first application is in view; its end fades to show that there is more. */
const chipRowClass = classNames(
  "flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap",
  "max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)]",
);

const controlClass =
  "h-11 min-w-0 rounded border border-edge bg-card text-base text-strong transition-colors duration-quick hover:border-line";
