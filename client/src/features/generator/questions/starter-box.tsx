import { Award, Quote } from "lucide-react";
import { useId, useState } from "react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import type { SentenceWords } from "#shared/languages/book.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { Material } from "#shared/material/material.schema.ts";
import type { Starter } from "#shared/material/starters.ts";
import { countWords } from "#shared/words/count-words.ts";
import { endingFor, endingOfRow, sentenceOf } from "./completions.ts";
import { HalfSentence } from "./half-sentence.tsx";
import { OfferedSentence } from "./offered-sentence.tsx";
import { withoutBeginning } from "./without-beginning.ts";

const MOST_OFFERED = 2;

/** One sentence that is begun in the box, with what the person may end it with. */
export function StarterBox({
  starter,
  isFurther,
  material,
  language,
  sentenceWords,
  beginnings,
  rows,
  onEnd,
  onSkip,
}: {
  starter: Starter;
  /** A second or third answer: what is asked stands above it already. */
  isFurther: boolean;
  material: Material;
  language: Language;
  sentenceWords: SentenceWords;
  /** What an answer need not begin with: it stands there. */
  beginnings: readonly string[];
  /** Lines there are already, the likeliest first. */
  rows: readonly string[];
  onEnd: (ending: string) => void;
  onSkip: () => void;
}) {
  const id = useId();
  const { kind, beginning, example, question, postingLines } = starter;
  const [isRepeated, setRepeated] = useState(false);
  const ending = endingFor(material, starter, language);
  const words = countWords(ending);
  const label = isFurther ? "Another answer" : (starterLabels[kind] ?? "Your answer");
  const offered = ending.trim() === "" ? offersOf(rows, starter) : [];
  const sentence = sentenceOf({ beginning, ending });
  const isAsked = question !== undefined && !isFurther;
  // Rows of the person's own, and no words of the posting.
  const isOwn = kind === "papers";
  const Asked = isOwn ? Award : Quote;
  return (
    <section
      aria-labelledby={isAsked ? `${id}-title` : undefined}
      className={isAsked ? "rounded-box bg-card px-5 py-4" : undefined}
    >
      {isAsked ? (
        <div className="mb-3 flex items-start gap-2.5">
          <Asked {...smallIcon} className="mt-1.5 shrink-0 text-accent" />
          <div className="min-w-0">
            <p id={`${id}-title`} className="text-balance font-medium text-lead text-strong">
              {isOwn ? question : `“${question}”`}
            </p>
            {postingLines[0] ? <p className="text-quiet text-small">The posting, line {postingLines[0]}</p> : null}
          </div>
        </div>
      ) : null}
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} id={isAsked ? undefined : `${id}-title`} className="font-semibold text-small text-strong">
          {label}{" "}
          {kind === "question" && !isFurther ? null : <span className="ml-1 font-normal text-quiet">optional</span>}
        </label>
        {(kind === "question" || ending.trim() !== "") && !isFurther ? null : (
          <button
            type="button"
            aria-label={`${isFurther ? "Remove" : "Skip"}: ${label}`}
            onClick={onSkip}
            className="-my-3 min-h-11 px-2 -mr-2 font-semibold text-accent-text text-small"
          >
            {isFurther ? "Remove" : "Skip"}
          </button>
        )}
      </div>
      <div className="rounded border border-edge bg-card px-3.5 py-2.5 text-base text-strong hover:border-line has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
        {beginning ? (
          <p id={`${id}-begun`} lang={language} className="text-quiet">
            {beginning} …
          </p>
        ) : null}
        <textarea
          id={id}
          aria-describedby={`${beginning ? `${id}-begun ` : ""}${id}-note`}
          lang={language}
          rows={kind === "question" ? 4 : 2}
          maxLength={3000}
          placeholder={example}
          value={ending}
          onChange={({ target }) => {
            const rest = withoutBeginning(target.value, beginnings);
            setRepeated(rest !== target.value || (isRepeated && rest !== ""));
            onEnd(rest);
          }}
          style={{ fieldSizing: "content" }}
          className="block min-h-12 w-full resize-none bg-transparent outline-none"
        />
      </div>
      <div className="mt-1.5 flex items-start justify-between gap-4 text-quiet text-small">
        <p id={`${id}-note`}>{notes[kind] ?? "It goes into the letter word for word."}</p>
        {words > 0 ? <span className="shrink-0 tabular-nums">{words === 1 ? "1 word" : `${words} words`}</span> : null}
      </div>
      <p role="status" className="mt-1 text-small empty:hidden">
        {isRepeated ? `“${beginning}” is already there, so we don't repeat it.` : null}
      </p>
      <HalfSentence sentence={sentence} words={sentenceWords} />
      {offered.map(({ row, end }) => (
        <OfferedSentence key={row} text={row} onUse={() => onEnd(end)} />
      ))}
      {sentence ? (
        <p
          lang={language}
          className="on-paper mt-2 rounded-paper bg-paper-unlit px-4 py-3 font-serif text-ink lg:hidden"
        >
          {sentence}
        </p>
      ) : null}
    </section>
  );
}

/** What is about this job alone: no row ends it. */
const EDGES: ReadonlySet<Starter["kind"]> = new Set(["why", "terms", "papers", "start", "salary"]);

function offersOf(rows: readonly string[], starter: Starter): { row: string; end: string }[] {
  if (EDGES.has(starter.kind)) return [];
  return rows
    .flatMap((row) => {
      const end = endingOfRow(row, starter);
      return end === null ? [] : [{ row, end }];
    })
    .slice(0, MOST_OFFERED);
}

export const starterLabels: Partial<Record<Starter["kind"], string>> = {
  why: "Why this job?",
  work: "Your most relevant experience",
  demand: "Your experience with it",
  before: "Earlier work",
  terms: "Your answer",
  papers: "Your qualifications in a sentence",
  start: "When you can start",
  salary: "Your salary expectation",
  wish: "Must mention",
};

const notes: Partial<Record<Starter["kind"], string>> = {
  question: "Say what you're answering: the letter doesn't repeat the question. It goes in word for word.",
  demand: "Name what you did: the letter doesn't repeat their words. It goes in word for word.",
  terms: "One or two sentences that answer all of it. They go into the letter word for word.",
  papers: "Those that matter here, as you'd say them. Left empty, the letter names the ones it can.",
  why: "One honest reason is enough: a visit, a person, a product.",
  work: "One thing you did, with a number or place if you can.",
};
