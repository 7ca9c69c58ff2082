import { memo, type PointerEvent, useEffect, useRef, useState, type WheelEvent } from "react";
import { Panel, type ReactFlowState, useReactFlow, useStoreApi } from "reactflow";
import { type Box, holdsAll, type MapFrame, mapFrame } from "./map-frame.ts";

const WIDTH = 160;
const HEIGHT = 100;
const REDRAW_MS = 60;
/** Of steps that have not been in view, and so were never measured. */
const USUAL = { width: 216, height: 120 };

/**
 * Where the steps are and which part is in view; press or drag to go there. Not there while all of them are in view: it
 * would only cover some. Drawn as one picture, some times a second:
 * an element for each of a thousand steps would slow down every movement.
 */
export const CanvasMap = memo(function CanvasMap() {
  const store = useStoreApi();
  const { setCenter, zoomTo } = useReactFlow();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [spare, setSpare] = useState(true);
  const frame = useRef<MapFrame>({ left: 0, top: 0, scale: 1 });

  useEffect(() => {
    let planned: ReturnType<typeof setTimeout> | null = null;
    const plan = () => {
      planned ??= setTimeout(() => {
        planned = null;
        if (!canvas.current) return;
        const { view, steps } = boxesOf(store.getState());
        frame.current = draw(canvas.current, view, steps);
        setSpare(holdsAll(view, steps));
      }, REDRAW_MS);
    };
    plan();
    const stop = store.subscribe((now, before) => {
      const moved = now.transform !== before.transform || now.nodeInternals !== before.nodeInternals;
      if (moved || now.width !== before.width || now.height !== before.height) plan();
    });
    return () => {
      if (planned) clearTimeout(planned);
      stop();
    };
  }, [store]);

  const goThere = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = event.currentTarget.getBoundingClientRect();
    const { left, top, scale } = frame.current;
    const zoom = store.getState().transform[2];
    setCenter(left + (event.clientX - place.left) / scale, top + (event.clientY - place.top) / scale, { zoom });
  };

  return (
    <Panel position="bottom-left" className={spare ? "hidden" : "max-md:hidden"}>
      <canvas
        ref={canvas}
        role="img"
        aria-label="Map of the workflow"
        className="block cursor-pointer rounded bg-card"
        style={{ width: WIDTH, height: HEIGHT }}
        onPointerDown={goThere}
        onPointerMove={goThere}
        onWheel={(event: WheelEvent) => void zoomTo(store.getState().transform[2] * 2 ** (-event.deltaY / 200))}
      />
    </Panel>
  );
});

function boxesOf(state: ReactFlowState): { view: Box; steps: Box[] } {
  const [x, y, zoom] = state.transform;
  const view = { x: -x / zoom, y: -y / zoom, width: state.width / zoom, height: state.height / zoom };
  const steps: Box[] = [...state.nodeInternals.values()].map(({ position, width, height }) => ({
    ...position,
    width: width ?? USUAL.width,
    height: height ?? USUAL.height,
  }));
  return { view, steps };
}

function draw(canvas: HTMLCanvasElement, view: Box, steps: readonly Box[]): MapFrame {
  const pen = canvas.getContext("2d");
  const frame = mapFrame([...steps, view], { width: WIDTH, height: HEIGHT });
  if (!pen) return frame;
  const density = window.devicePixelRatio;
  canvas.width = WIDTH * density;
  canvas.height = HEIGHT * density;
  pen.scale(density, density);
  const colors = getComputedStyle(canvas);
  const fill = (box: Box) =>
    pen.fillRect(
      (box.x - frame.left) * frame.scale,
      (box.y - frame.top) * frame.scale,
      box.width * frame.scale,
      box.height * frame.scale,
    );
  pen.fillStyle = colors.getPropertyValue("--raised");
  fill(view);
  pen.fillStyle = colors.getPropertyValue("--bar");
  for (const step of steps) fill(step);
  return frame;
}
