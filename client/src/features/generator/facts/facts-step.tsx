import { useCallback } from "react";
import { ToCheck } from "#client/components/ask-box.tsx";
import { FactsProvider } from "#client/components/facts/facts-provider.tsx";
import { JobsCard } from "#client/components/facts/jobs-card.tsx";
import { PapersCard } from "#client/components/facts/papers-card.tsx";
import { PersonCard } from "#client/components/facts/person-card.tsx";
import { PlainCard } from "#client/components/facts/plain-card.tsx";
import { SkillsCard } from "#client/components/facts/skills-card.tsx";
import { LanguagesCard, LinksCard } from "#client/components/facts/small-rows-card.tsx";
import { countRows, languageOf } from "#client/features/generator/desk-letter.ts";
import type { DeskProblems } from "#client/features/generator/desk-problems.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { withTie } from "#client/features/generator/ties.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import type { Checklist } from "#shared/postings/checklist.ts";
import { PointsAnswered } from "./points-answered.tsx";
import { type FactSources, Sources } from "./sources.tsx";

/** Step 2: what the person knows of themselves, in rows. */
export function FactsStep({
  state,
  change,
  problems,
  sources,
  answered,
  checklist,
  signedIn,
}: {
  state: GeneratorState;
  change: ChangeState;
  problems: DeskProblems;
  sources: FactSources;
  answered: readonly AnsweredPoint[];
  /** Null where no posting was read. */
  checklist: Checklist | null;
  /** Says where the details are kept. */
  signedIn: boolean;
}) {
  const { material, desk } = state;
  const { waiting } = countRows(material);
  const changeFacts = useCallback(
    (apply: (facts: Facts) => Facts) =>
      change((now) => ({ ...now, material: { ...now.material, ...apply(now.material) } })),
    [change],
  );
  const setDraft = useCallback(
    (box: string, text: string | null) =>
      change((now) => {
        const { [box]: _closed, ...others } = now.desk.drafts;
        return { ...now, desk: { ...now.desk, drafts: text === null ? others : { ...others, [box]: text } } };
      }),
    [change],
  );
  const onTie = useCallback(
    (row: string, point: string, isYes: boolean | null) =>
      change((now) => ({ ...now, material: withTie(now.material, row, point, isYes) })),
    [change],
  );
  return (
    <FactsProvider
      facts={material}
      language={languageOf(state)}
      drafts={desk.drafts}
      showChecked
      {...{ changeFacts, setDraft, answered, onTie }}
      ties={material.ties}
    >
      <div className="grid gap-3">
        <Sources {...sources} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 empty:hidden">
          {checklist ? <PointsAnswered checklist={checklist} /> : null}
          <ToCheck count={waiting} />
        </div>
        <PersonCard problems={problems} />
        {problems.highlights ? <p className="text-danger text-small">{problems.highlights}</p> : null}
        {material.jobs.length > 0 ? null : <PlainCard />}
        <JobsCard />
        {material.jobs.length > 0 ? <PlainCard /> : null}
        <PapersCard />
        <SkillsCard problem={problems.skills} />
        <LanguagesCard />
        <LinksCard />
        <p className="text-quiet text-small">
          {signedIn && desk.setKey !== ""
            ? "Your details are saved in your account."
            : `Your details are saved in this browser only.${signedIn ? "" : " Sign in to have them on every device."}`}
        </p>
      </div>
    </FactsProvider>
  );
}
