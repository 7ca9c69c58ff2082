import { type FormEvent, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { applicationContentSchema, applicationLimits } from "#shared/applications/application.schema.ts";
import { type ApplicationStatus, applicationStatuses, statusNames } from "#shared/applications/status.ts";

export type AddedByHand = { role: string; company: string; status: ApplicationStatus; closesOn: string | null };

const nothing = { role: "", company: "", status: "sent", closesOn: "" };

/** A job that was applied for elsewhere; the rest is filled in where it opens. */
export function AddApplicationDialog({
  open,
  onOpenChange,
  onAdd,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (added: AddedByHand) => void;
}) {
  const [typed, setTyped] = useState(nothing);
  const [error, setError] = useState<string>();
  function add(event: FormEvent) {
    event.preventDefault();
    const status = applicationStatuses.find((one) => one === typed.status) ?? "sent";
    const closesOn = applicationContentSchema.shape.closesOn.safeParse(typed.closesOn || null);
    const role = applicationContentSchema.shape.role.safeParse(typed.role);
    if (!role.success) {
      setError(role.error.issues[0]?.message);
      document.querySelector<HTMLInputElement>("[name=application-role]")?.focus();
      return;
    }
    onAdd({ role: role.data, company: typed.company.trim(), status, closesOn: closesOn.data ?? null });
    setTyped(nothing);
    setError(undefined);
  }
  const set = (field: keyof typeof nothing) => (event: { target: { value: string } }) =>
    setTyped((now) => ({ ...now, [field]: event.target.value }));
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add an application">
      <form noValidate onSubmit={add} className="grid gap-4">
        <TextField
          label="Role"
          name="application-role"
          data-first-focus
          maxLength={applicationLimits.role}
          value={typed.role}
          onChange={set("role")}
          error={error}
        />
        <TextField
          label="Company"
          optional
          maxLength={applicationLimits.company}
          autoComplete="off"
          value={typed.company}
          onChange={set("company")}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Status"
            value={typed.status}
            onChange={set("status")}
            options={applicationStatuses.map((one) => ({ value: one, label: statusNames[one] }))}
          />
          <TextField label="Closing date" optional type="date" value={typed.closesOn} onChange={set("closesOn")} />
        </div>
        <div className="mt-2 flex flex-col gap-2 sm:flex-row-reverse">
          <Button type="submit" look="main">
            Add application
          </Button>
          <Button look="quiet" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
