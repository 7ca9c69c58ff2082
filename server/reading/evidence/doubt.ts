/**
 * What a field's signs weigh for its being right (logistic regression), how often fields of each score were right, from
 * few to all, and from where on they are shown as sure.
 */
export type Doubt = {
  weights: Readonly<Record<string, number>>;
  steps: readonly (readonly number[])[];
  sureFrom: number;
};
/** The log-odds of a field's being right, before they are held against how often such fields were. */
export function scoreOf(weights: Doubt["weights"], signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0);
}

/** A field's score as the share of such fields that were right in files made for the purpose. */
export function toProbability(doubt: Doubt, signs: readonly string[]): number {
  if (signs.length === 0) return 0;
  const score = scoreOf(doubt.weights, signs);
  return doubt.steps.findLast(([from = 0]) => score >= from)?.[1] ?? 0;
}
