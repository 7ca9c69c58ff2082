import { CircleAlert } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import type { WorkflowProblem } from "#shared/workflows/validate-workflow.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";

/** What has to be mended before a run; each entry leads to its step. */
export function ProblemsMenu({
  problems,
  nodes,
  onGoTo,
}: {
  problems: readonly WorkflowProblem[];
  nodes: readonly WorkflowNode[];
  onGoTo: (nodeId: string) => void;
}) {
  if (problems.length === 0 || nodes.length === 0) return null;
  const labels = new Map(nodes.map(({ id, data }) => [id, data.label]));
  const words = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return (
    <div className="absolute top-3 right-3 z-10 sm:right-4">
      <Menu
        label={words}
        trigger={
          <Button
            size="small"
            aria-label={words}
            className="border-transparent bg-card text-warning shadow-lift"
            icon={<CircleAlert {...smallIcon} />}
          >
            {/* On a phone, or beside wide properties, the words would cover the toolbar. */}
            <span>
              {problems.length}
              <span className="@max-[37rem]:sr-only"> {problems.length === 1 ? "problem" : "problems"}</span>
            </span>
          </Button>
        }
        entries={problems.slice(0, 50).map(({ nodeId, message }, place) => ({
          key: String(place),
          label: nodeId === null ? message : `${labels.get(nodeId)}: ${message}`,
          disabled: nodeId === null,
          onSelect: () => nodeId !== null && onGoTo(nodeId),
        }))}
      />
    </div>
  );
}
