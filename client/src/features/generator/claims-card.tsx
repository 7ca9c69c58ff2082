import { TriangleAlert } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { countOfClaims, reasons } from "./claim-words.ts";
import type { OpenClaim, SentencePlace } from "./claimed-parts.ts";

/** The claims of the letter that rest on nothing, each with what can be done about it. */
export function ClaimsCard({
  claims,
  onShow,
  onConfirm,
}: {
  claims: readonly OpenClaim[];
  onShow: (place: SentencePlace) => void;
  onConfirm: (key: string) => void;
}) {
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="claims-title" className="rounded-box bg-card px-5 py-4">
      <h2 id="claims-title" className="flex items-center gap-2.5 font-heading text-base text-strong">
        <TriangleAlert {...largeIcon} className="shrink-0 text-warning" />
        {countOfClaims(claims.length)}
      </h2>
      <ClaimList claims={claims} onShow={onShow} onConfirm={onConfirm} />
    </section>
  );
}

/** Quotes each claim and says why it is asked about. */
export function ClaimList({
  claims,
  onShow,
  onConfirm,
}: {
  claims: readonly OpenClaim[];
  onShow: (place: SentencePlace) => void;
  onConfirm: (key: string) => void;
}) {
  return (
    <ul className="mt-2 grid gap-3">
      {claims.map((claim) => (
        <li key={`${claim.key} ${claim.place.paragraph} ${claim.place.sentence} ${claim.at}`}>
          <p className="break-words">
            <q className="font-semibold text-strong">{claim.text}</q>
            <span className="ml-2 text-small">{reasons[claim.why]}</span>
          </p>
          <div className="-ml-3 flex flex-wrap">
            <Button look="quiet" size="small" onClick={() => onShow(claim.place)}>
              Take me there
              <span className="sr-only">: “{claim.text}”</span>
            </Button>
            <Button look="quiet" size="small" onClick={() => onConfirm(claim.key)}>
              It is true, keep it
              <span className="sr-only">: “{claim.text}”</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
