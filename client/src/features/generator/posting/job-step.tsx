import { ClipboardPaste } from "lucide-react";
import type { Ref } from "react";
import { ToCheck } from "#client/components/ask-box.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { TextField } from "#client/components/ui/text-field.tsx";
import type { DeskProblems } from "#client/features/generator/desk-problems.ts";
import { type JobField, jobFields } from "#client/features/generator/desk-state.schema.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import { readStoredText } from "#client/lib/browser-storage.ts";
import { lastDesksKey } from "#client/lib/put-aside-keys.ts";
import { useLate } from "#client/lib/use-late.ts";
import { PostingBox } from "./posting-box.tsx";
import { doubtsOf, setJob } from "./read-job.ts";
import { LastDesksCard, PointsCard, ReadRows } from "./read-part.tsx";
import { ReadSkeleton } from "./read-skeleton.tsx";
import type { DeskReading } from "./use-desk-reading.ts";
import { type ReadLink, useLinkReading } from "./use-link-reading.ts";

/** Step 1: the posting, and what was read from it; without a posting, the role that the person writes to. */
export function JobStep({
  state,
  change,
  reading,
  problems,
  boxRef,
  readLink,
}: {
  state: GeneratorState;
  change: ChangeState;
  reading: DeskReading;
  problems: DeskProblems;
  boxRef: Ref<HTMLTextAreaElement>;
  readLink: ReadLink;
}) {
  const link = useLinkReading({ state, change }, readLink);
  const isSlow = useLate(reading.isReading, 300);
  if (state.desk.withoutPosting) return <WithoutPosting state={state} change={change} problems={problems} />;
  const doubts = doubtsOf(state);
  const isShown = state.reading !== null || state.desk.settled.length > 0;
  return (
    <>
      <PostingBox
        boxRef={boxRef}
        posting={state.form.prompt}
        reading={reading}
        link={link}
        error={problems.prompt}
        onChange={(prompt) => change((now) => ({ ...now, form: { ...now.form, prompt } }))}
        onWithout={() => change((now) => ({ ...now, desk: { ...now.desk, withoutPosting: true } }))}
      />
      {isSlow && !isShown ? <ReadSkeleton /> : null}
      {isShown ? (
        <section aria-labelledby="read-title" className="mt-7 grid animate-appear grid-cols-1 gap-3">
          <div className="flex items-center gap-4">
            <h3 id="read-title" className="font-heading text-base text-strong">
              {state.reading ? "Read from the posting" : "The job"}
            </h3>
            <ToCheck count={doubts.size} />
          </div>
          <ReadRows state={state} change={change} fields={jobFields} />
          {state.reading ? <PointsCard reading={state.reading} /> : null}
        </section>
      ) : null}
      {readStoredText(lastDesksKey) ? <LastDesksCard change={change} /> : null}
    </>
  );
}

const rowsWithoutPosting: readonly JobField[] = ["replyTo", "place"];

function WithoutPosting({
  state,
  change,
  problems,
}: {
  state: GeneratorState;
  change: ChangeState;
  problems: DeskProblems;
}) {
  const { job } = state;
  const set = (field: "role" | "company", text: string) => change((now) => setJob(now, field, text));
  return (
    <div className="grid gap-5">
      <TextField
        label="Role"
        name="jobTitle"
        autoComplete="organization-title"
        maxLength={200}
        value={job.role}
        hint="The job title, in your own words."
        error={problems.jobTitle}
        onChange={(event) => set("role", event.target.value)}
      />
      <TextField
        label="Company"
        name="company"
        optional
        autoComplete="organization"
        maxLength={200}
        value={job.company}
        error={problems.company}
        onChange={(event) => set("company", event.target.value)}
      />
      <ReadRows state={state} change={change} fields={rowsWithoutPosting} />
      <Button
        className="justify-self-start"
        icon={<ClipboardPaste {...smallIcon} />}
        onClick={() => change((now) => ({ ...now, desk: { ...now.desk, withoutPosting: false } }))}
      >
        I have a posting
      </Button>
    </div>
  );
}
