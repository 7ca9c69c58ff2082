import { useQuery } from "@tanstack/react-query";
import { use, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { ApiError } from "#client/lib/api-client.ts";
import { type SaveSchedule, type Schedule, saveScheduleSchema } from "#shared/workflows/schedule.schema.ts";
import { MailNoticeContext } from "./mail-notice-context.ts";
import { formatMoment } from "./run-labels.ts";
import { scheduleOptions, useRemoveSchedule, useSaveSchedule } from "./schedule.api.ts";

const usual = [
  { value: "0 * * * *", label: "Every hour" },
  { value: "0 6 * * *", label: "Every day at 6:00" },
  { value: "0 6 * * 1-5", label: "Monday to Friday at 6:00" },
  { value: "0 6 * * 1", label: "Every Monday at 6:00" },
  { value: "0 6 1 * *", label: "First day of the month at 6:00" },
] as const;
const OWN = "own";

/** Whether the workflow may run by itself, as it is saved and as it stands on the canvas. */
export type Activity = {
  saved: boolean;
  shown: boolean;
  /** Something else on the canvas is not saved either. */
  dirty: boolean;
  saving: boolean;
  /** What keeps the workflow on the canvas from running. */
  problems: number;
  hasParameters: boolean;
  /** Saves what is on the canvas as an active workflow. */
  onActivate: () => void;
};

/** When the workflow runs by itself. */
export function ScheduleDialog({
  workflowId,
  activity,
  onClose,
}: {
  workflowId: number;
  activity: Activity;
  onClose: () => void;
}) {
  const schedule = useQuery(scheduleOptions(workflowId));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Schedule"
      description={
        activity.hasParameters
          ? "Runs the last saved version automatically, with the defaults of its parameters."
          : "Runs the last saved version automatically."
      }
    >
      {schedule.isPending ? <p role="status">Loading the schedule</p> : null}
      {schedule.isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>Couldn't load the schedule.</p>
          <Button onClick={() => void schedule.refetch()}>Try again</Button>
        </div>
      ) : null}
      {schedule.data !== undefined ? <ScheduleForm {...{ workflowId, activity }} schedule={schedule.data} /> : null}
    </Dialog>
  );
}

function ScheduleForm({
  workflowId,
  activity,
  schedule,
}: {
  workflowId: number;
  activity: Activity;
  schedule: Schedule | null;
}) {
  const [form, setForm] = useState<SaveSchedule>(() => schedule ?? newSchedule());
  const [own, setOwn] = useState(!usual.some(({ value }) => value === form.cron));
  const [problem, setProblem] = useState<string | null>(null);
  const mailNotice = use(MailNoticeContext);
  const save = useSaveSchedule(workflowId);
  const remove = useRemoveSchedule(workflowId);
  const change = (changes: Partial<SaveSchedule>) => {
    setProblem(null);
    setForm((now) => ({ ...now, ...changes }));
  };
  const submit = () => {
    const checked = saveScheduleSchema.safeParse(form);
    if (!checked.success) return setProblem(checked.error.issues[0]?.message ?? "Check the schedule.");
    save.mutate(checked.data, {
      onError: (error) =>
        setProblem(error instanceof ApiError ? (Object.values(error.fields)[0]?.[0] ?? error.serverMessage) : null),
    });
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SelectField
        label="Frequency"
        value={own ? OWN : form.cron}
        options={[...usual, { value: OWN, label: "Custom" }]}
        onChange={(event) => {
          setOwn(event.target.value === OWN);
          if (event.target.value !== OWN) change({ cron: event.target.value });
        }}
      />
      {own ? (
        <TextField
          label="Cron expression"
          value={form.cron}
          spellCheck={false}
          hint="Minute, hour, day of month, month, day of week, like 30 7 * * 1-5. At least five minutes apart."
          {...(problem ? { error: problem } : {})}
          onChange={(event) => change({ cron: event.target.value })}
        />
      ) : problem ? (
        <p role="alert" className="text-danger text-small">
          {problem}
        </p>
      ) : null}
      <SelectField
        label="Time zone"
        value={form.timezone}
        options={timezones(form.timezone).map((value) => ({ value, label: value.replaceAll("_", " ") }))}
        onChange={(event) => change({ timezone: event.target.value })}
      />
      <CheckboxField
        label="Run even if the last run is still going"
        checked={form.allowOverlap}
        onChange={(allowOverlap) => change({ allowOverlap })}
      />
      <CheckboxField
        label="Email me when a run fails or skips rows"
        checked={form.emailOnFailure}
        onChange={(emailOnFailure) => change({ emailOnFailure })}
      />
      {form.emailOnFailure ? mailNotice : null}
      <CheckboxField label="Schedule is on" checked={form.enabled} onChange={(enabled) => change({ enabled })} />
      {form.enabled && activity.problems > 0 ? (
        <p role="status" className="text-small text-warning">
          Scheduled runs fail until you fix the workflow's{" "}
          {activity.problems === 1 ? "problem" : `${activity.problems} problems`} and save it.
        </p>
      ) : null}
      {form.enabled && !activity.saved ? <Paused {...activity} /> : null}
      {schedule && (activity.saved || !schedule.enabled) ? <Times schedule={schedule} /> : null}
      <div className="flex flex-wrap justify-end gap-2">
        {schedule ? (
          <Button
            look="quiet"
            className="mr-auto"
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: () => setForm(newSchedule()) })}
          >
            Remove schedule
          </Button>
        ) : null}
        <Button type="submit" look="main" busy={save.isPending}>
          Save schedule
        </Button>
      </div>
    </form>
  );
}

/** An inactive workflow starts no run of its own: said here, with the way out. */
function Paused({ shown, dirty, saving, onActivate }: Activity) {
  return (
    <section
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded bg-card px-4 py-3 text-small"
    >
      <p className="min-w-0 flex-1 basis-60 text-warning">
        {shown
          ? "This workflow is active once you save it. Until then, the schedule doesn't run."
          : `This workflow is inactive, so the schedule doesn't run.${dirty ? " Activating it also saves your changes." : ""}`}
      </p>
      <Button busy={saving} onClick={onActivate}>
        {shown ? "Save workflow" : "Activate workflow"}
      </Button>
    </section>
  );
}

function Times({ schedule: { enabled, nextRuns, lastMissed } }: { schedule: Schedule }) {
  return (
    <section aria-label="Next runs" className="rounded bg-card px-4 py-3 text-small">
      {enabled && nextRuns.length > 0 ? (
        <>
          <h3 className="font-semibold text-strong">Next runs, in your time zone</h3>
          <ol>
            {nextRuns.map((at) => (
              <li key={at}>
                <time dateTime={at}>{formatMoment(at)}</time>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>The schedule is off.</p>
      )}
      {lastMissed ? (
        <p className="mt-2 text-warning">
          Missed on {formatMoment(lastMissed.at)}: {lastMissed.reason}
        </p>
      ) : null}
    </section>
  );
}

function newSchedule(): SaveSchedule {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  return { cron: "0 6 * * *", timezone, allowOverlap: false, emailOnFailure: false, enabled: true };
}

function timezones(current: string): string[] {
  const known = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
  return known.includes(current) ? known : [current, ...known];
}
