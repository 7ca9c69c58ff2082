import type { ReactNode } from "react";
import { Desk } from "./desk.tsx";
import type { LetterActions } from "./letter-actions.ts";
import { LetterToolbar } from "./letter-toolbar.tsx";

export type UnlockedParts = {
  banner: ReactNode;
  progress: ReactNode;
  editBar: ReactNode;
  sheet: ReactNode;
  sourceCard: ReactNode;
  notes: ReactNode;
  actions: LetterActions;
};

/** The open letter on wide screens: notes at the left, the toolbar on the sheet's own edges. */
export function UnlockedDesk({
  banner,
  progress,
  editBar,
  sheet,
  notes,
  actions,
  children,
}: Omit<UnlockedParts, "sourceCard"> & { children?: ReactNode }) {
  return (
    <Desk
      leftBelowBar={false}
      left={
        <div className="sticky top-0 -mt-3 max-h-screen overflow-y-auto pb-6">
          <div className="mb-2 min-h-11">{progress ?? banner}</div>
          {notes}
        </div>
      }
      bar={<div className="min-w-0 flex-1">{editBar ?? <LetterToolbar actions={actions} />}</div>}
      sheet={sheet}
    >
      {children}
    </Desk>
  );
}
