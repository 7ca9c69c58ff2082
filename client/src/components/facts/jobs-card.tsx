import { randomId } from "#client/lib/random-id.ts";
import { periodOfJob } from "#shared/material/period-of-job.ts";
import { AddForm } from "./add-form.tsx";
import { useFacts } from "./facts-context.ts";
import { isFull, typed } from "./facts-edits.ts";
import { GroupCard } from "./group-card.tsx";
import { JobRow } from "./job-row.tsx";

export function JobsCard() {
  const { facts, changeFacts, drafts, setDraft, announce } = useFacts();
  const { jobs } = facts;
  const rows = jobs.flatMap((job) => [job, ...job.lines]);
  const isAdding = drafts["job title"] !== undefined;
  return (
    <GroupCard
      title="Jobs"
      rows={rows}
      empty={isAdding ? undefined : "Where you worked, and what you did there."}
      action={
        isAdding || isFull("jobs", jobs) ? undefined : { label: "Add a job", onPress: () => setDraft("job title", "") }
      }
    >
      {isAdding ? (
        <AddForm
          label="New job"
          fields={[
            { box: "job title", label: "Job title", needed: true },
            { box: "job employer", label: "Employer" },
            { box: "job when", label: "Dates", placeholder: "Mar 2019 – now" },
          ]}
          onAdd={([title = "", employer = "", when = ""]) => {
            const job = { title, employer, place: "", ...periodOfJob(when), lines: [] };
            const row = { ...job, id: randomId(), origin: typed, confirmed: true };
            changeFacts((now) => ({ ...now, jobs: [row, ...now.jobs] }));
            setDraft(`line ${row.id}`, "");
            announce("Job added");
          }}
        />
      ) : null}
      <div className="divide-y divide-hairline">
        {jobs.map((job, index) => (
          <div
            key={job.id}
            className={
              jobs.length > MANY ? "py-2 [contain-intrinsic-size:auto_160px] [content-visibility:auto]" : "py-2"
            }
          >
            <JobRow job={job} index={index} />
          </div>
        ))}
      </div>
    </GroupCard>
  );
}

/** So many jobs take a phone noticeably long to lay out: what is out of sight is laid out when it comes into sight. */
const MANY = 20;
