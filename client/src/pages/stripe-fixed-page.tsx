import { Link } from "react-router-dom";
import { ListProblem } from "#client/components/list-problem.tsx";
import { buttonClass } from "#client/components/ui/button.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { usePaymentSetup } from "#client/features/purchases/checkout.api.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import type { PaymentSetup } from "#shared/purchases/checkout.schema.ts";
import { NotFoundPage } from "./not-found-page.tsx";

/** Outside production: what payments run on here, and cards to try them with. */
export function StripeFixedPage() {
  useDocumentTitle("Payment test links");
  const setup = usePaymentSetup();
  if (setup.error instanceof ApiError && setup.error.status === 404) return <NotFoundPage />;
  return (
    <div className="mx-auto max-w-2xl px-5 pt-4 pb-16 lg:pt-10">
      <h1 className="font-heading text-title">Payment test links</h1>
      <p className="mt-2">For setting up this server. This page doesn't exist in production.</p>
      {setup.isError ? (
        <div className="mt-6">
          <ListProblem title="Couldn't load the payment setup" onRetry={() => void setup.refetch()}>
            The server didn't respond.
          </ListProblem>
        </div>
      ) : null}
      {setup.isPending ? (
        <p role="status" className="mt-6 flex items-center gap-2">
          <Spinner />
          Loading the payment setup
        </p>
      ) : null}
      {setup.data ? <SetupTable setup={setup.data} /> : null}
      <section className="mt-8" aria-labelledby="cards">
        <h2 id="cards" className="font-heading text-section">
          Test cards
        </h2>
        <p className="mt-1">
          Stripe's test cards: use any future date and any code. The sandbox doesn't ask for a card.
        </p>
        <dl className="mt-3">
          {testCards.map(({ number, what }) => (
            <Row key={number} term={what} description={number} />
          ))}
        </dl>
      </section>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.stripeRedirect} className={buttonClass({ look: "second" })}>
          Alternative checkout
        </Link>
        <Link to={paths.templates} className={buttonClass({ look: "quiet" })}>
          Back to the templates
        </Link>
      </p>
    </div>
  );
}

/** docs.stripe.com/testing */
const testCards = [
  { number: "4242 4242 4242 4242", what: "Succeeds" },
  { number: "4000 0025 0000 3155", what: "Asks for confirmation, then succeeds" },
  { number: "4000 0000 0000 0002", what: "Declined" },
  { number: "4000 0000 0000 9995", what: "Declined: insufficient funds" },
] as const;

const providers: Record<PaymentSetup["provider"], string> = {
  stripe: "Stripe",
  sandbox: "Sandbox checkout (no card is charged)",
  none: "None (store closed)",
};

function SetupTable({ setup }: { setup: PaymentSetup }) {
  const isStripe = setup.provider === "stripe";
  const rows: [term: string, description: string][] = [
    ["Checkout", providers[setup.provider]],
    ["Mode", setup.testMode ? "Test" : "Live (real cards are charged)"],
    ["Stripe API", isStripe ? (setup.apiUrl ?? "api.stripe.com") : "Not used"],
    ["Secret key (STRIPE_SECRET_KEY)", isStripe ? "Set" : "Not set"],
    ["Webhook secret (STRIPE_WEBHOOK_SECRET)", setup.webhookSigned ? "Set" : "Not set (webhooks are refused)"],
    ["Public key (VITE_STRIPE_PUBLIC_KEY)", import.meta.env.VITE_STRIPE_PUBLIC_KEY ? "Built in" : "Not built in"],
    ["Webhook address", `${window.location.origin}/api/stripe/webhook`],
  ];
  return (
    <section className="mt-8" aria-labelledby="setup">
      <h2 id="setup" className="font-heading text-section">
        Setup
      </h2>
      <dl className="mt-3">
        {rows.map(([term, description]) => (
          <Row key={term} term={term} description={description} />
        ))}
      </dl>
    </section>
  );
}

function Row({ term, description }: { term: string; description: string }) {
  return (
    <div className="grid gap-x-6 border-hairline border-b py-3 sm:grid-cols-2">
      <dt>{term}</dt>
      <dd className="text-strong tabular-nums [overflow-wrap:anywhere]">{description}</dd>
    </div>
  );
}
