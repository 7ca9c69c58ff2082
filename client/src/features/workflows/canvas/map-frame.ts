export type Box = { x: number; y: number; width: number; height: number };

/** How flow coordinates become those of the map: `(x - left) * scale`. */
export type MapFrame = { left: number; top: number; scale: number };

const MARGIN = 5;

/** Shows all boxes in the middle of a map of this size, as large as they fit. */
export function mapFrame(boxes: readonly Box[], { width, height }: { width: number; height: number }): MapFrame {
  const left = least(boxes.map(({ x }) => x));
  const top = least(boxes.map(({ y }) => y));
  const wide = Math.max(1, -least(boxes.map((box) => -box.x - box.width)) - left);
  const high = Math.max(1, -least(boxes.map((box) => -box.y - box.height)) - top);
  const scale = Math.min((width - 2 * MARGIN) / wide, (height - 2 * MARGIN) / high);
  return {
    scale,
    left: left - (width / scale - wide) / 2,
    top: top - (height / scale - high) / 2,
  };
}

/** Whether no part of a box lies outside. */
export function holdsAll({ x, y, width, height }: Box, boxes: readonly Box[]): boolean {
  return boxes.every(
    (box) => box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height,
  );
}

function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
}
