import { useId, useState } from "react";
import { useFacts } from "#client/components/facts/facts-context.ts";
import { takeRows } from "#client/components/facts/take-rows.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { countRows } from "#client/features/generator/desk-letter.ts";
import { limits } from "#shared/generator/prompt-form.schema.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import { importProblem } from "./import-problem.ts";
import { saidOfSorted, sortableParts } from "./sort-pasted.ts";

/** Any text of the person's: it is sorted into rows that wait for their yes, never silently. */
export function PasteBox({ onSort }: { onSort: (text: string) => Promise<Facts> }) {
  const { drafts, setDraft, changeFacts, announce } = useFacts();
  const [isSorting, setSorting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const text = drafts.paste ?? "";
  const id = useId();

  async function sort(): Promise<void> {
    if (text.trim() === "" || isSorting) return;
    setSorting(true);
    setProblem(undefined);
    try {
      const parts = sortableParts(text);
      for (const [at, part] of parts.entries()) {
        const facts = await onSort(part);
        const { rows, waiting } = countRows(facts);
        changeFacts((now) => takeRows(now, facts));
        // What is sorted leaves the box, so that no failure sorts it twice or loses the rest.
        setDraft("paste", parts.slice(at + 1).join("\n") || null);
        announce(saidOfSorted(rows, waiting));
      }
    } catch (error) {
      setProblem(importProblem(error));
    } finally {
      setSorting(false);
    }
  }

  return (
    <div aria-describedby={id} className="grid gap-2 rounded-box bg-card px-5 py-4">
      <TextArea
        label="Your text"
        rows={6}
        maxLength={limits.kept}
        ref={focusOnce}
        value={text}
        hint="A resume, an old letter, an email. Anything we can't sort stays as a line."
        error={problem}
        onChange={(event) => setDraft("paste", event.target.value)}
      />
      <div className="flex gap-1">
        <Button size="small" busy={isSorting} onClick={() => void sort()}>
          Sort it
        </Button>
        <Button look="quiet" size="small" onClick={() => setDraft("paste", null)}>
          Cancel
        </Button>
      </div>
      <p id={id} role="status" className="flex items-center gap-2 text-small empty:hidden">
        {isSorting ? (
          <>
            <Spinner /> Reading your text…
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Opened by a press, it is where the person goes on. */
function focusOnce(box: HTMLTextAreaElement | null): void {
  box?.focus();
}
