import { type ReactNode, useMemo, useRef, useState } from "react";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { FactsContext, type FactsEditing, RowsContext, type RowsEditing } from "./facts-context.ts";
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
  const latest = useRef(facts);
  latest.current = facts;
  const rows = useMemo<RowsEditing>(
    () => ({
      ...{ language, changeFacts, setDraft, answered, ties, onTie, remarkOf, showChecked },
      announce: setSaid,
      remove: (id, what) => {
        const before = latest.current;
        changeFacts((now) => removeRow(now, id));
        setSaid(`Removed: ${what}`);
        showToast(messages.rowRemoved, {
          label: "Undo",
          onPress: () => changeFacts((now) => restoreRow(before, now, id)),
        });
      },
      move: (id, to) => {
        changeFacts((now) => moveRow(now, id, to));
        const at = placeOf(moveRow(latest.current, id, to), id);
        if (at) setSaid(`${at.noun} ${at.place} of ${at.of}`);
      },
    }),
    [language, changeFacts, setDraft, answered, ties, onTie, remarkOf, showChecked],
  );
  const editing = useMemo<FactsEditing>(() => ({ ...rows, facts, drafts }), [rows, facts, drafts]);
  return (
    <FactsContext value={editing}>
      <RowsContext value={rows}>{children}</RowsContext>
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
