import { format, isValid, parseISO } from "date-fns";
import { useState } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { type Compared, compareWords } from "#client/lib/compare-texts.ts";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";

/** A text as it once was. `what` says what made it ("Translated"), `detail` how ("Confident, German"). */
export type HistoryEntry = { key: string; what: string; detail?: string | undefined; at: string | null; text: string };

type VersionHistoryProps = {
  /** Oldest first. */
  entries: readonly HistoryEntry[];
  /** Key of the one that stands in front now. */
  current: string;
  /** Another version is being made, or brought back. */
  busy?: boolean;
  onBringBack: (key: string) => void;
  onClose: () => void;
};

/** Every version of a letter; one of them side by side with the one in front, the differences marked in both. */
export function VersionHistory({ entries, current, busy = false, onBringBack, onClose }: VersionHistoryProps) {
  const now = entries.find(({ key }) => key === current) ?? entries.at(-1);
  const others = entries.filter((entry) => entry !== now);
  const [chosenKey, setChosenKey] = useState(others.at(-1)?.key);
  const chosen = others.find(({ key }) => key === chosenKey) ?? others.at(-1);
  const compared = now && chosen ? compareWords(chosen.text, now.text) : null;
  const numberOf = (entry: HistoryEntry) => entries.indexOf(entry) + 1;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="Versions of this letter"
      description="Choose a version to compare it with the current one. Restoring keeps every version."
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
          <Button look="main" busy={busy} disabled={!chosen} onClick={() => chosen && onBringBack(chosen.key)}>
            {chosen ? `Restore version ${numberOf(chosen)}` : "Restore"}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 md:grid-cols-[220px_minmax(0,1fr)]">
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-semibold text-small text-strong">Other versions</legend>
          <div className="-mx-1 grid max-h-[24vh] content-start gap-1 overflow-y-auto px-1 md:max-h-[52vh]">
            {others.toReversed().map((entry) => (
              <label
                key={entry.key}
                className={classNames(
                  "flex cursor-pointer gap-2.5 rounded px-2.5 py-2 transition-colors duration-quick hover:bg-card",
                  entry === chosen && "bg-card",
                )}
              >
                <input
                  type="radio"
                  name="version"
                  checked={entry === chosen}
                  onChange={() => setChosenKey(entry.key)}
                  className="mt-1 size-4 shrink-0 accent-accent"
                />
                <span className="min-w-0 text-small">
                  <span className="font-semibold text-strong">
                    {numberOf(entry)}. {entry.what}
                  </span>
                  {entry.detail ? <span className="block">{entry.detail}</span> : null}
                  {toTime(entry.at) ? <span className="block text-quiet">{toTime(entry.at)}</span> : null}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {compared && now && chosen ? (
          <div className="grid min-w-0 gap-4 md:grid-cols-2">
            <Pane label={`Version ${numberOf(chosen)}`} pieces={compared.mine} />
            <Pane label={`Current: version ${numberOf(now)}`} pieces={compared.other} isNow />
          </div>
        ) : (
          <p>There's only one version so far.</p>
        )}
      </div>
      {compared ? (
        <p className="mt-2 text-quiet text-small">Highlighted: what the other version doesn't have.</p>
      ) : null}
    </Dialog>
  );
}

function toTime(at: string | null): string {
  const date = parseISO(at ?? "");
  return isValid(date) ? format(date, "MMM d, HH:mm") : "";
}

function Pane({ label, pieces, isNow = false }: { label: string; pieces: readonly Compared[]; isNow?: boolean }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <h3 className="font-semibold text-small text-strong">{label}</h3>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className={classNames(
          "on-paper h-[30vh] overflow-y-auto whitespace-pre-wrap break-words rounded-paper px-5 py-4 font-serif text-base text-ink md:h-[52vh]",
          isNow ? "bg-paper" : "bg-paper-unlit",
        )}
      >
        {pieces.map(({ text, shared }, place) =>
          shared ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
            <mark key={place} className="bg-mark text-ink underline decoration-mark-line underline-offset-4">
              {text}
            </mark>
          ),
        )}
      </section>
    </div>
  );
}
