import { Link, useParams } from "react-router-dom";
import { LinkCard, LinkPage } from "#client/components/link-card.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { useReversalLink, useTakeBackEmail } from "#client/features/auth/email-address.api.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** Behind the link that tells an address that it is an account's no more: brings it back. */
export function TakeBackEmailPage() {
  useDocumentTitle("Undo an email change");
  const { token = "" } = useParams();
  const check = useReversalLink(token);
  const takeBack = useTakeBackEmail(token);
  const done = takeBack.data;
  return (
    <LinkPage check={check}>
      {({ valid, email, username }) =>
        done ? (
          <LinkCard
            kind="done"
            title="Your email address was restored"
            actions={
              <Link to={`${paths.resetPassword}/${done.resetToken}`} className={buttonClass({ look: "main" })}>
                Choose a new password
              </Link>
            }
          >
            <p>
              {done.email} is the email address of {done.username} again. You've been signed out on all devices.
            </p>
            <p>Someone who knew your password changed it, so choose a new one now.</p>
          </LinkCard>
        ) : valid ? (
          <LinkCard
            kind="ask"
            title="Undo the email change?"
            actions={
              <Button look="main" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
                Undo the change
              </Button>
            }
          >
            <p>
              We'll restore <b className="text-strong">{email}</b> for the account{" "}
              <b className="text-strong">{username}</b>.
            </p>
            <p>
              This also signs out every device and cancels links sent to the other address. Then choose a new password.
            </p>
          </LinkCard>
        ) : (
          <LinkCard
            kind="void"
            title="Invalid or Expired Link"
            actions={
              <Link to={paths.auth} className={buttonClass({ look: "main" })}>
                Go to Login
              </Link>
            }
          >
            <p>
              You can undo an email change once, within 7 days. An unconfirmed address can't be restored after the new
              one is confirmed.
            </p>
          </LinkCard>
        )
      }
    </LinkPage>
  );
}
