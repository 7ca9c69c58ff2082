import { Plus, Trash2 } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { randomId } from "#client/lib/random-id.ts";
import type { ResumeExperience } from "#shared/resume/resume.schema.ts";

/** The most recent job first, earlier ones below it. */
export function JobsFields({
  jobs,
  editing,
  onChange,
}: {
  jobs: readonly ResumeExperience[];
  editing: boolean;
  onChange: (jobs: ResumeExperience[]) => void;
}) {
  const update = (id: string, change: Partial<ResumeExperience>) =>
    onChange(jobs.map((job) => (job.id === id ? { ...job, ...change } : job)));
  const add = () =>
    onChange([...jobs, { id: `job-${randomId()}`, title: "", company: "", period: "", description: "" }]);
  return (
    <div className="grid gap-6">
      {jobs.length === 0 && !editing ? <p className="text-quiet">No jobs found. You can add one.</p> : null}
      {jobs.map((job, index) => (
        <div key={job.id}>
          {index === 1 ? <h3 className="mb-3 font-semibold text-quiet text-small">Earlier jobs</h3> : null}
          {editing ? (
            <JobFields
              job={job}
              onChange={(change) => update(job.id, change)}
              onRemove={() => onChange(jobs.filter((one) => one.id !== job.id))}
            />
          ) : (
            <Job job={job} />
          )}
        </div>
      ))}
      {editing ? (
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden="true" size={16} strokeWidth={1.75} />}
          onClick={add}
        >
          Add a job
        </Button>
      ) : null}
    </div>
  );
}

function Job({ job }: { job: ResumeExperience }) {
  const lines = job.description.split("\n").filter((line) => line.trim());
  return (
    <>
      <p className="font-semibold text-strong">{job.title || "No title"}</p>
      <p>{[job.company, job.period].filter(Boolean).join(", ")}</p>
      {lines.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and are not reordered here
            <li key={index}>{line}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function JobFields({
  job,
  onChange,
  onRemove,
}: {
  job: ResumeExperience;
  onChange: (change: Partial<ResumeExperience>) => void;
  onRemove: () => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Job title"
        value={job.title}
        maxLength={300}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextField
        label="Company"
        value={job.company}
        maxLength={300}
        onChange={(event) => onChange({ company: event.target.value })}
      />
      <TextField
        label="Period"
        value={job.period}
        maxLength={120}
        hint="Mar 2021 – present"
        onChange={(event) => onChange({ period: event.target.value })}
      />
      <div className="flex items-start pt-6 sm:justify-end">
        <Button look="quiet" icon={<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />} onClick={onRemove}>
          Remove this job
        </Button>
      </div>
      <TextArea
        className="sm:col-span-2"
        label="What you did"
        hint="One line for each thing."
        rows={5}
        maxLength={6000}
        value={job.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </div>
  );
}
