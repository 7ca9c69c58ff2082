import * as RadixTabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { classNames } from "#client/lib/class-names.ts";

export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Words over a panel; the current one has a line under it. On phones they wrap, they never scroll sideways. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((candidate) => candidate.value === chosen);
        if (tab) onChange(tab.value);
      }}
    >
      <RadixTabs.List
        aria-label={label}
        className={classNames("flex flex-wrap gap-x-6", tabs.length > 3 && "max-sm:grid max-sm:grid-cols-2")}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="relative min-h-11 text-left font-medium text-body transition-colors duration-quick hover:text-strong data-[state=active]:font-heading data-[state=active]:text-strong data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-1.5 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-accent"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="mt-5 rounded outline-offset-8">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
