import { type KeyboardEvent, type ReactNode, useId } from "react";
import { classNames } from "#client/lib/class-names.ts";

export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

const keys: Record<string, (now: number, count: number) => number> = {
  ArrowRight: (now, count) => (now + 1) % count,
  ArrowLeft: (now, count) => (now + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Words over a panel; the current one has a line under it. Those that do not fit in one line go on in a second. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const id = useId();
  const goTo = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const next = keys[event.key]?.(all.indexOf(event.target as HTMLElement), all.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    all[next]?.focus();
    if (tab.value !== value) onChange(tab.value);
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        onKeyDown={goTo}
        className="flex flex-wrap gap-x-4 sm:gap-x-6"
      >
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isChosen}
              aria-controls={`${id}-${tab.value}-panel`}
              tabIndex={isChosen ? 0 : -1}
              // A press also moves the focus here: choosing then, too, would choose twice.
              onClick={() => isChosen || onChange(tab.value)}
              className={classNames(tabClass, isChosen ? chosenClass : "text-body")}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== value}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is in a panel may hold nothing that takes the focus
          tabIndex={0}
          className="mt-5 rounded outline-offset-8"
        >
          {tab.value === value ? tab.content : null}
        </div>
      ))}
    </div>
  );
}

const tabClass =
  "relative min-h-11 shrink-0 whitespace-nowrap text-left font-medium transition-colors duration-quick hover:text-strong";

const chosenClass =
  "font-heading text-strong after:absolute after:inset-x-0 after:bottom-1.5 after:h-0.5 after:bg-accent";
