import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { readStored, storageKeys, writeStored } from "#client/lib/browser-storage.ts";

const limits = { least: 304, most: 760, usual: 304, step: 40 };
const widthSchema = z.number().min(limits.least).max(limits.most);

/** As wide as it was left last in this browser. */
export function usePanelWidth() {
  const [width, setWidth] = useState(() => readStored(storageKeys.workflowPanel, widthSchema) ?? limits.usual);
  useEffect(() => {
    if (width !== limits.usual || readStored(storageKeys.workflowPanel, widthSchema) !== null)
      writeStored(storageKeys.workflowPanel, width);
  }, [width]);
  return [width, (wanted: number) => setWidth(Math.min(limits.most, Math.max(limits.least, wanted)))] as const;
}

/** The left edge of the panel: dragged, or moved with the arrow keys, it makes the panel wider. */
export function PanelEdge({ width, onWidth }: { width: number; onWidth: (width: number) => void }) {
  const from = useRef<{ x: number; width: number } | null>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that can be moved is no hr
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the properties"
      aria-valuemin={limits.least}
      aria-valuemax={limits.most}
      aria-valuenow={width}
      tabIndex={0}
      title="Drag to make the panel wider. Double-click to reset."
      onDoubleClick={() => onWidth(width === limits.usual ? 560 : limits.usual)}
      onKeyDown={(event) => {
        const by = { ArrowLeft: limits.step, ArrowRight: -limits.step }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onWidth(width + by);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (from.current) onWidth(from.current.width + from.current.x - event.clientX);
      }}
      onPointerUp={() => {
        from.current = null;
      }}
      className="absolute inset-y-0 left-0 z-10 w-2 cursor-col-resize touch-none border-hairline border-l hover:border-accent focus-visible:border-accent"
    />
  );
}
