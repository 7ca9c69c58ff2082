import { TextField } from "#client/components/ui/text-field.tsx";
import { type ApplicationChanges, daySchema } from "#shared/applications/application.schema.ts";
import { applicationStatuses, statusNames } from "#shared/applications/status.ts";
import type { ShownApplication } from "./shown-application.ts";
import { StatusMenu } from "./status-menu.tsx";

/** How far it is, with the day of each status; a day that is wrong is put right here. */
export function StatusCard({
  application,
  onStatus,
  onSave,
}: {
  application: ShownApplication;
  onStatus: Parameters<typeof StatusMenu>[0]["onChange"];
  onSave: (changes: ApplicationChanges) => boolean;
}) {
  const { status, statusDates, role } = application;
  const reached = applicationStatuses.filter((one) => statusDates[one]);
  return (
    <section aria-label="Status" className="rounded-box bg-card p-5">
      <h2 className="font-semibold text-strong">Status</h2>
      <StatusMenu status={status} about={role} onChange={onStatus} />
      <div className="mt-2 grid gap-3">
        {reached.map((one) => (
          <TextField
            key={`${one} ${statusDates[one]}`}
            label={`${statusNames[one]} ${one === "sent" ? "on" : "since"}`}
            type="date"
            defaultValue={statusDates[one]}
            onBlur={({ target }) => {
              const day = daySchema.safeParse(target.value);
              if (day.success && day.data !== statusDates[one])
                onSave({ status, statusDates: { ...statusDates, [one]: day.data } });
            }}
          />
        ))}
      </div>
    </section>
  );
}
