import { Button } from "#client/components/ui/button.tsx";
import type { AskedClaim } from "./asked-claim.ts";
import { reasons } from "./claim-words.ts";

export type ClaimListProps<C extends AskedClaim> = {
  claims: readonly C[];
  onShow: (claim: C) => void;
  onConfirm: (key: string) => void;
};

/** Quotes each claim and says why it is asked about. */
export function ClaimList<C extends AskedClaim>({ claims, onShow, onConfirm }: ClaimListProps<C>) {
  return (
    <ul className="mt-2 grid gap-3">
      {claims.map((claim) => (
        <li key={`${claim.key} ${claim.at} ${claim.sentence}`}>
          <p className="break-words">
            <q className="font-semibold text-strong">{claim.text}</q>
            <span className="ml-2 text-small">{reasons[claim.why]}</span>
          </p>
          <div className="-ml-3 flex flex-wrap">
            <Button look="quiet" size="small" onClick={() => onShow(claim)}>
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
