import { SegmentedChoice } from "#client/components/ui/segmented-choice.tsx";
import { languageOf } from "#client/features/generator/desk-letter.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { lengthOptions, toneOptions } from "#client/features/generator/options.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import { useBook } from "#client/lib/use-book.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { StarterList } from "./starter-list.tsx";

/** Step 3: what the posting asks the applicant, why this job, and how the letter is to sound. */
export function QuestionsStep({
  state,
  change,
  answered,
}: {
  state: GeneratorState;
  change: ChangeState;
  answered: readonly AnsweredPoint[];
}) {
  const { form } = state;
  const book = useBook(languageOf(state));
  return (
    <div className="grid gap-6">
      {book ? (
        <StarterList state={state} change={change} answered={answered} book={book} />
      ) : (
        <div role="status" className="grid gap-3">
          <span className="sr-only">Loading the questions</span>
          <div className="h-5 w-40 animate-pulse rounded bg-card" />
          <div className="h-24 animate-pulse rounded bg-card" />
        </div>
      )}
      <div>
        <SegmentedChoice
          legend="Tone"
          name="tone"
          options={toneOptions}
          value={form.tone}
          onChange={(tone) => change((now) => ({ ...now, form: { ...now.form, tone } }))}
        />
        <p className="mt-1.5 text-quiet text-small">
          Changes the greeting, the closing, and our sentences. Yours stay as they are.
        </p>
      </div>
      <SegmentedChoice
        legend="Length"
        name="length"
        options={lengthOptions}
        value={form.length}
        onChange={(length) => change((now) => ({ ...now, form: { ...now.form, length } }))}
      />
    </div>
  );
}
