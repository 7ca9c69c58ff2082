import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { StartOver, type StartOverProps } from "./start-over.tsx";

/** The Start Over of the questionnaire's screens. */
export function StartOverButton(props: Omit<StartOverProps, "open" | "onOpenChange">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="shrink-0 whitespace-nowrap"
        icon={<RotateCcw {...smallIcon} />}
        onClick={() => setOpen(true)}
      >
        Start Over
      </Button>
      <StartOver {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
