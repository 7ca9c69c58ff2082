import { Check, CircleAlert, FileText } from "lucide-react";
import { Link } from "react-router-dom";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { applicationPath } from "#client/lib/paths.ts";
import type { Checklist } from "#shared/postings/checklist.ts";
import { ChecklistLeft } from "./checklist-left.tsx";

/** How far one of several jobs is. `key` names its application once there is one. */
export type SeveralJob = {
  id: string;
  title: string;
  state: "waiting" | "reading" | "writing" | "done" | "failed" | "cancelled";
  problem: string;
  key: string;
  checklist: Checklist | null;
};

const stateWords: Record<SeveralJob["state"], string> = {
  waiting: "Waiting",
  reading: "Reading the posting",
  writing: "Writing the letter",
  done: "Letter written. Not opened yet",
  failed: "Not written",
  cancelled: "Cancelled",
};

/** The jobs in the order in which they are written for, each with what is left to do before it can be sent. */
export function SeveralList({
  jobs,
  onRetry,
}: {
  jobs: readonly SeveralJob[];
  onRetry: ((id: string) => void) | null;
}) {
  return (
    <ol aria-label="Postings" className="grid gap-3">
      {jobs.map((job) => (
        <li key={job.id} className="min-w-0 rounded-box bg-card p-4">
          <div className="flex items-start gap-3">
            <span className="mt-1 shrink-0">{iconOf(job)}</span>
            <div className="min-w-0 flex-1">
              <h3 className="break-words font-semibold text-strong">
                {job.key ? <Link to={applicationPath(job.key)}>{job.title}</Link> : job.title}
              </h3>
              <p className={job.state === "failed" ? "text-danger" : "text-quiet"}>
                {job.problem || stateWords[job.state]}
              </p>
              {job.checklist ? <ChecklistLeft checklist={job.checklist} /> : null}
              {job.key ? (
                <Link
                  to={applicationPath(job.key)}
                  className="inline-flex min-h-11 items-center font-semibold text-accent-text text-small"
                >
                  Open the application<span className="sr-only"> for {job.title}</span>
                </Link>
              ) : null}
            </div>
            {onRetry && (job.state === "failed" || job.state === "cancelled") ? (
              <Button size="small" onClick={() => onRetry(job.id)}>
                Try again<span className="sr-only"> with {job.title}</span>
              </Button>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function iconOf({ state }: SeveralJob) {
  if (state === "reading" || state === "writing") return <Spinner />;
  if (state === "done") return <Check {...smallIcon} className="text-success" />;
  if (state === "failed") return <CircleAlert {...smallIcon} className="text-danger" />;
  return <FileText {...smallIcon} className="text-quiet" />;
}
