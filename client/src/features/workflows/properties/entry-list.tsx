import { CircleAlert, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";

export type EntryListProps<Entry> = {
  /** What the entries are, and one of them: "Conditions", "condition". */
  legend: string;
  word: string;
  entries: readonly Entry[];
  create: () => Entry;
  onChange: (entries: Entry[], about: string) => void;
  children: (entry: Entry, change: (changes: Partial<Entry>, about: string) => void, place: number) => ReactNode;
  problem?: string | undefined;
};

/** Cards of fields, one an entry, to add to and take from. */
export function EntryList<Entry extends object>({
  legend,
  word,
  entries,
  create,
  onChange,
  children,
  problem,
}: EntryListProps<Entry>) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold text-small text-strong">{legend}</legend>
      {entries.map((entry, place) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
          key={place}
          className="relative grid min-w-0 gap-3 rounded bg-card p-3 pt-2"
        >
          <legend className="sr-only">
            {word} {place + 1}
          </legend>
          <IconButton
            label={`Remove ${word.toLowerCase()} ${place + 1}`}
            className="absolute -top-0.5 right-0 z-10"
            icon={<X {...smallIcon} />}
            onClick={() =>
              onChange(
                entries.filter((_, other) => other !== place),
                `${word} removed ${place} of ${entries.length}`,
              )
            }
          />
          {children(
            entry,
            (changes, about) =>
              onChange(
                entries.map((old, other) => (other === place ? { ...old, ...changes } : old)),
                `${word} ${place} ${about}`,
              ),
            place,
          )}
        </fieldset>
      ))}
      <Button
        look="quiet"
        className="justify-self-start text-accent-text"
        icon={<Plus {...smallIcon} />}
        onClick={() => onChange([...entries, create()], `${word} added ${entries.length}`)}
      >
        Add a {word.toLowerCase()}
      </Button>
      {problem ? (
        <p className="flex items-start gap-1.5 text-danger text-small">
          <CircleAlert {...smallIcon} className="mt-0.5 shrink-0" />
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
