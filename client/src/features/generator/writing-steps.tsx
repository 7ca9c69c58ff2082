import { Check, Circle } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { wordsWritten } from "./words-written.ts";
import { previewWords, type WritingProgress, type WritingStage, writingStages } from "./writing-progress.ts";

/** The wait in four honest steps, with counts as the server tells them, and a way to stop. */
export function WritingSteps({
  progress,
  source,
  onStop,
}: {
  progress: WritingProgress;
  /** Where facts come from, e.g. "your resume". */
  source: string;
  onStop: () => void;
}) {
  const now = writingStages.indexOf(progress.stage);
  return (
    <section aria-labelledby="writing-title">
      <h2 id="writing-title" className="font-heading text-strong text-title">
        Writing your letter
      </h2>
      <p className="mt-2">You can read along as it's written.</p>
      <ol className="mt-7 grid gap-4">
        {writingStages.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === now ? "step" : undefined}
            className={classNames("flex gap-3", index === now && "text-strong", index > now && "text-quiet")}
          >
            <span className="mt-0.5 shrink-0">{stepIcon(index - now)}</span>
            <span>{stepWords[stage]({ progress, source, done: index < now })}</span>
          </li>
        ))}
      </ol>
      <Button className="mt-8" onClick={onStop}>
        Stop
      </Button>
    </section>
  );
}

function stepIcon(distance: number): ReactNode {
  if (distance < 0) return <Check {...largeIcon} />;
  return distance === 0 ? <Spinner size={20} /> : <Circle {...largeIcon} />;
}

type StepWords = (step: { progress: WritingProgress; source: string; done: boolean }) => ReactNode;

const stepWords: Record<WritingStage, StepWords> = {
  reading: ({ progress: { requirements, smallPrint } }) => {
    if (requirements === null) return "Reading the posting";
    const things = `Read the posting: ${count(requirements, "requirement")}`;
    return smallPrint > 0 ? `${things}, and ${count(smallPrint, "thing")} in the small print` : things;
  },
  matching: ({ progress: { met }, source }) =>
    met === null ? `Matching them with ${source}` : `Found ${met} of them in ${source}`,
  writing: ({ progress }) => {
    const { expectedWords, waiting, again, downloading } = progress;
    const words = wordsWritten(progress);
    if (downloading !== null)
      return (
        <>
          Downloading this browser's model: <strong className="font-semibold tabular-nums">{downloading}%</strong>
        </>
      );
    if (waiting !== null) return <Waiting key={waiting} seconds={waiting} />;
    if (words === 0) return again ? `${NOT_A_LETTER} Asking again` : "Writing";
    return (
      <>
        {again ? `${NOT_A_LETTER} Writing again` : "Writing"}:{" "}
        <strong className="font-semibold tabular-nums">{words}</strong>
        {expectedWords === null ? " words" : ` of about ${previewWords(expectedWords)} words in the preview`}
      </>
    );
  },
  checking: ({ progress: { checked, mended }, source }) => {
    if (checked === null) return `Checking every sentence against ${source}`;
    const sentences = `Checking ${count(checked, "sentence")} against ${source}`;
    return mended > 0 ? `${sentences}: new words for ${mended}` : sentences;
  },
};

const NOT_A_LETTER = "The first answer wasn't a usable letter.";

/** The model's server asked for a pause: how much of it is left. */
function Waiting({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const ticking = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return (
    <>
      The model is busy. Trying again in:{" "}
      <strong className="font-semibold tabular-nums">{count(left, "second")}</strong>
    </>
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
