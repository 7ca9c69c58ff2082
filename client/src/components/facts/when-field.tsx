import { useState } from "react";
import { TextField } from "#client/components/ui/text-field.tsx";
import type { Job } from "#shared/material/material.schema.ts";
import { periodOfJob } from "#shared/material/period-of-job.ts";
import { periodText } from "./period-text.ts";

type Period = Pick<Job, "from" | "to" | "period">;

/** A stretch of time as people write it; what cannot be read as months or years stays as it was typed. */
export function WhenField({ job, onRead }: { job: Job; onRead: (period: Period) => void }) {
  const [when, setWhen] = useState(() => periodText(job));
  return (
    <TextField
      label="Dates"
      autoComplete="off"
      maxLength={120}
      value={when}
      placeholder="Mar 2019 – now"
      hint={hintOf(when)}
      onChange={({ target }) => {
        setWhen(target.value);
        onRead({ period: undefined, ...periodOfJob(target.value) });
      }}
    />
  );
}

function hintOf(when: string): string {
  if (when.trim() === "") return "The month and year you started and finished.";
  const read = periodOfJob(when);
  return read.from === ""
    ? "No year found. We'll keep what you wrote."
    : `Read as ${periodText({ ...read, period: "" })}`;
}
