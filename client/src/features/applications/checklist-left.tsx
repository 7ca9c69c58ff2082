import { titleOfDeed } from "#client/components/checklist/deed-labels.ts";
import type { Checklist } from "#shared/postings/checklist.ts";

/** What is left on a checklist, folded. */
export function ChecklistLeft({ checklist }: { checklist: Checklist }) {
  const open = checklist.toDo.filter(({ isDone }) => !isDone);
  if (checklist.left === 0) return <p className="text-small">Its checklist is done.</p>;
  return (
    <details className="text-small">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-strong">
        {checklist.left} left on its checklist
      </summary>
      <ul className="grid list-disc gap-1 pl-5">
        {checklist.missing.map((point) => (
          <li key={point.key}>Missing: {point.title.replace(/[.;]$/u, "")}</li>
        ))}
        {open.map((deed) => (
          <li key={deed.key}>To do: {titleOfDeed(deed)}</li>
        ))}
      </ul>
    </details>
  );
}
