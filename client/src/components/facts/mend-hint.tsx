import { Wand } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { useBook } from "#client/lib/use-book.ts";
import { useSettled } from "#client/lib/use-settled.ts";
import { checkSentence } from "#shared/material/mend-line.ts";
import { useFacts } from "./facts-context.ts";

/** Long enough not to speak into somebody's typing. */
const PAUSE_MS = 700;

/** Says that a line is no sentence yet, with the smallest mend; taken or not, the line is kept. */
export function MendHint({ text, onTake }: { text: string; onTake: (text: string) => void }) {
  const { language } = useFacts();
  const settled = useSettled(text, PAUSE_MS);
  const lines = settled.split("\n");
  const book = useBook(language);
  const found =
    book && settled === text && lines.length === 1 && text.trim() !== ""
      ? checkSentence(text.trim(), book.sentences)
      : null;
  return (
    <div role="status">
      {found && !found.ok ? (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-2 text-small text-warning">
          <p>{found.message}</p>
          {found.suggestion ? (
            <Button
              look="quiet"
              size="small"
              className="-mx-2 px-2 text-left"
              icon={<Wand {...smallIcon} className="shrink-0" />}
              onClick={() => onTake(found.suggestion ?? text)}
            >
              {found.suggestion}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
