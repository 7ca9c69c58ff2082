import { X } from "lucide-react";
import type { Ref } from "react";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
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
  ...current
}: CurrentPropertiesProps & {
  ref: Ref<HTMLElement>;
}) {
  const { editor } = current;
  const [width, setWidth] = usePanelWidth();
  return (
    <aside
      ref={ref}
      aria-label="Properties"
      style={{ width }}
      className="relative shrink-0 overflow-y-auto px-5 pb-5 max-xl:hidden"
    >
      <PanelEdge width={width} onWidth={setWidth} />
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
      ) : (
        <p className="text-quiet">
          {editor.selected.size > 1 ? "Several steps are selected." : "Select a step to edit it."}
        </p>
      )}
    </aside>
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
