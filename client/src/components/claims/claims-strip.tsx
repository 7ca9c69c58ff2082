import { ChevronRight, TriangleAlert } from "lucide-react";
import { countOfClaims } from "#client/components/claims/claim-labels.ts";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";

/** One line above the letter on a phone that leads to the claims without a source. */
export function ClaimsStrip({ count, onPress }: { count: number; onPress: () => void }) {
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 w-full items-center gap-2.5 rounded bg-card px-4 text-left font-semibold text-small text-strong"
    >
      <TriangleAlert {...smallIcon} className="shrink-0 text-warning" />
      {countOfClaims(count)}
      <ChevronRight {...smallIcon} className="ml-auto shrink-0" />
    </button>
  );
}
