import * as Tabs from "@radix-ui/react-tabs";
import { ChevronRight, Languages, type LucideIcon, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { wordsForLeft } from "#client/components/checklist/words-for-left.ts";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
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
  untold,
  isUnchecked,
  jumps,
}: UnlockedParts & {
  /** Leads from the letter to its claims without a source. */
  strip: ReactNode;
  alerts: ReactNode;
  /** What is left to do, as the checklist counts it. */
  left: number;
  /** How many of the person's sentences a translation is without, and its language by name; null where none. */
  untold: { count: number; language: string } | null;
  /** The check of a model's letter gave nothing; why stands in the checklist. */
  isUnchecked: boolean;
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
  function showChecklist(): void {
    setTab("checklist");
    window.scrollTo(0, 0);
  }

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
        {untold && !editBar ? (
          <ToChecklist icon={Languages} onPress={showChecklist}>
            {untold.count === 1
              ? `1 of your sentences isn't in it yet: say it in ${untold.language}`
              : `${untold.count} of your sentences aren't in it yet: say them in ${untold.language}`}
          </ToChecklist>
        ) : null}
        {isUnchecked && !editBar ? (
          <ToChecklist icon={TriangleAlert} onPress={showChecklist}>
            The full check couldn't run
          </ToChecklist>
        ) : null}
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

/** Leads from the letter to what the checklist says of it. */
function ToChecklist({
  icon: Icon,
  onPress,
  children,
}: {
  icon: LucideIcon;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="mb-3 flex min-h-11 w-full items-center gap-2.5 rounded bg-card px-4 py-2 text-left font-semibold text-small text-strong"
    >
      <Icon {...smallIcon} className="shrink-0 text-warning" />
      {children}
      <ChevronRight {...smallIcon} className="ml-auto shrink-0" />
    </button>
  );
}

const tabClass =
  "min-h-11 rounded font-medium text-base text-body transition-colors duration-quick data-[state=active]:bg-raised data-[state=active]:font-heading data-[state=active]:text-strong";
