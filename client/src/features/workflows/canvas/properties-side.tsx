import { Plus, Trash2, X } from "lucide-react";
import type { Ref } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon, smallIcon } from "#client/components/ui/icon-sizes.ts";
import { labelOf } from "#client/features/workflows/properties/input-choices.ts";
import { PropertiesPanel } from "#client/features/workflows/properties/properties-panel.tsx";
import { connectionRefused } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { NodeRuns } from "./flow-elements.ts";
import { PanelEdge, usePanelWidth } from "./panel-edge.tsx";
import type { WorkflowEditor } from "./use-workflow-editor.ts";
import type { WorkflowGraph } from "./workflow-graph.ts";

/** The selected step's properties at the right of the canvas, where there is room. */
export function PropertiesSide({
  ref,
  onInsert,
  ...current
}: CurrentPropertiesProps & {
  ref: Ref<HTMLElement>;
  /** Asks which step goes into the connection. */
  onInsert: (edgeId: string) => void;
}) {
  const { editor } = current;
  const { edges, nodes } = editor.graph;
  const edge = editor.selected.size === 1 ? edges.find(({ id }) => editor.selected.has(id)) : undefined;
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.data.label ?? "";
  const [width, setWidth] = usePanelWidth();
  return (
    <aside ref={ref} aria-label="Properties" style={{ width }} className="relative shrink-0 max-xl:hidden">
      <PanelEdge width={width} onWidth={setWidth} />
      <div data-scrolls className="h-full overflow-y-auto px-5 pb-5">
        <div className="flex min-h-13 items-center justify-between">
          <h2 className="font-heading text-strong">Properties</h2>
          {editor.current ? (
            <IconButton
              label="Close the properties"
              className="-mr-3"
              icon={<X {...largeIcon} />}
              onClick={() => editor.select([])}
            />
          ) : null}
        </div>
        {editor.current ? (
          <CurrentProperties {...current} />
        ) : edge ? (
          <ConnectionProperties
            label={`From ${labelOf(nameOf(edge.source), edge.output)} to ${nameOf(edge.target)}`}
            onInsert={() => onInsert(edge.id)}
            onRemove={editor.remove}
          />
        ) : (
          <p className="text-quiet">
            {editor.selected.size > 1 ? "Several steps are selected." : "Select a step to edit it."}
          </p>
        )}
      </div>
    </aside>
  );
}

function ConnectionProperties({
  label,
  onInsert,
  onRemove,
}: {
  label: string;
  onInsert: () => void;
  onRemove: () => void;
}) {
  return (
    <section aria-label="Connection" className="grid gap-2">
      <p className="mb-2 text-strong">{label}</p>
      <Button icon={<Plus {...smallIcon} />} onClick={onInsert}>
        Insert a step
      </Button>
      <Button look="quiet" icon={<Trash2 {...smallIcon} />} onClick={onRemove}>
        Remove connection
      </Button>
    </section>
  );
}

export type CurrentPropertiesProps = {
  editor: WorkflowEditor;
  /** What each step did in the run that is shown. */
  runs: NodeRuns;
  onPreview: () => void;
  onExplain: () => void;
  onRows: (nodeId: string) => void;
  onRunFrom: (nodeId: string) => void;
};

export function CurrentProperties({ editor, runs, onPreview, onExplain, onRows, onRunFrom }: CurrentPropertiesProps) {
  const { current: node, graph } = editor;
  if (!node) return null;
  return (
    <PropertiesPanel
      key={node.id}
      node={node}
      nodes={graph.nodes}
      edges={graph.edges}
      canConnect={editor.canConnect}
      onData={(changes, about) => editor.update(node.id, changes, about)}
      onInput={(from) => editor.setInput(node.id, from)}
      onAddInput={(from) => {
        const problem = editor.connect({ ...from, target: node.id });
        if (problem) showToast(connectionRefused(problem));
      }}
      onRemoveInput={(source) => editor.removeInput(node.id, source)}
      onSwapInputs={() => editor.swapInputs(node.id)}
      onPreview={onPreview}
      onExplain={onExplain}
      onRows={runs.get(node.id)?.hasSample ? () => onRows(node.id) : null}
      onRunFrom={canBegin(graph, node.id, runs) ? () => onRunFrom(node.id) : null}
      onDuplicate={editor.duplicate}
      onDelete={editor.remove}
    />
  );
}

/** Whether the rows of everything that feeds the step are kept. */
function canBegin({ edges }: WorkflowGraph, nodeId: string, runs: NodeRuns): boolean {
  const feeding = edges.filter(({ target }) => target === nodeId);
  return feeding.length > 0 && feeding.every(({ source }) => runs.get(source)?.keptRows);
}
