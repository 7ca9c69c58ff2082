import { Link, useParams } from "react-router-dom";
import { LinkCard, LinkColumn } from "#client/components/link-card.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { useStopReminders } from "#client/features/applications/reminders.api.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** Behind the link at the foot of a reminder: stops the next ones. */
export function StopRemindersPage() {
  useDocumentTitle("Stop emails");
  const { token = "" } = useParams();
  const stop = useStopReminders(token);
  return (
    <LinkColumn>
      {stop.isSuccess ? (
        <LinkCard
          kind="done"
          title="Emails stopped"
          actions={
            <Link to={paths.applications} className={buttonClass({ look: "second" })}>
              My applications
            </Link>
          }
        >
          <p>You won't get reminders for your applications anymore. You can turn them on again there.</p>
        </LinkCard>
      ) : (
        <LinkCard
          kind="ask"
          title="Stop reminders?"
          actions={
            <Button look="main" busy={stop.isPending} onClick={() => stop.mutate()}>
              Stop emails
            </Button>
          }
        >
          <p>We won't email you the day before closing dates and next steps.</p>
        </LinkCard>
      )}
    </LinkColumn>
  );
}
