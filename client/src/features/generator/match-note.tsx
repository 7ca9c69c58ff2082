import type { Fact } from "#shared/letters/letter.schema.ts";
import type { Match } from "./match-coverage.ts";

/** What stands behind one point, and what could honestly be said of one that nothing answers; opened by a press. */
export function MatchNote({
  match,
  isInLetter,
  facts,
  source,
}: {
  match: Match;
  isInLetter: boolean;
  facts: readonly Fact[];
  source: string;
}) {
  const behind = facts.filter(({ id }) => match.facts.includes(id)).slice(0, 3);
  return (
    <details className="text-quiet text-small">
      <summary className="min-h-6 cursor-pointer rounded">
        {summaries[match.status](match.hard, { isInLetter, source })}
      </summary>
      <div className="mt-1 grid gap-1 pb-1">
        {behind.map(({ id, text }) => (
          <p key={id} className="break-words">
            You: <q>{text}</q>
          </p>
        ))}
        <p>{advice[match.status](match.hard, isInLetter)}</p>
      </div>
    </details>
  );
}

type Status = Match["status"];

const summaries: Record<Status, (hard: boolean, at: { isInLetter: boolean; source: string }) => string> = {
  met: (_, { isInLetter }) => (isInLetter ? "In the letter." : "You have it. The letter does not say so."),
  adjacent: (hard, { isInLetter }) =>
    `${hard ? "Required. " : ""}You have something close to it${isInLetter ? ", and the letter says what." : "."}`,
  missing: (hard, { source }) => `${hard ? "Required. " : ""}Not in ${source}, so not in the letter.`,
};

const advice: Record<Status, (hard: boolean, isInLetter: boolean) => string> = {
  met: (_, isInLetter) =>
    isInLetter ? "Nothing to do." : "If it matters to them, name it in a sentence, or write the letter again.",
  adjacent: () =>
    "Say what you did do, with its place and its number, and let them compare. Do not call it by the posting's word if it was something else.",
  missing: (hard) =>
    hard
      ? "If you have it, add it to the job details. If not, one plain sentence is enough, with no apology: “I do not have this yet.” Follow it with the nearest thing you have done."
      : "If you have it, add it to the job details. If not, leave it out, or ask about it at the interview. Nobody answers every point.",
};
