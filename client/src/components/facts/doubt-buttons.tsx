import { Check, X } from "lucide-react";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { useRows } from "./facts-context.ts";
import { confirmRow } from "./facts-edits.ts";

/** Tick and cross of a row that was read and not confirmed: until then it is in no letter. */
export function DoubtButtons({
  id,
  what,
  onKept,
  onRemove,
}: {
  id: string;
  what: string;
  /** The tick is gone by then: the focus goes elsewhere. */
  onKept: () => void;
  onRemove: () => void;
}) {
  const { changeFacts, announce } = useRows();
  return (
    <span data-doubt="" className="flex shrink-0">
      <IconButton
        label={`Keep: ${what}`}
        icon={<Check {...smallIcon} />}
        className="text-success"
        onClick={() => {
          changeFacts((now) => confirmRow(now, id));
          announce(`Kept: ${what}`);
          onKept();
        }}
      />
      <IconButton label={`Remove: ${what}`} icon={<X {...smallIcon} />} onClick={onRemove} />
    </span>
  );
}
