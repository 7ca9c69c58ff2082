import { useState } from "react";
import { readLastDesks } from "#client/features/generator/last-desks.ts";
import { nameOfDesk, takeBack } from "#client/features/generator/take-back.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";

/** The letters that this one took the place of, each with the way back to it. */
export function LastDesksCard({ change }: { change: ChangeState }) {
  const [last] = useState(() => readLastDesks().map((desk, place) => ({ desk, place })));
  if (last.length === 0) return null;
  return (
    <section aria-labelledby="last-desks" className="mt-7 rounded-box bg-card px-5 py-4">
      <h3 id="last-desks" className="font-heading text-base text-strong">
        {last.length === 1 ? "Your last letter" : "Your last letters"}
      </h3>
      <ul className="mt-1">
        {last.map(({ desk, place }) => (
          <li key={place} className="flex items-center justify-between gap-4">
            <span className="min-w-0 break-words">{nameOfDesk(desk)}</span>
            <button
              type="button"
              aria-label={`Open: ${nameOfDesk(desk)}`}
              onClick={() => change((now) => takeBack(now, place))}
              className="min-h-11 shrink-0 font-semibold text-accent-text text-small underline underline-offset-4"
            >
              Open
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
