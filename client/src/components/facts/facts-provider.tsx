import { type ReactNode, useMemo, useState } from "react";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { FactsContext, type FactsEditing } from "./facts-context.ts";
import { moveRow, placeOf, removeRow, restoreRow } from "./facts-edits.ts";

type FactsProviderProps = Pick<FactsEditing, "facts" | "language" | "changeFacts" | "drafts" | "setDraft"> &
  Partial<Pick<FactsEditing, "answered" | "ties" | "onTie" | "remarkOf" | "showChecked">> & { children: ReactNode };

/** Makes rows of facts editable where they stand: taking one away can be undone, and moves are said. */
export function FactsProvider({
  facts,
  language,
  changeFacts,
  drafts,
  setDraft,
  answered = nothingAnswered,
  ties = noTies,
  onTie = noTie,
  remarkOf = noRemark,
  showChecked = false,
  children,
}: FactsProviderProps) {
  const [said, setSaid] = useState("");
  const editing = useMemo<FactsEditing>(
    () => ({
      ...{ facts, language, changeFacts, drafts, setDraft, answered, ties, onTie, remarkOf, showChecked },
      announce: setSaid,
      remove: (id, what) => {
        changeFacts((now) => removeRow(now, id));
        setSaid(`Removed: ${what}`);
        showToast(messages.rowRemoved, {
          label: "Undo",
          onPress: () => changeFacts((now) => restoreRow(facts, now, id)),
        });
      },
      move: (id, to) => {
        changeFacts((now) => moveRow(now, id, to));
        const at = placeOf(moveRow(facts, id, to), id);
        if (at) setSaid(`${at.noun} ${at.place} of ${at.of}`);
      },
    }),
    [facts, language, changeFacts, drafts, setDraft, answered, ties, onTie, remarkOf, showChecked],
  );
  return (
    <FactsContext value={editing}>
      {children}
      <p role="status" className="sr-only">
        {said}
      </p>
    </FactsContext>
  );
}

const nothingAnswered: FactsEditing["answered"] = [];
const noTies: FactsEditing["ties"] = [];
const noTie = () => {};
const noRemark = () => null;
