/** How often fields are right whose labels have at least this share, from few to all; both columns rise. */
export type Doubt = { steps: readonly (readonly number[])[]; sureFrom: number };

/** A label's share of probability as the share of such fields that were right in files made for the purpose. */
export function toProbability(doubt: Doubt, share: number): number {
  const step = doubt.steps.findLast(([from = 0]) => share >= from);
  return step?.[1] ?? 0;
}
