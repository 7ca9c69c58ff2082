import { Plus, Trash2 } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { randomId } from "#client/lib/random-id.ts";
import type { ResumeEducation } from "#shared/resume/resume.schema.ts";

export function EducationFields({
  entries,
  editing,
  onChange,
}: {
  entries: readonly ResumeEducation[];
  editing: boolean;
  onChange: (entries: ResumeEducation[]) => void;
}) {
  const update = (id: string, change: Partial<ResumeEducation>) =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  if (!editing) {
    if (entries.length === 0) return <p className="text-quiet">None found. Add a degree, license, or certificate.</p>;
    return entries.map((entry) => (
      <div key={entry.id} className="mb-3 last:mb-0">
        <p className="font-semibold text-strong">{entry.degree || "No degree"}</p>
        <p>{[entry.institution, entry.year].filter(Boolean).join(", ")}</p>
      </div>
    ));
  }
  return (
    <div className="grid gap-6">
      {entries.map((entry) => (
        <div key={entry.id} className="grid gap-4 sm:grid-cols-[1fr_1fr_7rem]">
          <TextField
            label="Degree"
            value={entry.degree}
            maxLength={300}
            onChange={(event) => update(entry.id, { degree: event.target.value })}
          />
          <TextField
            label="Institution"
            value={entry.institution}
            maxLength={300}
            onChange={(event) => update(entry.id, { institution: event.target.value })}
          />
          <TextField
            label="Year"
            value={entry.year}
            maxLength={60}
            onChange={(event) => update(entry.id, { year: event.target.value })}
          />
          <Button
            look="quiet"
            className="justify-self-start sm:col-span-3"
            icon={<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />}
            onClick={() => onChange(entries.filter((one) => one.id !== entry.id))}
          >
            Remove this entry
          </Button>
        </div>
      ))}
      <Button
        className="justify-self-start"
        icon={<Plus aria-hidden="true" size={16} strokeWidth={1.75} />}
        onClick={() => onChange([...entries, { id: `education-${randomId()}`, degree: "", institution: "", year: "" }])}
      >
        Add an entry
      </Button>
    </div>
  );
}
