import type { ReactNode } from "react";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { AdviceCard } from "./advice-card.tsx";
import { MatchList } from "./match-list.tsx";
import { WriterNote } from "./writer-note.tsx";

/** What is worth knowing of the letter, from the particular to the general. `children` stand first. */
export function NotesPanel({
  answer,
  covered,
  source,
  smallPrint,
  onEditDetails,
  children,
}: {
  answer: PromptAnswer;
  /** Requirements that the letter speaks of. */
  covered: ReadonlySet<string>;
  source: string;
  smallPrint: ReactNode;
  onEditDetails: () => void;
  children?: ReactNode;
}) {
  const { matches, facts, hints, notices } = answer;
  return (
    <div className="relative flex flex-col gap-2">
      {children}
      <AdviceCard notices={notices} hints={hints} onEditDetails={onEditDetails} />
      {matches.length > 0 ? (
        <div className="pt-4">
          <MatchList matches={matches} covered={covered} facts={facts} source={source} />
        </div>
      ) : null}
      {smallPrint}
      <WriterNote answer={answer} className="px-5 pt-4" />
    </div>
  );
}
