import { CircleDashed } from "lucide-react";
import { useMemo, useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { capitalised } from "#client/lib/capitalised.ts";
import { readWizardAnswers } from "#client/lib/wizard-answers.ts";
import type { GapsAnswer, GapsRequest } from "#shared/generator/gaps.schema.ts";
import type { PromptForm, PromptFormInput } from "#shared/generator/prompt-form.schema.ts";
import { useGaps } from "./gaps.api.ts";
import { ShowAllButton } from "./show-all-button.tsx";
import { useSettled } from "./use-settled.ts";

const SHOWN_AT_FIRST = 3;
/** Long enough not to speak into somebody's typing. */
const PAUSE_MS = 900;
const LEAST_POSTING = 40;

/**
 * Before the letter is written: what the posting asks that nothing told so far shows. It only tells; the letter can be
 * written all the same.
 */
export function GapsNote({
  control,
  onAdd,
}: {
  control: Control<PromptFormInput, unknown, PromptForm>;
  /** To the field where a fact can be added. */
  onAdd: () => void;
}) {
  const [prompt, jobTitle = "", company = "", skills, highlights = ""] = useWatch({
    control,
    name: ["prompt", "jobTitle", "company", "skills", "highlights"],
  });
  const typed = useMemo(
    () => ({ prompt, jobTitle, company, skills, highlights }),
    [prompt, jobTitle, company, skills, highlights],
  );
  const { data, isError, refetch } = useGaps(toRequest(useSettled(typed, PAUSE_MS)));
  if (isError)
    return (
      <p className="text-small">
        The posting could not be held against your facts just now.{" "}
        <button type="button" onClick={() => void refetch()} className="min-h-6 font-semibold text-accent-text">
          Try again
        </button>
      </p>
    );
  return data && data.gaps.length > 0 && typed.prompt.trim().length >= LEAST_POSTING ? (
    <Gaps answer={data} onAdd={onAdd} />
  ) : null;
}

function Gaps({ answer: { asked, shown, gaps }, onAdd }: { answer: GapsAnswer; onAdd: () => void }) {
  const [showAll, setShowAll] = useState(false);
  const listed = showAll ? gaps : gaps.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="gaps-title" className="rounded-box bg-card px-5 py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="gaps-title" className="font-heading text-base text-strong">
          Not shown yet
        </h2>
        <p className="text-small tabular-nums">
          {shown} of {asked} points shown
        </p>
      </div>
      <p className="mt-1 text-small">
        The posting asks for this, and nothing you have entered shows it. If you have it, add a line. If not, leave it:
        nobody answers every point, and your letter will claim nothing you have not told.
      </p>
      <ul className="mt-3 grid gap-2">
        {listed.map(({ requirement, text, hard }) => (
          <li key={requirement} className="flex gap-2.5">
            <CircleDashed {...smallIcon} className="mt-1 shrink-0" />
            <span className="min-w-0 break-words text-strong">
              {capitalised(text)}
              {hard ? <span className="text-quiet text-small"> · required</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        <Button size="small" onClick={onAdd}>
          Add a line
        </Button>
        {gaps.length > SHOWN_AT_FIRST ? (
          <ShowAllButton count={gaps.length} isOpen={showAll} onToggle={() => setShowAll(!showAll)} />
        ) : null}
      </div>
    </section>
  );
}

/** Null while there is nothing to hold against the posting, or no posting. */
function toRequest({
  prompt,
  ...told
}: Omit<GapsRequest, "wizard" | "prompt"> & { prompt: string }): GapsRequest | null {
  const isTold = told.skills.trim() !== "" || told.highlights.trim() !== "";
  if (prompt.trim().length < LEAST_POSTING || !isTold) return null;
  const wizard = readWizardAnswers();
  return { prompt, ...told, ...(Object.keys(wizard).length > 0 && { wizard }) };
}
