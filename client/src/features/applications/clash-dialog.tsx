import { useSyncExternalStore } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { currentClash, showClash, subscribeToClash } from "./clash.ts";
import { fieldNames } from "./field-names.ts";
import { onTopOf } from "./send-unsent.ts";
import { changeUnsent, noChanges } from "./unsent-applications.ts";
import { useSendApplications } from "./use-application-actions.ts";

/** Two devices changed the same field of one application: both are shown, and the person chooses. */
export function ClashDialog() {
  const clash = useSyncExternalStore(subscribeToClash, currentClash, currentClash);
  const send = useSendApplications();
  if (!clash) return null;
  const { theirs, changes, fields } = clash;

  function decide(choice: "mine" | "theirs"): void {
    const wanted = onTopOf(theirs, changes);
    const kept = Object.entries(wanted).filter(
      ([field]) =>
        choice === "mine" || !(fields.includes(field) || (field === "statusDates" && fields.includes("status"))),
    );
    const before = Object.fromEntries(kept.map(([field]) => [field, Reflect.get(theirs, field)]));
    changeUnsent(theirs.key, () =>
      kept.length === 0 ? null : { ...noChanges, changes: Object.fromEntries(kept), before, version: theirs.version },
    );
    showClash(null);
    void send();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || showClash(null)}
      title="Changed on another device too"
      description={`${theirs.role}: choose what stays. Nothing is saved until you do.`}
      actions={
        <>
          <Button data-first-focus onClick={() => decide("theirs")}>
            Keep the other device's
          </Button>
          <Button look="main" onClick={() => decide("mine")}>
            Keep this device's
          </Button>
        </>
      }
    >
      <dl className="grid gap-4">
        {fields.map((field) => (
          <div key={field} className="grid gap-1">
            <dt className="font-semibold text-small text-strong">{fieldNames[field] ?? field}</dt>
            <dd className="line-clamp-6 whitespace-pre-wrap break-words">This device: {shown(changes, field)}</dd>
            <dd className="line-clamp-6 whitespace-pre-wrap break-words">Other device: {shown(theirs, field)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function shown(from: object, field: string): string {
  const value: unknown = Reflect.get(from, field);
  return value === null || value === "" || value === undefined ? "empty" : String(value);
}
