import type { Field } from "./node-config.schema.ts";

/**
 * The column along the axis and those that are drawn: as configured, or else the first that holds no numbers (the first
 * of all where every one does) and up to three that do. Null where no column can be drawn.
 */
export function chartColumns({
  fields,
  x,
  y,
}: {
  fields: readonly Field[];
  x: string;
  y: readonly string[];
}): { x: string; y: string[] } | null {
  const numbers = fields.filter(({ type }) => type === "INTEGER" || type === "DECIMAL").map(({ name }) => name);
  const axis = x || (fields.find(({ name }) => !numbers.includes(name)) ?? fields[0])?.name;
  if (axis === undefined) return null;
  const drawn = y.length > 0 ? [...y] : numbers.filter((name) => name !== axis).slice(0, 3);
  return drawn.length > 0 ? { x: axis, y: drawn } : null;
}
