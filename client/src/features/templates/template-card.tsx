import { Check } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import type { Template } from "#shared/templates/template.ts";
import { priceLabel } from "./price-label.ts";
import { TemplateThumbnail } from "./template-thumbnail.tsx";

export type Standing = "for-sale" | "busy" | "owned" | "waiting";

/** One template: its letter in a tray, name and price, preview, and buying or using it. */
export function TemplateCard({
  template,
  standing,
  onPreview,
  onBuy,
  onUse,
  onClaim,
}: {
  template: Template;
  standing: Standing;
  onPreview: () => void;
  onBuy: () => void;
  onUse: () => void;
  /** Bought in this browser, on no account yet. */
  onClaim: () => void;
}) {
  const { id, name, description } = template;
  return (
    <li className="flex flex-col">
      <div className="relative flex h-[196px] justify-center overflow-hidden rounded-box bg-card pt-[22px] [content-visibility:auto]">
        <TemplateThumbnail id={id} width={186} className="rounded-t-paper" />
      </div>
      <div className="mt-3.5 flex items-baseline gap-3">
        <h2 className="min-w-0 flex-1 font-semibold text-base text-strong">{name}</h2>
        {standing === "owned" || standing === "waiting" ? (
          <p className="flex shrink-0 items-center gap-1.5 font-semibold text-small text-success">
            <Check {...smallIcon} />
            {standing === "owned" ? "Owned" : "Bought"}
          </p>
        ) : (
          <p className="shrink-0 font-semibold text-strong tabular-nums">{priceLabel(template.price)}</p>
        )}
      </div>
      <p className="mb-4 text-small">{description}</p>
      <div className="mt-auto grid grid-cols-2">
        <Button look="quiet" aria-label={`Preview ${name}`} onClick={onPreview}>
          Preview
        </Button>
        {actions[standing]({ name, onBuy, onUse, onClaim })}
      </div>
    </li>
  );
}

type ActionProps = { name: string; onBuy: () => void; onUse: () => void; onClaim: () => void };

const actions: Record<Standing, (props: ActionProps) => React.ReactNode> = {
  "for-sale": ({ name, onBuy }) => (
    <Button look="buy" aria-label={`Buy Now: ${name}`} onClick={onBuy}>
      Buy Now
    </Button>
  ),
  busy: () => (
    <Button look="buy" busy>
      Processing...
    </Button>
  ),
  owned: ({ name, onUse }) => (
    <Button aria-label={`Use template: ${name}`} onClick={onUse}>
      Use template
    </Button>
  ),
  waiting: ({ name, onClaim }) => (
    <Button aria-label={`Sign in to use ${name}`} onClick={onClaim}>
      Sign in to use
    </Button>
  ),
};
