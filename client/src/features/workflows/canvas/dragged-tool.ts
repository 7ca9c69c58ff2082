import type { DragEvent } from "react";
import { nodeKinds } from "#shared/workflows/new-node.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";

const FORMAT = "application/x-workflow-tool";

/** Lets a tool of the palette be carried to the canvas. */
export function carryTool(event: DragEvent, kind: NodeKind): void {
  event.dataTransfer.setData(FORMAT, kind);
  event.dataTransfer.effectAllowed = "copy";
}

/** The tool that is dropped; null for anything else, such as a file. */
export function readDraggedTool(event: DragEvent): NodeKind | null {
  const kind = event.dataTransfer.getData(FORMAT);
  return isNodeKind(kind) ? kind : null;
}

function isNodeKind(kind: string): kind is NodeKind {
  return Object.hasOwn(nodeKinds, kind);
}
