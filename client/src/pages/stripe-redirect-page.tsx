import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { useCreateCheckout } from "#client/features/purchases/checkout.api.ts";
import { checkoutAddress } from "#client/features/purchases/checkout-address.ts";
import { priceLabel } from "#client/features/templates/price-label.ts";
import { paths } from "#client/lib/paths.ts";
import { randomId } from "#client/lib/random-id.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { bundles, findItem, templates } from "#shared/templates/catalogue.ts";

/** The checkout for browsers that block the store's own way there: a plain form and a plain link. */
export function StripeRedirectPage() {
  useDocumentTitle("Alternative checkout");
  const [search] = useSearchParams();
  const [itemId, setItemId] = useState(findItem(search.get("item") ?? "")?.id ?? "tech");
  const checkout = useCreateCheckout();
  const address = checkout.data ? checkoutAddress(checkout.data) : null;

  return (
    <div className="mx-auto max-w-xl px-5 pt-4 pb-16 lg:pt-10">
      <h1 className="font-heading text-title">Alternative checkout</h1>
      <p className="mt-2">
        If Buy Now does nothing, your browser may block the checkout page. Choose an item here and continue, or use the
        link.
      </p>
      <form method="post" action="/api/checkout-redirect" className="mt-6 grid gap-5">
        <SelectField
          label="Template or bundle"
          name="item"
          value={itemId}
          onChange={(event) => {
            setItemId(findItem(event.target.value)?.id ?? itemId);
            checkout.reset();
          }}
          options={[...bundles, ...templates].map(({ id, name, price }) => ({
            value: id,
            label: `${name}, ${priceLabel(price)}`,
          }))}
        />
        <Button type="submit" look="main" size="large">
          Go to checkout
        </Button>
      </form>
      <div className="mt-6 rounded-box bg-card p-6">
        <h2 className="font-heading text-lead">As a link</h2>
        <p className="mt-1 mb-4">The link opens the same checkout. You can also open it in another browser.</p>
        {address ? (
          <a href={address} className={buttonClass({ look: "second" })}>
            <ExternalLink {...smallIcon} />
            Open checkout
          </a>
        ) : (
          <Button busy={checkout.isPending} onClick={() => checkout.mutate({ itemId, key: randomId() })}>
            {checkout.isPending ? "Processing..." : "Get the link"}
          </Button>
        )}
      </div>
      <Link to={paths.templates} className={buttonClass({ look: "quiet", className: "mt-4 -ml-4.5" })}>
        Back to the templates
      </Link>
    </div>
  );
}
