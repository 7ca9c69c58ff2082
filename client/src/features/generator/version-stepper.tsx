import { Redo2, Undo2 } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";

/** Steps through the versions of a letter, and opens them side by side; shown from the second one on. */
export function VersionStepper({
  current,
  total,
  look,
  disabled,
  onShow,
  onCompare,
}: {
  current: number;
  total: number;
  /** Tone and language of the version shown. */
  look: string;
  disabled: boolean;
  onShow: (index: number) => void;
  onCompare: () => void;
}) {
  if (total < 2) return null;
  return (
    <div className="flex items-center gap-1 px-5">
      <p className="mr-auto text-small" aria-live="polite">
        <span className="font-semibold text-strong tabular-nums">
          Version {current + 1} of {total}
        </span>
        <span className="ml-2">{look}</span>
      </p>
      <Button look="quiet" size="small" onClick={onCompare}>
        Compare
      </Button>
      <IconButton
        label="Earlier version"
        icon={<Undo2 {...smallIcon} />}
        spent={disabled || current === 0}
        onClick={() => onShow(current - 1)}
      />
      <IconButton
        label="Later version"
        icon={<Redo2 {...smallIcon} />}
        spent={disabled || current === total - 1}
        onClick={() => onShow(current + 1)}
        className="-mr-3"
      />
    </div>
  );
}
