import { Check } from "lucide-react";
import { Children, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { z } from "zod";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { SignInLink } from "#client/features/auth/sign-in-link.tsx";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { formatPrice } from "#client/features/purchases/format-price.ts";
import { type Payment, usePayment } from "#client/features/purchases/use-payment.ts";
import { readStored, storageKeys } from "#client/lib/browser-storage.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** Where the checkout sends people back to; the link of a bought template leads here too. */
export function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const sessionId = search.get("session_id") ?? "";
  if (sessionId === "") return <NoSession />;
  return <SessionPayment key={sessionId} sessionId={sessionId} templateId={search.get("template_id") ?? ""} />;
}

function SessionPayment({ sessionId, templateId }: { sessionId: string; templateId: string }) {
  const { user } = useCurrentUser();
  const { payment, retry } = usePayment({ sessionId, templateId, userId: user === null ? null : user?.id });
  useDocumentTitle(titles[payment.state]);
  if (payment.state === "verifying")
    return (
      <Card>
        <div role="status">
          <h1 className="flex items-center gap-3 text-lead">
            <Spinner size={20} />
            Verifying your payment...
          </h1>
        </div>
      </Card>
    );
  if (payment.state === "unverified")
    return (
      <Card>
        <h1 className="font-heading text-section">Payment not confirmed</h1>
        <p role="alert" className="mt-2">
          {payment.problem ?? "Couldn't reach the server. Your purchase is safe: open this link again anytime."}
        </p>
        <p className="mt-4 text-quiet text-small [overflow-wrap:anywhere]">Transaction {sessionId}</p>
        <Actions>
          {payment.again ? (
            <Button look="main" onClick={retry}>
              Check again
            </Button>
          ) : null}
        </Actions>
      </Card>
    );
  return (
    <Card>
      <span className="flex size-11 items-center justify-center rounded-full bg-success-wash text-success">
        <Check {...largeIcon} />
      </span>
      <h1 className="mt-4 font-heading text-title">Payment Successful</h1>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 border-hairline border-y py-4">
        <p className="font-semibold text-strong">{payment.item.templateName}</p>
        <p className="font-semibold text-strong tabular-nums">{formatPrice(payment.item)}</p>
        <p className="w-full text-quiet text-small [overflow-wrap:anywhere]">Transaction {sessionId}</p>
      </div>
      <Whereabouts where={payment.where} />
      <Actions>
        {payment.where === "browser" ? <SignInLink className={buttonClass({ look: "main" })} /> : null}
        {hasLetter() ? <LetterLink look={payment.where === "browser" ? "second" : "main"} /> : null}
      </Actions>
    </Card>
  );
}

/** Whether a letter is open at the generator: most templates are bought from beside it. */
function hasLetter(): boolean {
  return readStored(storageKeys.coverLetterState, openLetterSchema) !== null;
}

const openLetterSchema = z.object({ resultUnlocked: z.literal(true) });

function LetterLink({ look }: { look: "main" | "second" }) {
  return (
    <Link to={paths.prompt} className={buttonClass({ look })}>
      Back to your letter
    </Link>
  );
}

const titles: Record<Payment["state"], string> = {
  verifying: "Verifying your payment",
  paid: "Payment Successful",
  unverified: "Payment not confirmed",
};

function Whereabouts({ where }: { where: "account" | "browser" | "moving" }) {
  const words: Record<typeof where, string> = {
    moving: "Adding it to your account...",
    account: "Added to your account. Choose it under Templates.",
    browser: "Sign in to add it to your account. Then it's in your letter's Template menu.",
  };
  return (
    <p role="status" className="mt-4">
      {words[where]}
    </p>
  );
}

function NoSession() {
  useDocumentTitle("Payment");
  return (
    <Card>
      <h1 className="font-heading text-section">No payment to show</h1>
      <p className="mt-2">This page opens after checkout. See your templates under Templates.</p>
      <Actions />
    </Card>
  );
}

function Card({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl px-5 pt-6 pb-16 lg:pt-16">
      <div className="rounded-box bg-card p-6 lg:p-8">{children}</div>
    </div>
  );
}

function Actions({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
      {children}
      <Link to={paths.templates} className={buttonClass({ look: "second" })}>
        View Templates
      </Link>
      <Link
        to={paths.home}
        className={buttonClass({ look: Children.toArray(children).length > 0 ? "second" : "main" })}
      >
        Create Cover Letter
      </Link>
    </div>
  );
}
