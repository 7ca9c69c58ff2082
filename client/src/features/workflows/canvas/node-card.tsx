import { createContext, memo, useContext } from "react";
import { Handle, type NodeProps, Position } from "reactflow";
import { StepPlaceLine } from "#client/features/workflows/places/step-place.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { extraOutputs, outputWords, takesEveryRow } from "#shared/workflows/edge-outputs.ts";
import type { NodeRun } from "#shared/workflows/execution.schema.ts";
import type { NodeData } from "#shared/workflows/workflow.schema.ts";
import { NodeIcon } from "./node-icon.tsx";
import { NodeState } from "./node-state.tsx";
import { nodeSummary } from "./node-summary.ts";

/** What a card on the canvas shows. */
export type CardData = { node: NodeData; run: NodeRun | null; ranAt: string | null; problem: string | null };

/** Shows the rows of a step in the run that is shown. */
export const ShowRowsContext = createContext<(nodeId: string) => void>(() => {});

/** The shape tells the kind: a source is round at the left, a destination at the right. */
const nodeShapes: Record<NodeData["nodeType"], string> = {
  source: "rounded-l-[26px] rounded-r",
  transform: "rounded",
  destination: "rounded-l rounded-r-[26px]",
};

export const NodeCard = memo(function NodeCard({
  id,
  data: { node, run, ranAt, problem },
  selected,
}: NodeProps<CardData>) {
  const showRows = useContext(ShowRowsContext);
  const withoutErrors = takesEveryRow(node);
  return (
    <div
      className={classNames(
        "w-54 border bg-raised shadow-lift",
        nodeShapes[node.nodeType],
        selected
          ? "border-accent outline-2 outline-accent"
          : run?.status === "failed"
            ? "border-danger"
            : "border-hairline",
      )}
    >
      {node.nodeType === "source" ? null : <Handle type="target" position={Position.Left} />}
      <div className="flex gap-3 px-4 pt-3 pb-2">
        <NodeIcon of={node} className="mt-0.5 shrink-0 text-body" />
        <div className="min-w-0">
          <p className="truncate font-semibold text-strong">{node.label}</p>
          <p className="truncate text-quiet text-small">{nodeSummary(node)}</p>
        </div>
      </div>
      <div className="border-hairline border-t px-4 pt-2 pb-3 text-small">
        <StepPlaceLine nodeId={id} />
        <NodeState
          {...{ node, run, ranAt, problem }}
          {...(run?.hasSample ? { onRows: () => showRows(run.nodeId) } : {})}
        />
      </div>
      {node.nodeType === "destination" ? null : <Handle type="source" position={Position.Right} />}
      {/* It stands there, so that a connection from before a change of the format is seen, but takes no other. */}
      {withoutErrors ? (
        <Handle
          id="errors"
          type="source"
          position={Position.Bottom}
          isConnectable={false}
          title={withoutErrors}
          className="none"
        />
      ) : null}
      {extraOutputs(node).map((output) => (
        <Handle
          key={output}
          id={output}
          type="source"
          position={output === "errors" ? Position.Bottom : Position.Right}
          title={`Drag from here for ${outputWords[output]}`}
          className={output}
          {...(output === "rest" ? { style: { top: "80%" } } : {})}
        />
      ))}
    </div>
  );
});
