import { fold } from "#shared/claims/words.ts";
import type { Line } from "./lines.ts";
import weights from "./weights.json" with { type: "json" };

/** A stretch of a posting that may name what is looked for, with all signs for and against it. */
export type Candidate = { text: string; value: string; line: Line; signs: ReadonlySet<string> };

/** Learnt weight of each sign; a candidate is shown from `shown` on and needs no confirmation from `sure` on. */
export type Weights = { signs: Readonly<Record<string, number>>; shown: number; sure: number };

const learnt: Readonly<Record<"role" | "company", Weights>> = weights;

/**
 * The most probable candidate and how probable it is, from 0 to 1, among all and none of them. Longer and shorter
 * readings of it ("Nurse", "Nurse in York") speak for it too, though less than it does itself.
 */
export function mostProbable(
  candidates: readonly Candidate[],
  signs: Weights["signs"],
): { chosen: Candidate; probability: number } | null {
  const scores = candidates.map((candidate) => scoreOf(candidate, signs));
  const top = scores.reduce(
    (best, score, index) => (score > (scores[best] ?? Number.NEGATIVE_INFINITY) ? index : best),
    0,
  );
  const chosen = candidates[top];
  if (!chosen) return null;
  const odds = scores.map(Math.exp);
  const whole = odds.reduce((sum, each) => sum + each, 1);
  const name = ` ${fold(chosen.value)} `;
  const same = candidates.reduce((sum, { value }, index) => {
    const other = ` ${fold(value)} `;
    return other.startsWith(name) || name.startsWith(other) || other.endsWith(name) || name.endsWith(other)
      ? sum + (odds[index] ?? 0)
      : sum;
  }, 0);
  return { chosen, probability: Math.sqrt((odds[top] ?? 0) * same) / whole };
}

/** What is shown of the candidates for a field; null where none is probable enough. */
export function choose(
  field: keyof typeof learnt,
  candidates: readonly Candidate[],
): (Candidate & { sure: boolean }) | null {
  const best = mostProbable(candidates, learnt[field].signs);
  if (!best || best.probability < learnt[field].shown) return null;
  return { ...best.chosen, sure: best.probability >= learnt[field].sure };
}

export function scoreOf({ signs }: Pick<Candidate, "signs">, weightOf: Weights["signs"]): number {
  let score = 0;
  for (const sign of signs) score += weightOf[sign] ?? 0;
  return Math.max(-30, Math.min(30, score));
}

const MOST = 250;

/** Candidates of one field, one for each value: what is seen in two places has the signs of both. */
export function collectCandidates(shapeOf: (value: string) => readonly string[] | null, keyOf = fold) {
  const byValue = new Map<string, { text: string; value: string; line: Line; signs: Set<string> }>();
  return {
    add: ({ text, value, line }: Omit<Candidate, "signs">, seen: readonly string[]) => {
      const key = keyOf(value);
      const known = byValue.get(key);
      if (known) for (const sign of seen) known.signs.add(sign);
      else if (byValue.size < MOST) {
        const shape = shapeOf(value);
        if (shape) byValue.set(key, { text, value, line, signs: new Set([...shape, ...seen]) });
      }
    },
    all: (): Candidate[] => [...byValue.values()],
  };
}
