import type { ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { AskedClaim } from "./asked-claim.ts";
import { countOfClaims } from "./claim-labels.ts";
import { ClaimList } from "./claim-list.tsx";

/** Asked before a letter leaves with claims that rest on nothing; null stands for a letter that could not be checked. */
export function ClaimsDialog<C extends AskedClaim>({
  verb,
  claims,
  note,
  onShow,
  onVouch,
  onGoOn,
  onClose,
}: {
  /** What is about to happen: "Download"; empty where the person only looks. */
  verb: string;
  claims: readonly C[] | null;
  /** What is to be known about how the letter was checked. */
  note?: ReactNode;
  onShow: (claim: C) => void;
  onVouch: (key: string, vouched: boolean) => void;
  onGoOn: () => void;
  onClose: () => void;
}) {
  const isClear = claims !== null && claims.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        claims === null
          ? "Couldn't check this letter"
          : isClear
            ? "You confirmed every claim"
            : countOfClaims(claims.length)
      }
      description={
        claims === null
          ? "Couldn't load the check for claims without a source. Try again when you're online."
          : isClear
            ? "Nothing left to confirm."
            : "Keep only what you can prove if someone asks."
      }
      actions={
        <>
          <Button look={isClear ? "quiet" : "main"} onClick={onClose} data-first-focus={isClear ? undefined : true}>
            Back to the letter
          </Button>
          {verb === "" ? null : (
            <Button look={isClear ? "main" : "second"} onClick={onGoOn}>
              {isClear ? verb : `${verb} anyway`}
            </Button>
          )}
        </>
      }
    >
      {claims && claims.length > 0 ? (
        <>
          {note}
          <ClaimList claims={claims} onShow={onShow} onVouch={onVouch} />
        </>
      ) : null}
    </Dialog>
  );
}
