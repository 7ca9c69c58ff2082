import type { ReactNode } from "react";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { AdviceCard } from "./advice-card.tsx";
import { MatchList } from "./match-list.tsx";
import { WriterNote } from "./writer-note.tsx";

/** What is worth knowing of the letter, from the particular to the general. `children` stand first. */
export function NotesPanel({
  answer,
  source,
  onEditDetails,
  children,
}: {
  answer: PromptAnswer;
  source: string;
  onEditDetails: () => void;
  children?: ReactNode;
}) {
  const { matches, hints, notices } = answer;
  return (
    <div className="flex flex-col gap-2">
      {children}
      <AdviceCard notices={notices} hints={hints} onEditDetails={onEditDetails} />
      {matches.length > 0 ? (
        <div className="pt-4">
          <MatchList matches={matches} source={source} />
        </div>
      ) : null}
      <WriterNote answer={answer} className="px-5 pt-4" />
    </div>
  );
}
