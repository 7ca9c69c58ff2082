import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { ApiError } from "#client/lib/api-client.ts";
import { limits } from "#shared/generator/prompt-form.schema.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import type { SortedText } from "#shared/material/sort.schema.ts";
import { sortText } from "./material.api.ts";
import { SortedList } from "./sorted-list.tsx";

export type PastePanelProps = {
  /** Gets the rows that were ticked. */
  onTake: (facts: Facts) => void;
  onClose: () => void;
};

/** Any text about oneself, sorted into rows; each waits for a tick or a cross, and nothing is taken unseen. */
export function PastePanel({ onTake, onClose }: PastePanelProps) {
  const [text, setText] = useState("");
  const [sorted, setSorted] = useState<SortedText | null>(null);
  const sort = useMutation({ mutationFn: (pasted: string) => sortText(pasted), onSuccess: setSorted });
  if (sorted) {
    return (
      <SortedList
        title="Your text, sorted"
        sorted={sorted}
        onTake={(facts) => {
          onTake(facts);
          onClose();
        }}
        onBack={() => setSorted(null)}
        backLabel="Change the text"
      />
    );
  }
  return (
    <div className="grid gap-4">
      <TextArea
        label="Paste anything about you"
        hint="An old letter, an email, a profile, or a resume's text. We sort it, and you confirm what's right."
        error={sort.error ? problemOf(sort.error) : undefined}
        rows={10}
        maxLength={limits.kept}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="main" busy={sort.isPending} spent={text.trim() === ""} onClick={() => sort.mutate(text)}>
          Sort it
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function problemOf(error: Error): string {
  if (!(error instanceof ApiError))
    return "You're offline. Your text is still here. Try again when you're back online.";
  return error.fields.text?.[0] ?? error.serverMessage ?? "Couldn't sort this. Your text is still here.";
}
