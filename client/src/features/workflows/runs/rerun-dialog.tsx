import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { classNames } from "#client/lib/class-names.ts";
import type { RerunChoice } from "#shared/workflows/rerun-choice.schema.ts";
import { type Rerun, rerunChoicesOptions } from "./executions.api.ts";
import { runName } from "./run-labels.ts";

/** Asks how a run is to be repeated, and says what each way runs and delivers again. */
export function RerunDialog({
  id,
  starting,
  onRerun,
  onClose,
}: {
  id: number;
  starting: boolean;
  onRerun: (what: Rerun) => void;
  onClose: () => void;
}) {
  const { data: choices, isError, refetch } = useQuery(rerunChoicesOptions(id));
  const [picked, setPicked] = useState<number | null>(null);
  const usual = choices?.findIndex(({ problem }) => problem === null) ?? -1;
  const chosen = choices?.[picked ?? usual];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Rerun ${runName(id)}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="main"
            busy={starting}
            disabled={!chosen || chosen.problem !== null}
            onClick={() => chosen && onRerun({ id, from: chosen.from, definition: chosen.definition })}
          >
            Rerun
          </Button>
        </>
      }
    >
      {choices ? (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="sr-only">Where to start, and which version to run</legend>
          {choices.map((choice, place) => (
            <Choice
              key={`${choice.from} ${choice.definition}`}
              choice={choice}
              all={choices}
              checked={choice === chosen}
              onPick={() => setPicked(place)}
            />
          ))}
        </fieldset>
      ) : isError ? (
        <p role="alert">
          Couldn't load what a rerun would do.{" "}
          <button
            type="button"
            className="min-h-11 text-accent-text underline underline-offset-4"
            onClick={() => void refetch()}
          >
            Try again
          </button>
        </p>
      ) : (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          Looking at what was delivered
        </p>
      )}
    </Dialog>
  );
}

function Choice({
  choice,
  all,
  checked,
  onPick,
}: {
  choice: RerunChoice;
  all: readonly RerunChoice[];
  checked: boolean;
  onPick: () => void;
}) {
  const id = useId();
  const { problem } = choice;
  return (
    <label
      className={classNames(
        "relative flex gap-3 rounded border px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
        checked ? "border-accent bg-accent-wash" : "border-edge",
      )}
    >
      <input
        type="radio"
        name="rerun"
        checked={checked}
        disabled={problem !== null}
        aria-describedby={`${id}-does`}
        onChange={onPick}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        <span className="block font-semibold text-strong">{nameOf(choice, all)}</span>
        <span id={`${id}-does`} className="grid gap-0.5 text-small">
          {problem === null ? <Effects choice={choice} /> : <span>{problem}</span>}
        </span>
      </span>
    </label>
  );
}

function Effects({ choice: { from, reused, again, delivered, delivers, mayRepeat } }: { choice: RerunChoice }) {
  return (
    <>
      {reused.length > 0 ? <span>Uses the rows of {named(reused)} from this run.</span> : null}
      {delivered.length > 0 ? <span>Leaves {named(delivered)} as delivered.</span> : null}
      {from === "failed" && again.length > 0 ? (
        <Warning>
          {named(again)} {again.length === 1 ? "runs" : "run"} again: changed since, or the rows are no longer kept.
        </Warning>
      ) : null}
      {delivers.length > 0 ? <span>Delivers to {named(delivers)}.</span> : null}
      {mayRepeat.length > 0 ? <Warning>{named(mayRepeat)} may receive the same rows a second time.</Warning> : null}
    </>
  );
}

function Warning({ children }: { children: React.ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 text-warning">
      <TriangleAlert {...smallIcon} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </span>
  );
}

/** "From the failed step, version 3 (latest)"; versions are told where there are several. */
function nameOf({ from, definition, version }: RerunChoice, all: readonly RerunChoice[]): string {
  const start = from === "failed" ? "From the failed step" : "From the start";
  const number = version === null ? "" : ` ${version}`;
  if (all.every((other) => other.definition === definition))
    return version === null ? start : `${start}, version${number}`;
  return definition === "latest" ? `${start}, latest version${number}` : `${start}, this run's version${number}`;
}

function named(labels: readonly string[]): string {
  const quoted = labels.map((label) => `“${label}”`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`;
}
