import type { Material } from "#shared/material/material.schema.ts";

const MOST = 100;

/** The person says that the row answers the point of the posting, or that it does not; null takes that back. */
export function withTie(material: Material, row: string, point: string, isYes: boolean | null): Material {
  const others = material.ties.filter((one) => one.row !== row || one.point !== point);
  if (isYes === null) return { ...material, ties: others };
  return { ...material, ties: [...others, { row, point, ...(isYes ? {} : { no: true as const }) }].slice(-MOST) };
}
