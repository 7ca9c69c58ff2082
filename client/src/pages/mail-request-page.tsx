import { Link, useParams } from "react-router-dom";
import { LinkCard, LinkPage } from "#client/components/link-card.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { useAnswerMailRequest, useMailRequest } from "#client/features/workflows/mail-recipients.api.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** Behind the link of the mail that asks somebody whether they want mails of a workflow. */
export function MailRequestPage() {
  useDocumentTitle("Emails from a workflow");
  const { token = "" } = useParams();
  const check = useMailRequest(token);
  const answer = useAnswerMailRequest(token);
  const home = (
    <Link to={paths.home} className={buttonClass({ look: "second" })}>
      About Cover Letter Desk
    </Link>
  );
  return (
    <LinkPage check={check}>
      {({ valid, address, sender, workflow }) =>
        answer.data === "yes" ? (
          <LinkCard kind="done" title="You'll get these emails" actions={home}>
            <p>
              {sender?.name} can email {address}. Every email has a link to stop.
            </p>
          </LinkCard>
        ) : answer.data ? (
          <LinkCard kind="done" title="You won't get these emails" actions={home}>
            <p>
              {answer.data === "never"
                ? `${sender?.name} can't email ${address}, and can't ask again.`
                : `No one can ask ${address} to receive workflow emails again.`}
            </p>
          </LinkCard>
        ) : valid && sender ? (
          <LinkCard
            kind="ask"
            title={`May ${sender.name} email you?`}
            actions={
              <>
                <Button look="main" busy={answer.isPending} onClick={() => answer.mutate("yes")}>
                  Yes, email me
                </Button>
                <Button busy={answer.isPending} onClick={() => answer.mutate("never")}>
                  Never ask me again
                </Button>
                <Button look="quiet" busy={answer.isPending} onClick={() => answer.mutate("nobody")}>
                  Block all requests
                </Button>
              </>
            }
          >
            <p>
              {sender.name}
              {sender.email ? ` (${sender.email})` : ""} wants to email <b className="text-strong">{address}</b>
              {workflow ? (
                <>
                  {" "}
                  with the workflow <b className="text-strong">{workflow}</b>
                </>
              ) : null}
              .
            </p>
            <p>If you agree, other workflows of this account can email you too. You can stop anytime.</p>
          </LinkCard>
        ) : (
          <LinkCard kind="void" title="Invalid or Expired Link" actions={home}>
            <p>This link works once, for 7 days. You won't get emails unless you agree.</p>
          </LinkCard>
        )
      }
    </LinkPage>
  );
}
