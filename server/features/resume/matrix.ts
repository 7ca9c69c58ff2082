/** [a, b, c, d, e, f] as in PDF: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [ia, ib, ic, id, ie, jf] = inner;
  return [a * ia + c * ib, b * ia + d * ib, a * ic + c * id, b * ic + d * id, a * ie + c * jf + e, b * ie + d * jf + f];
}

/** Null for what has no area. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | null {
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-9) return null;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** The box around the unit square once it has been placed. */
export function unitBox([a, b, c, d, e, f]: Matrix): { left: number; right: number; top: number; bottom: number } {
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The six numbers of a list that another program wrote, or null. */
export function toMatrix(value: unknown): Matrix | null {
  if (typeof value !== "object" || value === null) return null;
  const numbers = Array.from({ length: 6 }, (_, index) => Number(Reflect.get(value, index)));
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  return numbers.every(Number.isFinite) ? [a, b, c, d, e, f] : null;
}
