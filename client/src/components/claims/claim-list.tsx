import { Button } from "#client/components/ui/button.tsx";
import type { AskedClaim } from "./asked-claim.ts";
import { reasons } from "./claim-labels.ts";

export type ClaimListProps<C extends AskedClaim> = {
  claims: readonly C[];
  /** Left out where the claims are marked beside the list. */
  onShow?: ((claim: C) => void) | undefined;
  onVouch: (key: string, vouched: boolean) => void;
};

/** Quotes each claim and says why it is asked about. */
export function ClaimList<C extends AskedClaim>({ claims, onShow, onVouch }: ClaimListProps<C>) {
  return (
    <ul className="mt-2 grid gap-3">
      {claims.map((claim) => (
        <li key={`${claim.key} ${claim.at} ${claim.sentence}`}>
          <p className="break-words">
            <q className="font-semibold text-strong">{claim.text}</q>
            <span className="ml-2 text-small">{reasons[claim.why]}</span>
          </p>
          <div className="-ml-3 flex flex-wrap">
            {onShow ? (
              <Button look="quiet" size="small" onClick={() => onShow(claim)}>
                Take me there
                <span className="sr-only">: “{claim.text}”</span>
              </Button>
            ) : null}
            <Button look="quiet" size="small" onClick={() => onVouch(claim.key, true)}>
              It's true, keep it
              <span className="sr-only">: “{claim.text}”</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
