import type { UIEvent } from "react";
import { useReactFlow } from "reactflow";

/** A step that is focused out of sight has the browser scroll the frame; the canvas moves by as much instead. */
export function useMoveInsteadOfScroll() {
  const { getViewport, setViewport } = useReactFlow();
  return ({ target: frame }: UIEvent<HTMLElement>) => {
    if (!(frame instanceof HTMLElement) || !frame.matches(".react-flow")) return;
    const { scrollLeft, scrollTop } = frame;
    if (scrollLeft === 0 && scrollTop === 0) return;
    const { x, y, zoom } = getViewport();
    frame.scrollTo(0, 0);
    setViewport({ x: x - scrollLeft, y: y - scrollTop, zoom });
  };
}
