import { languageNames } from "#shared/letters/letter.schema.ts";
import { toneNames } from "./options.ts";
import { ProgressBar } from "./progress-bar.tsx";
import type { LetterChange } from "./prompt-request.ts";

/** How far a regenerate or translate is. */
export function ChangeProgress({ change, percent }: { change: LetterChange; percent: number }) {
  const words =
    change.task === "translate"
      ? `Translating to ${languageNames[change.language]}`
      : `Writing again, ${toneNames[change.tone].toLowerCase()}`;
  return (
    <div className="flex min-h-11 items-center gap-3 text-small">
      <p role="status" className="font-semibold text-accent-text">
        {words}
      </p>
      <ProgressBar label={words} percent={percent} />
      <span className="text-quiet tabular-nums">{percent}%</span>
    </div>
  );
}
