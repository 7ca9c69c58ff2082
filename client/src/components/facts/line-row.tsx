import { memo, useRef } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import type { MaterialLine } from "#shared/material/material.schema.ts";
import { useFacts, useRows } from "./facts-context.ts";
import { moveLine, setLineText } from "./facts-edits.ts";
import { LineBox } from "./line-box.tsx";
import { RowShell } from "./row-shell.tsx";

/** A line that the person can say of themselves, edited where it stands. */
export const LineRow = memo(function LineRow({
  line,
  list,
  index,
}: {
  line: MaterialLine;
  list: string;
  index: number;
}) {
  return (
    <RowShell
      id={line.id}
      list={list}
      index={index}
      what={line.text}
      confirmed={line.confirmed}
      editor={({ close }) => <LineEditor line={line} list={list} close={close} />}
    >
      <span className="block whitespace-pre-line text-strong">{line.text}</span>
    </RowShell>
  );
});

function LineEditor({ line, list, close }: { line: MaterialLine; list: string; close: () => void }) {
  const { changeFacts, remove } = useRows();
  const before = useRef(line.text);
  const set = (text: string) => changeFacts((now) => setLineText(now, line.id, text));
  const keep = () => {
    if (line.text.trim() === "") {
      set(before.current);
      remove(line.id, before.current);
      return;
    }
    set(line.text.trim());
    close();
  };
  const cancel = () => {
    set(before.current);
    close();
  };
  return (
    <>
      <LineBox label="Line" text={line.text} boxRef={focusAtEnd} onChange={set} onEnter={keep} onCancel={cancel} />
      <Home line={line.id} list={list} />
      <div className="mt-2 flex gap-1">
        <Button size="small" onClick={keep}>
          Save
        </Button>
        <Button look="quiet" size="small" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

/** Where the line belongs; nothing to choose while there is no job. */
function Home({ line, list }: { line: string; list: string }) {
  const { facts, changeFacts, announce } = useFacts();
  if (facts.jobs.length === 0) return null;
  const homes = facts.jobs.map((job) => ({
    value: job.id,
    label: [job.title, job.employer].filter(Boolean).join(", ") || "Job without a title",
  }));
  return (
    <SelectField
      className="mt-2"
      label="Belongs to"
      options={[{ value: "", label: "No job" }, ...homes]}
      value={list === "plain" ? "" : list}
      onChange={({ target }) => {
        changeFacts((now) => moveLine(now, line, target.value || null));
        announce(`Moved to ${homes.find(({ value }) => value === target.value)?.label ?? "lines without a job"}`);
      }}
    />
  );
}

/** A box that opens in front of somebody is where they go on. */
function focusAtEnd(box: HTMLTextAreaElement | null): void {
  if (!box) return;
  box.focus();
  box.setSelectionRange(box.value.length, box.value.length);
}
