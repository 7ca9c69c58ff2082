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
          {withWords(found.message, settled, found.suggestion)}{" "}
          <button type="button" className="min-h-6 font-semibold underline" onClick={() => setTold(settled)}>
            It's fine
          </button>
        </p>
      ) : null}
    </div>
  );
}

const MOST_NAMED = 4;

/** Names the words that the mend would change, one for one; a sentence that gets or loses words is told by itself. */
function withWords(message: string, before: string, after: string | null): string {
  const [old, mended] = [before, after ?? ""].map((text) => text.split(/\s+/u));
  if (!old || !mended || old.length !== mended.length) return message;
  const changed = old.flatMap((word, at) => {
    const wanted = mended[at] ?? word;
    return wanted === word ? [] : [`${bare(word)} → ${bare(wanted)}`];
  });
  const named = [...new Set(changed)].slice(0, MOST_NAMED).join(", ");
  return named === "" ? message : `${message.replace(/\.$/u, "")}: ${named}.`;
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]{1,9}|[^\p{L}\p{N}]{1,9}$/gu, "");
}
