import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { classNames } from "#client/lib/class-names.ts";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { SentDialog } from "./sent-dialog.tsx";

const words: Record<PromptAnswer["writer"], string> = {
  "built-in": "Written by the built-in writer",
  model: "Written by a language model, checked here",
};

/** Who wrote the letter, and what left for whom. */
export function WriterNote({
  answer: { writer, sent, draftId },
  className,
}: {
  answer: Pick<PromptAnswer, "writer" | "sent" | "draftId">;
  className?: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <div className={classNames("text-quiet text-small", className)}>
      <p>{words[writer]}</p>
      {sent ? (
        <Button look="quiet" size="small" className="-ml-3" onClick={() => setOpen(true)}>
          See what was sent to {sent.host}
        </Button>
      ) : null}
      {open && sent ? <SentDialog draftId={draftId} version={sent.version} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
