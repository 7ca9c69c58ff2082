import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { findBundle, templatesIn } from "#shared/templates/catalogue.ts";
import type { Bundle, Template, TemplateId } from "#shared/templates/template.ts";
import { priceLabel } from "./price-label.ts";

/** Asks before a checkout is begun: what, for how much, and what happens next. */
export function PurchaseDialog({
  item,
  owned,
  busy,
  signedIn,
  onConfirm,
  onClose,
}: {
  item: Template | Bundle;
  owned: ReadonlySet<TemplateId>;
  busy: boolean;
  signedIn: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const ownedOfBundle = findBundle(item.id) ? templatesIn(item.id).filter((id) => owned.has(id)).length : 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Buy the ${item.name}?`}
      description={
        <>
          <strong className="font-semibold text-strong tabular-nums">{priceLabel(item.price)}</strong>, one-time
          payment. No subscription.
        </>
      }
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="main" busy={busy} onClick={onConfirm}>
            {busy ? "Processing..." : "Go to checkout"}
          </Button>
        </>
      }
    >
      <ul className="grid gap-2">
        {ownedOfBundle > 0 ? (
          <li className="text-warning">
            You own {ownedOfBundle} of its {templatesIn(item.id).length} templates already.
          </li>
        ) : null}
        <li>You'll pay by card on a secure checkout page, then come back here.</li>
        <li>
          {signedIn
            ? "It will be added to your account."
            : "You're not signed in. To use what you buy, sign in after you pay."}
        </li>
      </ul>
    </Dialog>
  );
}
