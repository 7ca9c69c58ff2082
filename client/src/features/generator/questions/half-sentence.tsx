import { useState } from "react";
import { useSettled } from "#client/lib/use-settled.ts";
import type { SentenceWords } from "#shared/languages/book.ts";
import { checkSentence } from "#shared/material/mend-line.ts";

const PAUSE_MS = 700;

/** Says at the box that what was typed makes no sentence yet. */
export function HalfSentence({ sentence, words }: { sentence: string; words: SentenceWords }) {
  const settled = useSettled(sentence, PAUSE_MS);
  const [told, setTold] = useState("");
  const found = settled !== "" && settled === sentence && told !== settled ? checkSentence(settled, words) : null;
  return (
    <div role="status">
      {found && !found.ok ? (
        <p className="mt-1 text-small text-warning">
          {found.message}{" "}
          <button type="button" className="min-h-6 font-semibold underline" onClick={() => setTold(settled)}>
            It's fine
          </button>
        </p>
      ) : null}
    </div>
  );
}
