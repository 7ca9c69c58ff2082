/** One part of the drill: what was acknowledged and is gone, what came twice, what did not answer or end in time. */
export type DrillRow = { what: string; done: string; lost: number; doubled: number; hung: number };

export function isClean({ lost, doubled, hung }: DrillRow): boolean {
  return lost + doubled + hung === 0;
}
