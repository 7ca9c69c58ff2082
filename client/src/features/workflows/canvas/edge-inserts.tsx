import { Plus } from "lucide-react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { EdgeLabelRenderer, getBezierPath, internalsSymbol, type Node, type ReactFlowState, useStore } from "reactflow";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { useMediaQuery } from "#client/lib/use-media-query.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { insertLabel } from "./insert-node.ts";

/** How long the button stays while the pointer is on its way from the line to it. */
const STAYS_MS = 500;
/** Where the pointer cannot hover, every connection has its button, as long as they are few. */
const MOST_SHOWN = 60;
/** The button stands beside the count of rows. */
const ASIDE = 26;
/** Large enough to be hit down to a quarter of the size. */
const MOST_SCALED = 4;

/** Told over which connection the pointer is. */
export type HoverEdge = (edgeId: string | null) => void;

export type EdgeInsertsProps = {
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
  selected: ReadonlySet<string>;
  /** Whether counts of rows stand on the connections. */
  counted: boolean;
  hover: RefObject<HoverEdge>;
  onInsert: (edgeId: string) => void;
};

/** A plus on the connection under the pointer, and on the one that is selected, to put a step into it. */
export function EdgeInserts({ nodes, edges, selected, counted, hover, onInsert }: EdgeInsertsProps) {
  const [hovered, setHovered] = useState<string | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const tell = useCallback<HoverEdge>((edgeId) => {
    clearTimeout(leaving.current);
    if (edgeId !== null) setHovered(edgeId);
    else leaving.current = setTimeout(() => setHovered(null), STAYS_MS);
  }, []);
  useEffect(() => {
    hover.current = tell;
    return () => clearTimeout(leaving.current);
  }, [hover, tell]);
  const cannotHover = useMediaQuery("(hover: none)");
  const all = cannotHover && edges.length <= MOST_SHOWN;
  const shown = edges.filter(({ id }) => all || id === hovered || (selected.size === 1 && selected.has(id)));
  if (shown.length === 0) return null;
  return (
    <EdgeLabelRenderer>
      {shown.map((edge) => (
        <InsertButton
          key={edge.id}
          edge={edge}
          label={insertLabel(nodes, edge)}
          aside={counted ? ASIDE : 0}
          onHover={(over) => tell(over ? edge.id : null)}
          onInsert={() => onInsert(edge.id)}
        />
      ))}
    </EdgeLabelRenderer>
  );
}

function InsertButton({
  edge,
  label,
  aside,
  onHover,
  onInsert,
}: {
  edge: WorkflowEdge;
  label: string;
  aside: number;
  onHover: (over: boolean) => void;
  onInsert: () => void;
}) {
  const middle = useStore((state) => middleOf(state, edge));
  // As large on a screen that shows the whole workflow as on one that shows a part.
  const scale = useStore(({ transform }) => Math.round(Math.min(MOST_SCALED, 1 / transform[2]) * 10) / 10);
  if (middle === null) return null;
  const [x, y] = middle.split(" ").map(Number);
  return (
    <button
      type="button"
      aria-label={label}
      title="Insert a step"
      onClick={onInsert}
      onMouseEnter={() => onHover(true)}
      onMouseLeave={() => onHover(false)}
      style={{ transform: `translate(-50%, -50%) translate(${x}px, ${(y ?? 0) - aside * scale}px) scale(${scale})` }}
      className="nodrag nopan pointer-events-auto absolute grid size-7 place-items-center rounded-full border border-edge bg-raised text-strong shadow-lift before:absolute before:-inset-2 hover:border-accent hover:text-accent-text"
    >
      <Plus {...smallIcon} />
    </button>
  );
}

/** Where the middle of the line is on the canvas, as "x y"; null until both steps are drawn. A text, so that it is equal where nothing moved. */
function middleOf({ nodeInternals }: ReactFlowState, { source, target, output }: WorkflowEdge): string | null {
  const start = handleOf(nodeInternals.get(source), "source", output ?? null);
  const end = handleOf(nodeInternals.get(target), "target", null);
  if (!start || !end) return null;
  const [, x, y] = getBezierPath({
    ...{ sourceX: start.x, sourceY: start.y, sourcePosition: start.position },
    ...{ targetX: end.x, targetY: end.y, targetPosition: end.position },
  });
  return `${Math.round(x)} ${Math.round(y)}`;
}

function handleOf(node: Node | undefined, side: "source" | "target", id: string | null) {
  const handles = node?.[internalsSymbol]?.handleBounds?.[side];
  const handle = handles?.find((each) => (each.id ?? null) === id);
  if (!node || !handle) return null;
  const { x, y } = node.positionAbsolute ?? node.position;
  return { x: x + handle.x + handle.width / 2, y: y + handle.y + handle.height / 2, position: handle.position };
}
