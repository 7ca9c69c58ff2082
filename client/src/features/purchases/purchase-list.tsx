import { format, isValid, parseISO } from "date-fns";
import { Link } from "react-router-dom";
import { ListProblem } from "#client/components/list-problem.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { paths } from "#client/lib/paths.ts";
import type { TemplatePurchase } from "#shared/purchases/template-purchase.schema.ts";
import { findTemplate } from "#shared/templates/catalogue.ts";
import type { TemplateId } from "#shared/templates/template.ts";
import { formatPrice } from "./format-price.ts";
import { usePurchases } from "./purchases.api.ts";

/** What the account has bought, in its four looks. */
export function PurchaseList({ onUse }: { onUse: (templateId: TemplateId) => void }) {
  const purchases = usePurchases({ enabled: true });
  if (purchases.isError)
    return (
      <ListProblem title="Failed to fetch purchases" onRetry={() => void purchases.refetch()}>
        The server didn't respond. Your purchases are safe.
      </ListProblem>
    );
  if (!purchases.data) return <PurchasesLoading />;
  if (purchases.data.length === 0) return <NoPurchases />;
  return (
    <ul>
      {purchases.data.map((purchase) => (
        <PurchaseRow key={purchase.id} purchase={purchase} onUse={onUse} />
      ))}
    </ul>
  );
}

function PurchaseRow({ purchase, onUse }: { purchase: TemplatePurchase; onUse: (templateId: TemplateId) => void }) {
  const template = findTemplate(purchase.templateId);
  const bought = parseISO(purchase.purchasedAt);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-hairline sm:items-center border-b py-4">
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-semibold text-base text-strong">{purchase.templateName}</h2>
        <p className="text-quiet text-small">{isValid(bought) ? format(bought, "MMM d, yyyy") : "Unknown date"}</p>
        <p className="text-quiet text-small [overflow-wrap:anywhere]">Transaction {purchase.stripeSessionId}</p>
      </div>
      <p className="text-strong tabular-nums">{formatPrice(purchase)}</p>
      {template ? (
        <Button aria-label={`Use template: ${template.name}`} onClick={() => onUse(template.id)}>
          Use template
        </Button>
      ) : (
        <Link to={paths.templates} className={buttonClass({ look: "second" })}>
          Choose a template
        </Link>
      )}
    </li>
  );
}

function PurchasesLoading() {
  return (
    <div role="status">
      <div aria-hidden="true" className="animate-pulse">
        {[1, 2].map((place) => (
          <div key={place} className="border-hairline border-b py-5">
            <div className="h-3.5 w-60 rounded-badge bg-raised" />
            <div className="mt-2.5 h-3 w-28 rounded-badge bg-raised" />
          </div>
        ))}
      </div>
      <p className="mt-6 flex items-center gap-2 text-small">
        <Spinner />
        Loading your purchases
      </p>
    </div>
  );
}

function NoPurchases() {
  return (
    <div className="max-w-xl rounded-box bg-card p-6">
      <p className="font-semibold text-strong">No purchases yet.</p>
      <p>Templates change your letter's structure and design. The plain one is free.</p>
      <Link to={paths.templates} className={buttonClass({ look: "second", className: "mt-4" })}>
        View templates
      </Link>
    </div>
  );
}
