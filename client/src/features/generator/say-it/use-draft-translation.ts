import { useEffect, useState } from "react";
import type { Language } from "#shared/letters/letter.schema.ts";
import { canDraft, draftIn } from "./browser-translator.ts";

type Drafting = { state: "idle" } | { state: "drafting"; percent: number | null } | { state: "failed" };

/** Drafts by the browser's own translator, where it has one for the two languages. */
export function useDraftTranslation({ from, to }: { from: Language; to: Language }) {
  const [isOffered, setOffered] = useState(false);
  const [drafting, setDrafting] = useState<Drafting>({ state: "idle" });
  useEffect(() => {
    let isWanted = true;
    setOffered(false);
    void canDraft(from, to).then((can) => isWanted && setOffered(can));
    return () => {
      isWanted = false;
    };
  }, [from, to]);

  async function draft(rows: readonly { row: string; text: string }[], onDraft: (row: string, text: string) => void) {
    setDrafting({ state: "drafting", percent: null });
    try {
      await draftIn(
        { from, to, texts: rows.map(({ text }) => text) },
        {
          onProgress: (percent) => setDrafting({ state: "drafting", percent: percent < 100 ? percent : null }),
          onDraft: (at, drafted) => {
            const one = rows[at];
            if (one) onDraft(one.row, drafted);
          },
        },
      );
      setDrafting({ state: "idle" });
    } catch {
      setDrafting({ state: "failed" });
    }
  }
  return { isOffered, drafting, draft };
}
