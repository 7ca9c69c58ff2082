import type { UIEvent } from "react";
import { type ReactFlowState, useReactFlow, useStore } from "reactflow";

/** From here on cards are too small to hit a part of them. */
const FAR = 0.6;

/** What the element around the canvas is told: how far off the steps are, and what to do instead of scrolling. */
export function useCanvasFrame() {
  const { getViewport, setViewport } = useReactFlow();
  const isFar = useStore(isFarOff);
  return {
    "data-far": isFar || undefined,
    /** A step that is focused out of sight has the browser scroll the frame; the canvas moves by as much instead. */
    onScrollCapture: ({ target: frame }: UIEvent<HTMLElement>) => {
      if (!(frame instanceof HTMLElement) || !frame.matches(".react-flow")) return;
      const { scrollLeft, scrollTop } = frame;
      if (scrollLeft === 0 && scrollTop === 0) return;
      const { x, y, zoom } = getViewport();
      frame.scrollTo(0, 0);
      setViewport({ x: x - scrollLeft, y: y - scrollTop, zoom });
    },
  };
}

function isFarOff({ transform: [, , zoom] }: ReactFlowState): boolean {
  return zoom < FAR;
}
