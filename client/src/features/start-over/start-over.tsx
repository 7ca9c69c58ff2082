import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { clearEverything } from "./clear-everything.ts";

const REDIRECT_AFTER = 800;
const GENERATOR_AFTER = 50;

export type StartOverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where the browser goes once everything is cleared. */
  destination: string;
  onGoToGenerator: () => void;
  /** Loads an address anew; nothing of the old page stays in memory. */
  load?: (address: string) => void;
};

/** Asks before it clears what this browser keeps of the letter, then loads the destination afresh. */
export function StartOver({
  open,
  onOpenChange,
  destination,
  onGoToGenerator,
  load = (address) => window.location.assign(address),
}: StartOverProps) {
  const [resetting, setResetting] = useState(false);

  function startOver(): void {
    if (resetting) return;
    setResetting(true);
    onOpenChange(false);
    clearEverything();
    setTimeout(() => {
      // Once more: another part of the page may have kept something while it was waiting.
      clearEverything();
      load(destination);
    }, REDIRECT_AFTER);
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Start Over"
        description="This clears everything in this browser for this letter:"
        actions={
          <>
            <Button
              look="quiet"
              className="sm:mr-auto sm:-ml-4"
              onClick={() => {
                onOpenChange(false);
                setTimeout(onGoToGenerator, GENERATOR_AFTER);
              }}
            >
              Go to Generator
            </Button>
            <Button data-first-focus onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button look="danger" onClick={startOver}>
              Yes, Start Over
            </Button>
          </>
        }
      >
        <ul className="grid gap-1 text-strong">
          {goes.map((what) => (
            <li key={what} className="flex gap-2.5">
              <span aria-hidden="true" className="text-danger">
                –
              </span>
              {what}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-small">Saved letters stay.</p>
      </Dialog>
      {resetting
        ? createPortal(
            <div
              role="alert"
              className="fixed inset-0 z-60 flex items-center justify-center gap-3 bg-page text-lead text-strong"
            >
              <Spinner size={20} />
              Resetting your data...
            </div>,
            document.body,
          )
        : null}
    </>
  );
}

const goes = ["your letter", "your resume and its details", "your answers"];
