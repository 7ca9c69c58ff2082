import { Check, CircleDashed, CircleDot } from "lucide-react";
import { type ReactNode, useState } from "react";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { capitalised } from "#client/lib/capitalised.ts";
import type { Fact } from "#shared/letters/letter.schema.ts";
import type { Match } from "./match-coverage.ts";
import { MatchNote } from "./match-note.tsx";
import { ShowAllButton } from "./show-all-button.tsx";

const SHOWN_AT_FIRST = 5;

/** What the posting asks for, whether the person's facts and the letter answer it, and what could honestly be said where not. */
export function MatchList({
  matches,
  covered,
  facts,
  source,
}: {
  matches: readonly Match[];
  /** Requirements that the letter speaks of. */
  covered: ReadonlySet<string>;
  facts: readonly Fact[];
  source: string;
}) {
  const [showAll, setShowAll] = useState(false);
  const sorted = matches.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  const shown = showAll ? sorted : firstOfEach(sorted);
  return (
    <section aria-labelledby="match-title" className="px-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="match-title" className="font-heading text-base text-strong">
          Match
        </h2>
        <p className="text-small tabular-nums">
          {countMet(matches)} of {matches.length} points answered
        </p>
      </div>
      <ul className="mt-2 grid gap-2.5">
        {shown.map((match) => (
          <li key={`${match.requirement} ${match.text}`} className="flex gap-2.5">
            <span className="mt-0.5 shrink-0">{icons[match.status]}</span>
            <div className="min-w-0 flex-1">
              <p className="break-words text-strong">
                <span className="sr-only">{spoken[match.status]}: </span>
                {capitalised(match.text)}
              </p>
              <MatchNote match={match} isInLetter={covered.has(match.requirement)} facts={facts} source={source} />
            </div>
          </li>
        ))}
      </ul>
      {matches.length > SHOWN_AT_FIRST ? (
        <ShowAllButton
          count={matches.length}
          isOpen={showAll}
          onToggle={() => setShowAll(!showAll)}
          className="mt-1 ml-7.5"
        />
      ) : null}
    </section>
  );
}

const order: readonly Match["status"][] = ["met", "adjacent", "missing"];

/** Some of what is answered, and the most important of what is not. */
function firstOfEach(sorted: readonly Match[]): Match[] {
  const open = sorted.filter(({ status }) => status !== "met").toSorted((a, b) => Number(b.hard) - Number(a.hard));
  const met = sorted.filter(({ status }) => status === "met").slice(0, Math.max(3, SHOWN_AT_FIRST - open.length));
  return [...met, ...open.slice(0, SHOWN_AT_FIRST - met.length)];
}

/** How many of the points have a fact that answers them. */
export function countMet(matches: readonly Match[]): number {
  return matches.filter(({ status }) => status === "met").length;
}

const icons: Record<Match["status"], ReactNode> = {
  met: <Check {...largeIcon} className="text-success" />,
  adjacent: <CircleDot {...largeIcon} className="text-body" />,
  missing: <CircleDashed {...largeIcon} className="text-body" />,
};

const spoken: Record<Match["status"], string> = { met: "Answered", adjacent: "Close", missing: "Not answered" };
