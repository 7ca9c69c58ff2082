import { Check, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import type { ChecklistDeed } from "#shared/postings/checklist.ts";
import { ChecklistRow } from "./checklist-group.tsx";
import { detailOfDeed, titleOfDeed } from "./deed-labels.ts";

/** Something to do: a box to tick, or a mark where the letter does it already or a tick could not be kept. */
export function DeedRow({
  deed,
  onTick,
  action,
}: {
  deed: ChecklistDeed;
  onTick: ((key: string, on: boolean) => void) | undefined;
  action?: ReactNode;
}) {
  const title = titleOfDeed(deed);
  return (
    <ChecklistRow
      isDone={deed.isDone}
      sign={
        deed.inLetter ? (
          <Check {...largeIcon} className="text-success" />
        ) : !onTick ? (
          <CircleDashed {...largeIcon} className="text-warning" />
        ) : (
          <label className="-m-3 grid size-11 cursor-pointer place-items-center">
            <input
              type="checkbox"
              checked={deed.isDone}
              aria-label={`Done: ${title}`}
              onChange={(event) => onTick(deed.key, event.target.checked)}
              className="size-5 cursor-pointer accent-(--accent)"
            />
          </label>
        )
      }
      title={title}
      note={detailOfDeed(deed)}
    >
      {deed.isDone ? null : action}
    </ChecklistRow>
  );
}
