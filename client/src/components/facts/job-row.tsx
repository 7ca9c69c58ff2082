import { memo } from "react";
import { TextField } from "#client/components/ui/text-field.tsx";
import type { Job } from "#shared/material/material.schema.ts";
import { useRows } from "./facts-context.ts";
import { patchJob } from "./facts-edits.ts";
import { LineRow } from "./line-row.tsx";
import { NewLine } from "./new-line.tsx";
import { periodText } from "./period-text.ts";
import { RowEditor } from "./row-editor.tsx";
import { RowShell } from "./row-shell.tsx";
import { WhenField } from "./when-field.tsx";

/** A job: what, where and when, and the lines the person can say of it. */
export const JobRow = memo(function JobRow({ job, index }: { job: Job; index: number }) {
  const where = [job.employer, job.place].filter(Boolean).join(", ");
  const time = periodText(job);
  return (
    <>
      <ul>
        <RowShell
          id={job.id}
          list="jobs"
          index={index}
          what={[job.title || "Job", where, time].filter(Boolean).join(", ")}
          confirmed={job.confirmed}
          editor={({ close }) => <JobEditor job={job} close={close} />}
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 font-semibold text-strong">{job.title || "Job without a title"}</span>{" "}
            <span className="text-small">{time}</span>
          </span>
          <span className="block">{where}</span>
        </RowShell>
      </ul>
      <div className="pl-5">
        <ul aria-label={`What you did: ${job.title || job.employer || "this job"}`} className="empty:hidden">
          {job.lines.map((line, at) => (
            <LineRow key={line.id} line={line} list={job.id} index={at} />
          ))}
        </ul>
        <NewLine place={job.id} lines={job.lines} />
      </div>
    </>
  );
});

function JobEditor({ job, close }: { job: Job; close: () => void }) {
  const { changeFacts } = useRows();
  const set = (part: Partial<Job>) =>
    changeFacts((facts) => patchJob(facts, job.id, (now) => ({ ...now, ...part, confirmed: true })));
  const field = (label: string, key: "title" | "employer" | "place") => (
    <TextField
      label={label}
      optional={key === "place"}
      autoComplete="off"
      maxLength={300}
      value={job[key]}
      onChange={(event) => set({ [key]: event.target.value })}
    />
  );
  return (
    <RowEditor
      label="Job"
      close={close}
      onRestore={(now, before) => {
        const was = before.jobs.find(({ id }) => id === job.id);
        return was ? patchJob(now, job.id, ({ lines }) => ({ ...was, lines })) : now;
      }}
    >
      {field("Job title", "title")}
      {field("Employer", "employer")}
      {field("Location", "place")}
      <WhenField job={job} onRead={set} />
    </RowEditor>
  );
}
