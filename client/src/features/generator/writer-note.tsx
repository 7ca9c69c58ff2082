import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { classNames } from "#client/lib/class-names.ts";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { SentDialog } from "./sent-dialog.tsx";

/** Only what was done is said to have been done. */
function wordsOf({ writer, by, sent, looked }: Pick<PromptAnswer, "writer" | "by" | "sent" | "looked">): string {
  if (by === "own-chatbot") return "Written by your own chatbot";
  if (writer === "built-in") return "Written by the built-in writer";
  const model = by === "browser" ? "this browser's own model" : (sent?.model ?? "a language model");
  const written = `Written by ${model}${sent?.here ? " on this computer" : ""}`;
  if (looked) return `${written}, every sentence checked against your details`;
  return looked === undefined ? written : `${written}, sentences not checked`;
}

/** Who wrote the letter, and what left for whom. */
export function WriterNote({
  answer,
  className,
}: {
  answer: Pick<PromptAnswer, "writer" | "by" | "sent" | "draftId" | "looked">;
  className?: string;
}) {
  const [open, setOpen] = useState(false);
  const { sent, draftId } = answer;
  return (
    <div className={classNames("text-quiet text-small", className)}>
      <p>{wordsOf(answer)}</p>
      {sent ? (
        <Button look="quiet" size="small" className="-ml-3" onClick={() => setOpen(true)}>
          See what was sent to {sent.host}
        </Button>
      ) : null}
      {open && sent ? <SentDialog draftId={draftId} version={sent.version} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
