import { Link, useParams } from "react-router-dom";
import { LinkCard, LinkPage } from "#client/components/link-card.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { useMailStop, useStopMails } from "#client/features/workflows/mail-recipients.api.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** Behind the link at the foot of every mail of a workflow: stops the next ones. */
export function StopMailsPage() {
  useDocumentTitle("Stop emails");
  const { token = "" } = useParams();
  const check = useMailStop(token);
  const stop = useStopMails(token);
  const home = (
    <Link to={paths.home} className={buttonClass({ look: "second" })}>
      About Cover Letter Desk
    </Link>
  );
  return (
    <LinkPage check={check}>
      {({ valid, address, sender, stopped }) =>
        stop.isSuccess || stopped ? (
          <LinkCard kind="done" title="Emails stopped" actions={home}>
            <p>
              {sender?.name} can't email {address} anymore, and can't ask again.
            </p>
          </LinkCard>
        ) : valid && sender ? (
          <LinkCard
            kind="ask"
            title={`Stop emails from ${sender.name}?`}
            actions={
              <Button look="main" busy={stop.isPending} onClick={() => stop.mutate()}>
                Stop emails
              </Button>
            }
          >
            <p>
              No workflow from {sender.name}
              {sender.email ? ` (${sender.email})` : ""} will email <b className="text-strong">{address}</b> again. This
              can't be undone.
            </p>
          </LinkCard>
        ) : (
          <LinkCard kind="void" title="Invalid Link" actions={home}>
            <p>Open the link from the email again. If the sender's account was deleted, you won't get more emails.</p>
          </LinkCard>
        )
      }
    </LinkPage>
  );
}
