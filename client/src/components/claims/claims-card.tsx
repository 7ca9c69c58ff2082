import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import type { AskedClaim } from "./asked-claim.ts";
import { countOfClaims } from "./claim-labels.ts";
import { ClaimList, type ClaimListProps } from "./claim-list.tsx";
import { VouchedList } from "./vouched-list.tsx";

/** The claims of the letter that rest on nothing, each with what can be done about it, and those on the person's word. */
export function ClaimsCard<C extends AskedClaim>({
  vouched,
  note,
  ...list
}: ClaimListProps<C> & {
  vouched: readonly C[];
  /** What is to be known about how the letter was checked. */
  note?: ReactNode;
}) {
  const { claims, onVouch } = list;
  if (claims.length === 0)
    return vouched.length > 0 || note ? (
      <section aria-label="Claims" className="px-5 py-1 empty:hidden">
        {note}
        <VouchedList vouched={vouched} onVouch={onVouch} />
      </section>
    ) : null;
  return (
    <section aria-labelledby="claims-title" className="rounded-box bg-card px-5 py-4">
      <h2 id="claims-title" className="flex items-center gap-2.5 font-heading text-base text-strong">
        <TriangleAlert {...largeIcon} className="shrink-0 text-warning" />
        {countOfClaims(claims.length)}
      </h2>
      {note}
      <ClaimList {...list} />
      <VouchedList vouched={vouched} onVouch={onVouch} />
    </section>
  );
}
