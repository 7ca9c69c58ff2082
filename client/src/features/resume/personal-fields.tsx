import { TextField } from "#client/components/ui/text-field.tsx";
import { emailSchema } from "#shared/auth/registration.schema.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";

type Details = Resume["personalDetails"];

const fields = [
  { key: "name", label: "Name", type: "text", autoComplete: "name" },
  { key: "email", label: "Email", type: "email", autoComplete: "email" },
  { key: "phone", label: "Phone", type: "tel", autoComplete: "tel" },
  { key: "location", label: "Location", type: "text", autoComplete: "address-level2" },
] as const;

export function PersonalFields({
  details,
  editing,
  onChange,
}: {
  details: Details;
  editing: boolean;
  onChange: (details: Details) => void;
}) {
  if (!editing) {
    return (
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {fields.map(({ key, label }) => (
          <div key={key}>
            <dt className="text-quiet text-small">{label}</dt>
            <dd className={details[key] ? "break-words text-strong" : "text-quiet"}>{details[key] || "Not found"}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ key, ...field }) => (
        <TextField
          key={key}
          {...field}
          value={details[key]}
          error={key === "email" ? emailProblem(details.email) : undefined}
          maxLength={300}
          onChange={(event) => onChange({ ...details, [key]: event.target.value })}
        />
      ))}
    </div>
  );
}

/** None is fine; a wrong one would first be refused where the letter is unlocked. */
function emailProblem(email: string): string | undefined {
  return email.trim() ? emailSchema.safeParse(email).error?.issues[0]?.message : undefined;
}
