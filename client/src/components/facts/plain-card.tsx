import { useFacts } from "./facts-context.ts";
import { GroupCard } from "./group-card.tsx";
import { LineRow } from "./line-row.tsx";
import { NewLine } from "./new-line.tsx";

/** Lines under no job: what somebody says without naming a post, and what was pasted and fits nowhere. */
export function PlainCard() {
  const { plain } = useFacts().facts;
  return (
    <GroupCard title="Experience and achievements" rows={plain}>
      <ul className="empty:hidden">
        {plain.map((line, index) => (
          <LineRow key={line.id} line={line} list="plain" index={index} />
        ))}
      </ul>
      <NewLine place={null} lines={plain} />
    </GroupCard>
  );
}
