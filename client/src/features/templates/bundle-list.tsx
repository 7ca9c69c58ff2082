import { Check } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { bundles } from "#shared/templates/catalogue.ts";
import type { Bundle } from "#shared/templates/template.ts";
import { priceLabel } from "./price-label.ts";
import type { Standing } from "./template-card.tsx";
import { TemplateThumbnail } from "./template-thumbnail.tsx";

type BundleProps = { bundle: Bundle; standing: Standing; onBuy: () => void; onClaim: () => void };

/** The bundles, the best value first and large. */
export function BundleList({
  standingOf,
  onBuy,
  onClaim,
}: {
  standingOf: (bundle: Bundle) => Standing;
  onBuy: (bundle: Bundle) => void;
  onClaim: () => void;
}) {
  return (
    <ul className="grid gap-3">
      {bundles.map((bundle) => {
        const props = { bundle, standing: standingOf(bundle), onBuy: () => onBuy(bundle), onClaim };
        return bundle.isBestValue ? (
          <BestBundle key={bundle.id} {...props} />
        ) : (
          <BundleRow key={bundle.id} {...props} />
        );
      })}
    </ul>
  );
}

function BestBundle(props: BundleProps) {
  const { name, description, price, savings } = props.bundle;
  return (
    <li className="overflow-hidden rounded-box bg-card lg:grid lg:h-80 lg:grid-cols-[minmax(0,1fr)_480px]">
      <div aria-hidden="true" className="relative h-48 overflow-hidden lg:h-auto">
        <TemplateThumbnail
          id="marketing"
          width={230}
          className="absolute top-14 left-[3%] rounded-t-paper lg:top-[76px] lg:left-[10%]"
        />
        <TemplateThumbnail
          id="modern"
          width={230}
          className="absolute top-14 right-[3%] rounded-t-paper lg:top-[76px] lg:right-[14%]"
        />
        <TemplateThumbnail
          id="healthcare"
          width={230}
          className="absolute top-6 left-1/2 -translate-x-1/2 rounded-t-paper shadow-lift lg:top-10 lg:left-[46%]"
        />
      </div>
      <div className="flex flex-col items-start justify-center p-5 lg:p-8">
        <p className="rounded-badge bg-accent px-2.5 py-0.5 font-semibold text-accent-on text-small">BEST VALUE!</p>
        <h2 className="mt-3 font-heading text-strong text-title">{name}</h2>
        <p>{description}</p>
        <p className="mt-4 flex items-baseline gap-4">
          <span className="font-heading text-strong text-title tabular-nums">{priceLabel(price)}</span>
          <span className="flex items-center gap-2 font-semibold text-small text-success">
            <Check {...smallIcon} />
            {savings}
          </span>
        </p>
        <BundleAction {...props} look="main" label="Get Complete Bundle!" className="mt-5 max-lg:w-full" />
      </div>
    </li>
  );
}

function BundleRow(props: BundleProps) {
  const { name, description, price, savings } = props.bundle;
  return (
    <li className="flex flex-wrap items-center gap-x-8 gap-y-3 rounded-box bg-card px-5 py-4 lg:px-8">
      <div className="min-w-0 flex-1 basis-44">
        <h2 className="font-semibold text-base text-strong">{name}</h2>
        <p className="text-small">{description}</p>
      </div>
      <p className="flex flex-col items-end sm:w-48 sm:flex-row sm:items-baseline sm:gap-4">
        <span className="font-heading text-section text-strong tabular-nums">{priceLabel(price)}</span>
        <span className="font-semibold text-small text-success">{savings}</span>
      </p>
      <BundleAction {...props} look="buy" label="Buy Bundle" className="w-full sm:w-36" />
    </li>
  );
}

function BundleAction({
  bundle,
  standing,
  onBuy,
  onClaim,
  look,
  label,
  className,
}: BundleProps & { look: "main" | "buy"; label: string; className: string }) {
  const size = look === "main" ? "large" : "usual";
  if (standing === "owned")
    return (
      <p className="flex min-h-11 items-center gap-2 font-semibold text-success">
        <Check {...smallIcon} />
        Owned
      </p>
    );
  if (standing === "waiting")
    return (
      <Button className={className} onClick={onClaim}>
        Sign in to use
      </Button>
    );
  return (
    <Button
      look={look}
      size={size}
      busy={standing === "busy"}
      className={className}
      aria-label={standing === "busy" || look === "main" ? undefined : `${label}: ${bundle.name}`}
      onClick={onBuy}
    >
      {standing === "busy" ? "Processing..." : label}
    </Button>
  );
}
