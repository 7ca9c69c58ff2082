import { Check, ClipboardPaste, FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { useFacts } from "#client/components/facts/facts-context.ts";
import { takeRows } from "#client/components/facts/take-rows.ts";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { countRows } from "#client/features/generator/desk-letter.ts";
import type { Facts } from "#shared/material/material.schema.ts";

import { importProblem } from "./import-problem.ts";
import { PasteBox } from "./paste-box.tsx";

/** Where rows come from besides typing. */
export type FactSources = {
  /** There are facts that were saved before. */
  hasSaved: boolean;
  /** The saved facts are in this letter. */
  isSavedUsed: boolean;
  onUseSaved: (use: boolean) => void;
  /** Reads a resume's file into rows. */
  onImport: (file: File) => Promise<Facts>;
  /** Sorts any text into rows; what fits nowhere stays a line. */
  onSort: (text: string) => Promise<Facts>;
};

export function Sources({ hasSaved, isSavedUsed, onUseSaved, onImport, onSort }: FactSources) {
  const { facts: present, changeFacts, drafts, setDraft } = useFacts();
  const latest = useRef(present);
  latest.current = present;
  const [taken, setTaken] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const isPasting = drafts.paste !== undefined;

  async function read(chosen: File): Promise<void> {
    setReading(true);
    setProblem(null);
    setTaken(null);
    try {
      const facts = await onImport(chosen);
      const { rows: there } = countRows(latest.current);
      const { rows: read } = countRows(facts);
      const added = countRows(takeRows(latest.current, facts)).rows - there;
      changeFacts((now) => takeRows(now, facts));
      setTaken(wordsForTaken(added, read - added));
    } catch (error) {
      setProblem(importProblem(error));
    } finally {
      setReading(false);
    }
  }

  return (
    <section aria-label="Where your facts come from" className="grid gap-2">
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {hasSaved ? (
          <Button
            aria-pressed={isSavedUsed}
            onClick={() => onUseSaved(!isSavedUsed)}
            className={
              isSavedUsed ? "border-accent bg-accent-wash text-accent-text max-sm:col-span-2" : "max-sm:col-span-2"
            }
            icon={isSavedUsed ? <Check {...smallIcon} /> : undefined}
          >
            My saved facts
          </Button>
        ) : null}
        <Button
          className="px-3"
          busy={isReading}
          icon={<FileUp {...smallIcon} />}
          onClick={() => file.current?.click()}
        >
          Import resume
        </Button>
        <Button
          className="px-3"
          aria-expanded={isPasting}
          icon={<ClipboardPaste {...smallIcon} />}
          onClick={() => setDraft("paste", isPasting ? null : "")}
        >
          Paste anything
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        aria-label="Resume file"
        hidden
        accept=".pdf,.doc,.docx"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = "";
          if (chosen) void read(chosen);
        }}
      />
      <div role="status">
        {isReading ? (
          <p className="flex items-center gap-2 text-small">
            <Spinner /> Reading your resume
          </p>
        ) : null}
        {taken ? <p className="text-small">{taken}</p> : null}
        {problem ? <p className="text-danger text-small">{problem}</p> : null}
      </div>
      {isPasting ? (
        <PasteBox onSort={onSort} />
      ) : (
        <p className="text-quiet text-small">Got a resume, an old letter, or an email? We'll sort it for you.</p>
      )}
    </section>
  );
}

/** What a resume brought, and what of it stood here before. */
function wordsForTaken(added: number, present: number): string {
  const details = (count: number) => `${count} ${count === 1 ? "detail" : "details"}`;
  if (added === 0) return "Nothing new in this resume: all its details were here.";
  const before = present > 0 ? ` ${present} ${present === 1 ? "was" : "were"} here already.` : "";
  return `Added ${details(added)} from your resume.${before}`;
}
