import { PencilLine } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { countOfClaims } from "#client/components/claims/claim-labels.ts";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";

/** Ends an edit one way or the other; meanwhile it says how many claims in the text rest on nothing. */
export function EditBar({
  text,
  count,
  onCancel,
  onDone,
}: {
  text: string;
  /** How many claims without a source such a text has; null while that cannot be told. */
  count: ((text: string) => number) | null;
  onCancel: () => void;
  onDone: () => void;
}) {
  const later = useDeferredValue(text);
  const claims = useMemo(() => count?.(later) ?? 0, [count, later]);
  return (
    <div className="flex min-h-11 w-full items-center gap-2">
      <p role="status" className="mr-auto flex min-w-0 items-center gap-2 font-semibold text-accent-text text-small">
        <PencilLine {...smallIcon} className="shrink-0" />
        <span className="truncate">{claims > 0 ? countOfClaims(claims) : "Editing"}</span>
      </p>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button look="main" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
