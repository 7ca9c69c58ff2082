import { Plus } from "lucide-react";
import { useRef } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { useFacts } from "./facts-context.ts";
import { addLines, isFull, type LinePlace } from "./facts-edits.ts";
import { LineBox } from "./line-box.tsx";
import { linesOf } from "./typed-lines.ts";

/** "Add a line", and the box it opens; it stays open for the next line. */
export function NewLine({ place, lines: present }: { place: LinePlace; lines: readonly unknown[] }) {
  const { drafts, setDraft, changeFacts, announce, language } = useFacts();
  const box = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const name = `line ${place ?? "plain"}`;
  const draft = drafts[name];

  const add = () => {
    const lines = linesOf(draft ?? "", language);
    if (lines.length === 0) return;
    changeFacts((now) => addLines(now, place, lines));
    setDraft(name, "");
    announce(lines.length === 1 ? "Line added" : `${lines.length} lines added`);
    box.current?.focus();
  };
  const close = () => {
    setDraft(name, null);
    requestAnimationFrame(() => opener.current?.focus());
  };

  if (isFull(place === null ? "plain" : "lines", present)) return null;
  if (draft === undefined)
    return (
      <button
        ref={opener}
        type="button"
        onClick={() => {
          setDraft(name, "");
          requestAnimationFrame(() => box.current?.focus());
        }}
        className="-mx-2 inline-flex min-h-11 items-center gap-2.5 rounded px-2 font-semibold text-body text-small transition-colors duration-quick hover:bg-raised hover:text-strong"
      >
        <Plus {...smallIcon} />
        Add a line
      </button>
    );
  return (
    <div className="py-1.5">
      <LineBox
        label="New line"
        text={draft}
        hint="One thing you did, with a number or place if you can."
        boxRef={box}
        onChange={(text) => setDraft(name, text)}
        onEnter={add}
        onCancel={close}
      />
      <div className="mt-2 flex gap-1">
        <Button size="small" onClick={add}>
          Add the line
        </Button>
        <Button look="quiet" size="small" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
