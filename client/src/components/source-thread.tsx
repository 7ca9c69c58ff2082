import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type ThreadPath, threadPath } from "./thread-path.ts";

/**
 * The brass line from a note to the sentence it explains, over the nearest positioned ancestor (which must hold both).
 * Only for the eye: the sentence itself must say what it is described by. Wide screens only.
 */
export function SourceThread({
  note,
  sentence,
}: {
  note: RefObject<HTMLElement | null>;
  sentence: RefObject<HTMLElement | null>;
}) {
  const canvas = useRef<SVGSVGElement>(null);
  const [path, setPath] = useState<ThreadPath | null>(null);

  useLayoutEffect(() => {
    const draw = () =>
      setPath(measureThread({ canvas: canvas.current, note: note.current, sentence: sentence.current }));
    // Also calls at once, when all has its place: measuring here would have the page laid out twice.
    const observer = new ResizeObserver(draw);
    // What stands above the note moves it when it grows.
    const around = note.current?.offsetParent?.children ?? [];
    for (const element of [canvas.current, note.current, sentence.current?.closest("article"), ...around]) {
      if (element) observer.observe(element);
    }
    window.addEventListener("scroll", draw, { passive: true });
    document.fonts?.addEventListener("loadingdone", draw);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", draw);
      document.fonts?.removeEventListener("loadingdone", draw);
    };
  }, [note, sentence]);

  return (
    <svg
      ref={canvas}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 z-10 hidden size-full overflow-visible lg:block"
    >
      {path ? (
        <g fill="none" strokeWidth={1.5} className="transition-opacity duration-slow starting:opacity-0">
          <path d={path.overDesk} pathLength={1} className="stroke-accent" />
          <path d={path.overPaper} pathLength={1} className="stroke-mark-line" />
          <circle cx={path.start.x} cy={path.start.y} r={3.5} stroke="none" className="fill-accent" />
          <circle cx={path.end.x} cy={path.end.y} r={3.5} stroke="none" className="fill-mark-line" />
        </g>
      ) : null}
    </svg>
  );
}

function measureThread({
  canvas,
  note,
  sentence,
}: {
  canvas: SVGSVGElement | null;
  note: HTMLElement | null;
  sentence: HTMLElement | null;
}): ThreadPath | null {
  const paper = sentence?.closest("article");
  if (!canvas || !note || !sentence || !paper) return null;
  const origin = canvas.getBoundingClientRect();
  if (origin.width === 0) return null;
  const from = note.getBoundingClientRect();
  const line = nearestLine(sentence, (from.top + from.bottom) / 2);
  if (!line) return null;
  const paperLeft = paper.getBoundingClientRect().left;
  const column = note.parentElement?.getBoundingClientRect().right ?? paperLeft;
  return threadPath({
    columnRight: (column < paperLeft ? column : from.right) - origin.left,
    note: { right: from.right - origin.left, top: from.top - origin.top, bottom: from.bottom - origin.top },
    paperLeft: paperLeft - origin.left,
    textLeft: line.left - origin.left,
    y: (line.top + line.bottom) / 2 - origin.top,
  });
}

/** Of the sentence's lines that start at the margin (all but perhaps the first), the one nearest to the note. */
function nearestLine(sentence: HTMLElement, y: number): DOMRect | undefined {
  const lines = Array.from(sentence.getClientRects());
  const margin = Math.min(...lines.map((line) => line.left));
  const distance = (line: DOMRect) => Math.abs((line.top + line.bottom) / 2 - y);
  return lines.filter((line) => line.left < margin + 1).sort((a, b) => distance(a) - distance(b))[0];
}
