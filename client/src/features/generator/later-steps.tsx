import { useEffect, useRef } from "react";
import type { DeskProblems } from "./desk-problems.ts";
import { FactsStep } from "./facts/facts-step.tsx";
import { FoldedFacts } from "./facts/folded-facts.tsx";
import type { GeneratorProps } from "./generator-props.ts";
import { QuestionsStep } from "./questions/questions-step.tsx";
import { leaveSet, takeSet } from "./saved-facts.ts";
import { useDeskAnswers } from "./use-desk-answers.ts";
import type { Generator } from "./use-generator.ts";

/** Steps 2 and 3, with what the rows answer of the posting. */
export function LaterSteps({
  generator: { state, change },
  problems,
  onShown,
  onOpenFacts,
  onImportResume,
  onSortText,
  signedIn,
  savedFacts,
}: GeneratorProps & {
  generator: Generator;
  problems: DeskProblems;
  /** Called when the fields are there. */
  onShown: () => void;
  onOpenFacts: () => void;
}) {
  const { answered, checklist } = useDeskAnswers(state);
  const { sets } = savedFacts;
  const saved = sets?.find(({ key }) => key === state.desk.setKey) ?? sets?.[0];
  /** The first set is saved while it is being typed: nobody asked for it, and to offer it then would push the fields away. */
  const isFirst = useRef(false);
  isFirst.current ||= sets?.length === 0;
  useEffect(onShown, [onShown]);
  if (state.desk.step === "facts")
    return (
      <FactsStep
        state={state}
        change={change}
        problems={problems}
        answered={answered}
        checklist={checklist}
        signedIn={signedIn}
        sources={{
          hasSaved: saved !== undefined && !(isFirst.current && saved.key === state.desk.setKey),
          isSavedUsed: state.desk.setKey !== "",
          onUseSaved: (use) => {
            if (saved) change((now) => (use ? takeSet(now, saved) : leaveSet(now, saved)));
          },
          onImport: onImportResume,
          onSort: onSortText,
        }}
      />
    );
  return (
    <>
      {state.desk.folded ? (
        <div className="mb-6">
          <FoldedFacts facts={state.material} onOpen={onOpenFacts} />
        </div>
      ) : null}
      <QuestionsStep state={state} change={change} answered={answered} />
    </>
  );
}
