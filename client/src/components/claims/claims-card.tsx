import { TriangleAlert } from "lucide-react";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import type { AskedClaim } from "./asked-claim.ts";
import { ClaimList, type ClaimListProps } from "./claim-list.tsx";
import { countOfClaims } from "./claim-words.ts";

/** The claims of the letter that rest on nothing, each with what can be done about it. */
export function ClaimsCard<C extends AskedClaim>(props: ClaimListProps<C>) {
  const { claims } = props;
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="claims-title" className="rounded-box bg-card px-5 py-4">
      <h2 id="claims-title" className="flex items-center gap-2.5 font-heading text-base text-strong">
        <TriangleAlert {...largeIcon} className="shrink-0 text-warning" />
        {countOfClaims(claims.length)}
      </h2>
      <ClaimList {...props} />
    </section>
  );
}
