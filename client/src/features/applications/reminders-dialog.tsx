import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { copyText } from "#client/lib/copy-text.ts";
import { remindersOptions, useChangeReminders } from "./reminders.api.ts";

/** The mail on the day before, and the calendar that other programs may read. */
export function RemindersDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { data, isError, refetch } = useQuery({ ...remindersOptions(), enabled: open });
  const change = useChangeReminders();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Reminders">
      {isError ? (
        <div role="alert">
          <p>Couldn't load your reminders.</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
      {!data && !isError ? (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          Loading
        </p>
      ) : null}
      {data ? (
        <div className="grid gap-6">
          {data.emailConfirmed ? (
            <CheckboxField
              label="Email me the day before a closing date or next step"
              checked={data.mails}
              onChange={(mails) => change.mutate({ mails })}
            />
          ) : (
            <p>To get an email the day before, confirm your email address in your profile first.</p>
          )}
          <section aria-label="Calendar" className="grid gap-3">
            <h3 className="font-semibold text-strong">Calendar</h3>
            {data.feed ? (
              <>
                <p className="text-small">Add this link to your calendar. Anyone with it can see your dates.</p>
                <p className="break-all rounded bg-card p-3 text-small text-strong">{data.feed}</p>
                <div className="flex flex-wrap gap-2">
                  <Button icon={<Copy {...smallIcon} />} onClick={() => void copyText(data.feed ?? "")}>
                    Copy link
                  </Button>
                  <Button busy={change.isPending} onClick={() => change.mutate("make feed")}>
                    Make a new link
                  </Button>
                  <Button look="quiet" onClick={() => change.mutate("remove feed")}>
                    Turn off
                  </Button>
                </div>
              </>
            ) : (
              <>
                <p className="text-small">A secret link shows your closing dates and next steps in your calendar.</p>
                <Button busy={change.isPending} onClick={() => change.mutate("make feed")}>
                  Make a calendar link
                </Button>
              </>
            )}
          </section>
        </div>
      ) : null}
    </Dialog>
  );
}
