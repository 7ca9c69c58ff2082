import * as Tabs from "@radix-ui/react-tabs";
import { type ReactNode, useEffect, useState } from "react";
import { wordsForLeft } from "#client/components/checklist/words-for-left.ts";
import { LetterBottomBar } from "./letter-bottom-bar.tsx";
import type { UnlockedParts } from "./unlocked-desk.tsx";

/** The open letter on phones: letter and notes as tabs, tools at the bottom, the source of a sentence above them. */
export function UnlockedPhone({
  banner,
  progress,
  editBar,
  sheet,
  sourceCard,
  notes,
  actions,
  strip,
  alerts,
  left,
  jumps,
}: UnlockedParts & {
  /** Leads from the letter to its claims without a source. */
  strip: ReactNode;
  alerts: ReactNode;
  /** What is left to do, as the checklist counts it. */
  left: number;
  /** Counts up when a sentence of the letter is to be shown. */
  jumps: number;
}) {
  const [tab, setTab] = useState("letter");
  const isEditing = editBar !== null;
  useEffect(() => {
    if (isEditing) setTab("letter");
  }, [isEditing]);
  useEffect(() => {
    if (jumps > 0) setTab("letter");
  }, [jumps]);
  return (
    <Tabs.Root value={tab} onValueChange={setTab} className="pb-28">
      {banner}
      <div className="mb-2 grid gap-2 empty:hidden">{alerts}</div>
      <Tabs.List aria-label="Your letter" className="mb-3 grid grid-cols-2">
        <Tabs.Trigger value="letter" className={tabClass}>
          Letter
        </Tabs.Trigger>
        <Tabs.Trigger value="checklist" className={tabClass}>
          Checklist
          <span className="ml-2 text-quiet text-small tabular-nums">{wordsForLeft(left)}</span>
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="letter" tabIndex={-1}>
        <div className="mb-3 empty:hidden">{editBar ? null : strip}</div>
        {sheet}
      </Tabs.Content>
      <Tabs.Content value="checklist" tabIndex={-1} className="-mx-2">
        {notes}
      </Tabs.Content>
      {editBar ? (
        <div className="fixed inset-x-0 bottom-0 z-20 border-hairline border-t bg-card px-5 py-3">{editBar}</div>
      ) : (
        <LetterBottomBar actions={actions}>
          {tab === "letter" && sourceCard ? (
            <div className="absolute inset-x-0 bottom-full max-h-[45vh] overflow-y-auto rounded-t-box bg-raised shadow-lift">
              {sourceCard}
            </div>
          ) : null}
          {progress ? <div className="px-5 pt-1">{progress}</div> : null}
        </LetterBottomBar>
      )}
    </Tabs.Root>
  );
}

const tabClass =
  "min-h-11 rounded font-medium text-base text-body transition-colors duration-quick data-[state=active]:bg-raised data-[state=active]:font-heading data-[state=active]:text-strong";
