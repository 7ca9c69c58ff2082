import { Link, useParams } from "react-router-dom";
import { LinkCard, LinkPage } from "#client/components/link-card.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { useConfirmationLink, useConfirmEmail } from "#client/features/auth/email-address.api.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** Behind the link of the mail that asks whether an address is the account's. Only the button confirms it. */
export function ConfirmEmailPage() {
  useDocumentTitle("Confirm your email address");
  const { token = "" } = useParams();
  const check = useConfirmationLink(token);
  const confirm = useConfirmEmail(token);
  const toProfile = (
    <Link to={paths.profile} className={buttonClass({ look: "main" })}>
      Go to My Profile
    </Link>
  );
  return (
    <LinkPage check={check}>
      {({ valid, email, username }) =>
        confirm.isSuccess ? (
          <LinkCard kind="done" title="Address confirmed" actions={toProfile}>
            <p>{email} is confirmed for your account.</p>
          </LinkCard>
        ) : valid ? (
          <LinkCard
            kind="ask"
            title="Confirm your address"
            actions={
              <Button look="main" busy={confirm.isPending} onClick={() => confirm.mutate()}>
                Confirm address
              </Button>
            }
          >
            <p>
              The account <b className="text-strong">{username}</b> uses <b className="text-strong">{email}</b> as its
              email address.
            </p>
            <p>Only confirm if this account is yours.</p>
          </LinkCard>
        ) : (
          <LinkCard kind="void" title="Invalid or Expired Link" actions={toProfile}>
            <p>Links work once, for 3 days. You can send a new one from your profile.</p>
          </LinkCard>
        )
      }
    </LinkPage>
  );
}
