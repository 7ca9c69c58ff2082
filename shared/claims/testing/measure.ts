import { createClaimChecker } from "#shared/claims/check-letter.ts";
import type { Claim, ClaimKind } from "#shared/claims/claim.ts";
import type { ClaimCase } from "./claim-set.ts";
import { factsOf } from "./facts-of.ts";

export type Measured = {
  invented: number;
  marked: number;
  honest: number;
  falselyMarked: number;
  byKind: Record<string, { all: number; marked: number }>;
  missed: string[];
  falseMarks: string[];
};

/** How many of the inventions are marked, and how many of the honest sentences. */
export function measure(cases: readonly ClaimCase[]): Measured {
  const measured: Measured = {
    invented: 0,
    marked: 0,
    honest: 0,
    falselyMarked: 0,
    byKind: {},
    missed: [],
    falseMarks: [],
  };
  for (const { told, honest, invented, ...rest } of cases) {
    const check = createClaimChecker({ ...rest, facts: factsOf(told), about: [], asOf: "2026-11-21" });
    for (const sentence of honest) {
      const { claims } = check(sentence);
      measured.honest++;
      if (claims.length === 0) continue;
      measured.falselyMarked++;
      measured.falseMarks.push(`${toWords(claims)} <- ${sentence}`);
    }
    for (const [kind, sentence] of invented) count(measured, kind, sentence, check(sentence).claims);
  }
  return measured;
}

function count(measured: Measured, kind: ClaimKind, sentence: string, claims: readonly Claim[]): void {
  const row = measured.byKind[kind] ?? { all: 0, marked: 0 };
  measured.byKind[kind] = row;
  row.all++;
  measured.invented++;
  if (claims.length === 0) {
    measured.missed.push(`${kind}: ${sentence}`);
    return;
  }
  row.marked++;
  measured.marked++;
}

function toWords(claims: readonly Claim[]): string {
  return claims.map(({ kind, text, why }) => `${kind} “${text}” ${why}`).join(", ");
}
