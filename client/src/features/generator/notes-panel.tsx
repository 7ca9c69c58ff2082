import type { ReactNode } from "react";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { wordKey } from "#shared/material/told-text.ts";
import type { Checklist } from "#shared/postings/checklist.ts";
import { AdviceCard } from "./advice-card.tsx";
import { WriterNote } from "./writer-note.tsx";

/** What is worth knowing of the letter, from the particular to the general. `children` stand first. */
export function NotesPanel({
  answer,
  checklist,
  listed,
  onEditDetails,
  children,
}: {
  answer: PromptAnswer;
  checklist: ReactNode;
  /** What the checklist says is not said again. */
  listed: Checklist;
  onEditDetails: () => void;
  children?: ReactNode;
}) {
  const { hints, notices, toSay = [] } = answer;
  return (
    <div className="relative flex flex-col gap-2">
      {children}
      {checklist}
      <AdviceCard
        notices={notices.filter((notice) => !toSay.some(({ text }) => notice.includes(text)))}
        hints={hints.filter((hint) => !isListed(hint, listed))}
        onEditDetails={onEditDetails}
      />
      <WriterNote answer={answer} className="px-5 pt-4" />
    </div>
  );
}

/** A hint quotes what it is about. */
function isListed(hint: string, { missing, held, inLetter, notClaimed }: Checklist): boolean {
  const words = wordKey(hint);
  return [...missing, ...held, ...inLetter, ...notClaimed].some(({ title }) => words.includes(wordKey(title)));
}
