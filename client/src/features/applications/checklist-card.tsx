import { CircleDashed } from "lucide-react";
import { ChecklistGroup, ChecklistRow } from "#client/components/checklist/checklist-group.tsx";
import { DeedRow } from "#client/components/checklist/deed-row.tsx";
import { wordsForLeft } from "#client/components/checklist/words-for-left.ts";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import type { Checklist } from "#shared/postings/checklist.ts";
import { capitalised } from "#shared/words/capitalised.ts";

/** What is left of an application's checklist; what is to be done is ticked here, where there is a letter to keep it with. */
export function ChecklistCard({
  checklist: { missing, toDo, left },
  onTick,
}: {
  checklist: Checklist;
  onTick: ((key: string, on: boolean) => void) | undefined;
}) {
  return (
    <section aria-labelledby="checklist-title" className="rounded-box bg-card p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="checklist-title" className="font-semibold text-strong">
          Checklist
        </h2>
        <p aria-live="polite" className="text-small tabular-nums">
          {wordsForLeft(left)}
        </p>
      </div>
      <ChecklistGroup
        folds
        title="Missing"
        items={missing.map(({ key, title }) => ({
          key,
          row: (
            <ChecklistRow
              sign={<CircleDashed {...largeIcon} className="text-warning" />}
              title={capitalised(title.replace(/[.;]$/u, ""))}
            />
          ),
        }))}
      />
      <ChecklistGroup
        title="To do before you send"
        items={toDo.map((deed) => ({ key: deed.key, row: <DeedRow deed={deed} onTick={onTick} /> }))}
      />
    </section>
  );
}
