/** Points as whole twips, twentieths of a point, which Word measures in. */
export function toTwips(points: number): number {
  return Math.round(points * 20);
}
