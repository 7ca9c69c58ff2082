import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { Tabs } from "#client/components/ui/tabs.tsx";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { usePaymentSetup } from "#client/features/purchases/checkout.api.ts";
import { readPendingPurchases } from "#client/features/purchases/pending-purchases.ts";
import { usePurchases } from "#client/features/purchases/purchases.api.ts";
import { useCheckout } from "#client/features/purchases/use-checkout.ts";
import { useOwnedTemplates } from "#client/features/purchases/use-owned-templates.ts";
import { BundleList } from "#client/features/templates/bundle-list.tsx";
import { PurchaseDialog } from "#client/features/templates/purchase-dialog.tsx";
import { type StoreTab, storeTabs } from "#client/features/templates/store-tabs.ts";
import { type Standing, TemplateCard } from "#client/features/templates/template-card.tsx";
import { currentBackTarget } from "#client/lib/back-target.ts";
import { laterPart, useFetchedOnFirstUse } from "#client/lib/later-part.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { useOpened } from "#client/lib/use-opened.ts";
import { isOwned, ownedTemplates, templates } from "#shared/templates/catalogue.ts";
import type { Bundle, ItemId, Template, TemplateId } from "#shared/templates/template.ts";
import { useChosenTemplate } from "./use-chosen-template.ts";

const TemplatePreviewDialog = laterPart(() =>
  import("#client/features/templates/template-preview-dialog.tsx").then((module) => module.TemplatePreviewDialog),
);
const layers = [TemplatePreviewDialog.fetch];

/** The template store. */
export function TemplatesPage() {
  useFetchedOnFirstUse(layers);
  useDocumentTitle("Templates");
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { user } = useCurrentUser();
  const purchases = usePurchases({ enabled: Boolean(user) });
  const [waiting] = useState(() => ownedTemplates(readPendingPurchases().map(({ templateId }) => templateId)));
  const { busy, buy } = useCheckout({ leaveFor: (address) => window.location.assign(address) });
  // In the address, so that the browser's Back closes it.
  const [previewedId, setPreviewedId] = useOpened("preview");
  const previewed = templates.find(({ id }) => id === previewedId) ?? null;
  const [asked, setAsked] = useState<Template | Bundle | null>(null);

  const tab = storeTabs.find(({ value }) => value === search.get("tab"))?.value ?? "industry";
  const owned = useOwnedTemplates(user) ?? NONE;
  const standingOf = ({ id }: { id: ItemId }): Standing => {
    if (busy === id) return "busy";
    if (isOwned(id, owned)) return "owned";
    return user === null && isOwned(id, waiting) ? "waiting" : "for-sale";
  };
  const claim = () => navigate(paths.auth, { state: { from: paths.templates } });
  const chooseTemplate = useChosenTemplate();

  return (
    <div className="mx-auto max-w-column px-5 pb-16 lg:px-8">
      <div className="flex flex-wrap items-center gap-x-3 py-3 lg:py-7">
        <IconButton
          label="Back"
          className="-ml-3"
          icon={<ArrowLeft {...largeIcon} />}
          onClick={() => navigate(currentBackTarget(paths.templates))}
        />
        <h1 className="font-heading text-title">Templates</h1>
        <p className="ml-auto text-quiet text-small max-sm:hidden">One-time payment. Yours to keep.</p>
      </div>
      {search.get("checkout") === "cancelled" ? (
        <p role="status" className="mb-4 rounded-box bg-card px-5 py-4">
          You left checkout. Nothing was charged.
        </p>
      ) : null}
      {purchases.isError ? (
        <p role="alert" className="mb-4 rounded-box bg-card px-5 py-4">
          Couldn't load your purchases.{" "}
          <button type="button" className={linkClass} onClick={() => void purchases.refetch()}>
            Try again
          </button>
        </p>
      ) : null}
      <Tabs<StoreTab>
        label="Templates"
        value={tab}
        onChange={(chosen) => setSearch({ tab: chosen }, { replace: true })}
        tabs={storeTabs.map(({ value, label }) => ({
          value,
          label,
          content:
            value === "bundles" ? (
              <BundleList standingOf={standingOf} onBuy={setAsked} onClaim={claim} />
            ) : (
              <ul className="grid gap-x-6 gap-y-8 xl:grid-cols-4 sm:grid-cols-2 md:grid-cols-3">
                {templates
                  .filter(({ category }) => category === value)
                  .map((template) => (
                    <TemplateCard
                      key={template.id}
                      template={template}
                      standing={standingOf(template)}
                      onPreview={() => setPreviewedId(template.id)}
                      onBuy={() => setAsked(template)}
                      onUse={() => chooseTemplate(template.id)}
                      onClaim={claim}
                    />
                  ))}
              </ul>
            ),
        }))}
      />
      <StoreFooter />
      {previewed ? (
        <TemplatePreviewDialog
          template={previewed}
          standing={standingOf(previewed)}
          onClose={() => setPreviewedId(null)}
          onUse={() => chooseTemplate(previewed.id)}
          onBuy={() => {
            setAsked(previewed);
            setPreviewedId(null);
          }}
        />
      ) : null}
      {asked ? (
        <PurchaseDialog
          item={asked}
          owned={owned}
          busy={busy === asked.id}
          signedIn={Boolean(user)}
          onConfirm={() => buy(asked.id)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

const NONE: ReadonlySet<TemplateId> = new Set();

const linkClass = "relative font-semibold text-accent-text underline underline-offset-4 after:absolute after:-inset-3";

function StoreFooter() {
  const setup = usePaymentSetup();
  return (
    <p className="mt-10 flex flex-wrap gap-x-5 gap-y-3 text-quiet text-small">
      <span>
        {setup.data?.provider === "sandbox" ? "Sandbox: no card is charged." : "Pay by card on a secure checkout page."}
      </span>
      <Link to={paths.stripeRedirect} className={linkClass}>
        Alternative checkout
      </Link>
      {setup.data ? (
        <Link to={paths.stripeFixed} className={linkClass}>
          Test links
        </Link>
      ) : null}
    </p>
  );
}
