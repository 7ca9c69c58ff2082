import { TriangleAlert } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { type WaysOn, WaysOnButtons } from "./ways-on.tsx";

/** In the place of the steps once writing has failed: why, what stands on the sheet, and the ways on. */
export function BrokenSteps({
  reason,
  hasText,
  ways,
  onLeave,
}: {
  reason: string;
  hasText: boolean;
  ways: WaysOn;
  onLeave: () => void;
}) {
  return (
    <section aria-labelledby="broken-title">
      <h2 id="broken-title" className="font-heading text-strong text-title">
        {hasText ? "The letter stopped halfway" : "No letter arrived"}
      </h2>
      <p role="alert" className="mt-3 flex gap-2.5">
        <TriangleAlert {...largeIcon} className="mt-0.5 shrink-0 text-warning" />
        <span>
          {reason}
          {hasText ? " What was written so far is still here." : ""}
        </span>
      </p>
      <WaysOnButtons ways={ways} />
      <Button look="quiet" className="mt-4 -ml-4.5" onClick={onLeave}>
        Back to my details
      </Button>
    </section>
  );
}
