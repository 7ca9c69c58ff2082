import { Plus, Rows3 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { StepPlaceLine } from "#client/features/workflows/places/step-place.tsx";
import { labelOf } from "#client/features/workflows/properties/input-choices.ts";
import { classNames } from "#client/lib/class-names.ts";
import { topologicalOrder } from "#shared/workflows/graph.ts";
import { noteLimits } from "#shared/workflows/note.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { NodeProblems, NodeRuns, RanAt } from "./flow-elements.ts";
import { insertLabel } from "./insert-node.ts";
import { NodeIcon } from "./node-icon.tsx";
import { NodeState } from "./node-state.tsx";
import { nodeSummary } from "./node-summary.ts";
import type { WorkflowEditor } from "./use-workflow-editor.ts";

/** The same graph as a list, every step after the one that feeds it; for phones, and for whoever prefers words. */
export function ListView({
  editor,
  runs,
  ranAt,
  problems,
  onOpen,
  onInsert,
  onRows,
}: {
  editor: WorkflowEditor;
  runs: NodeRuns;
  ranAt: RanAt;
  problems: NodeProblems;
  onOpen: () => void;
  /** Asks which step goes into the connection. */
  onInsert: (edgeId: string) => void;
  /** Shows the rows of a step in the run. */
  onRows: (nodeId: string) => void;
}) {
  const nodes = inOrder(editor);
  const labels = new Map(nodes.map(({ id, data }) => [id, data.label]));
  const inputs = Map.groupBy(editor.graph.edges, ({ target }) => target);
  return (
    <div className="h-full overflow-y-auto bg-canvas px-4 pt-18 pb-6 sm:px-8">
      <ol aria-label="Steps of the workflow" className="mx-auto max-w-xl">
        {nodes.map((node, place) => {
          const feeding = inputs.get(node.id) ?? [];
          const line = feeding.length === 1 ? feeding[0] : undefined;
          const before = line?.source ?? null;
          const followsAbove = before !== null && before === nodes[place - 1]?.id;
          return (
            <li key={node.id} data-step={node.id}>
              {place === 0 ? null : (
                <Gap solid={followsAbove} passed={runs.get(before ?? "")?.rowsOut != null}>
                  {feeding.map((edge) => (
                    <IconButton
                      key={edge.id}
                      label={insertLabel(nodes, edge)}
                      icon={<Plus {...smallIcon} />}
                      className="text-quiet"
                      onClick={() => onInsert(edge.id)}
                    />
                  ))}
                </Gap>
              )}
              <button
                type="button"
                aria-pressed={editor.selected.has(node.id)}
                onClick={() => {
                  editor.select([node.id]);
                  onOpen();
                }}
                className={classNames(
                  "w-full rounded-box border bg-raised text-left shadow-lift",
                  editor.selected.has(node.id) ? "border-accent outline outline-accent" : "border-hairline",
                )}
              >
                <span className="flex gap-3 px-4 pt-3 pb-2">
                  <NodeIcon of={node.data} className="mt-0.5 shrink-0 text-body" />
                  <span className="min-w-0">
                    <span className="block truncate font-semibold text-strong">{node.data.label}</span>
                    <span className="block text-quiet text-small">{nodeSummary(node.data)}</span>
                    {line && (line.output || !followsAbove) ? (
                      <span className="block text-quiet text-small">
                        Input {labelOf(labels.get(line.source), line.output)}
                      </span>
                    ) : null}
                  </span>
                </span>
                <span className="block border-hairline border-t px-4 pt-2 pb-3 text-small">
                  <StepPlaceLine nodeId={node.id} />
                  <NodeState
                    node={node.data}
                    run={runs.get(node.id) ?? null}
                    ranAt={ranAt[node.id] ?? null}
                    problem={problems.get(node.id) ?? null}
                  />
                </span>
              </button>
              {runs.get(node.id)?.hasSample ? (
                <Button
                  look="quiet"
                  size="small"
                  className="mt-1 text-accent-text"
                  icon={<Rows3 {...smallIcon} />}
                  onClick={() => onRows(node.id)}
                >
                  Show the rows<span className="sr-only"> of {node.data.label}</span>
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
      {editor.graph.notes.length > 0 ? (
        <section aria-label="Notes" className="mx-auto mt-6 grid max-w-xl gap-2">
          <h2 className="font-heading text-strong">Notes</h2>
          {editor.graph.notes.map(({ id, text }) => (
            <TextArea
              key={id}
              data-step={id}
              label="Note"
              rows={2}
              value={text}
              maxLength={noteLimits.text}
              onChange={(event) => editor.editNote(id, event.target.value)}
            />
          ))}
        </section>
      ) : null}
    </div>
  );
}

/** The way from the step above, with what can be done to it. */
function Gap({ solid, passed, children }: { solid: boolean; passed: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "ml-7 flex min-h-6 items-center pl-1",
        solid && "border-line border-l",
        solid && !passed && "border-dashed",
      )}
    >
      {children}
    </div>
  );
}

function inOrder({ graph }: WorkflowEditor): WorkflowNode[] {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  const order = topologicalOrder(graph.nodes, graph.edges) ?? graph.nodes.map(({ id }) => id);
  return order.flatMap((id) => byId.get(id) ?? []);
}
