import { CornerDownRight } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";

/** A sentence that fills the box above it with one press. */
export function OfferedSentence({ text, onUse }: { text: string; onUse: () => void }) {
  return (
    <Button
      look="quiet"
      size="small"
      icon={<CornerDownRight {...smallIcon} className="shrink-0" />}
      className="-mx-3 max-w-full justify-start text-left font-normal"
      onClick={onUse}
    >
      <span className="line-clamp-2 min-w-0">Use “{text}”</span>
    </Button>
  );
}
