import type { Material } from "#shared/material/material.schema.ts";

const MOST = 100;

/** The person says that the row answers the point of the posting. */
export function withTie(material: Material, row: string, point: string): Material {
  const others = material.ties.filter((one) => one.row !== row || one.point !== point);
  return { ...material, ties: [...others, { row, point }].slice(-MOST) };
}
