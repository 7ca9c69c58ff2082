import { X } from "lucide-react";
import { createContext, memo, useContext, useEffect, useRef, useState } from "react";
import type { NodeProps } from "reactflow";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { classNames } from "#client/lib/class-names.ts";
import { type Note, noteLimits } from "#shared/workflows/note.schema.ts";

export type NoteData = { note: Note };

export type NoteActions = { edit: (id: string, text: string) => void; remove: (id: string) => void };

/** What a note on the canvas can have done to it. */
export const NoteActionsContext = createContext<NoteActions>({ edit: () => {}, remove: () => {} });

/** Words for people; a run knows nothing of them. Its edge moves it. */
export const NoteCard = memo(function NoteCard({ data: { note }, selected }: NodeProps<NoteData>) {
  const { edit, remove } = useContext(NoteActionsContext);
  const area = useRef<HTMLTextAreaElement>(null);
  // What is typed is shown here at once: it comes back by way of the canvas, later than the next letter.
  const [text, setText] = useState(note.text);
  useEffect(() => {
    if (document.activeElement !== area.current) setText(note.text);
  }, [note.text]);
  return (
    <div
      className={classNames(
        "group relative rounded border bg-card p-2 shadow-lift",
        selected ? "border-accent outline outline-accent" : "border-hairline",
      )}
      style={{ width: note.width }}
    >
      <textarea
        ref={area}
        aria-label="Note"
        placeholder="Write a note"
        value={text}
        maxLength={noteLimits.text}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          // The note itself is next: from there the canvas's keys work again.
          event.stopPropagation();
          event.currentTarget.blur();
          event.currentTarget.closest<HTMLElement>(".react-flow__node")?.focus();
        }}
        onChange={(event) => {
          setText(event.target.value);
          edit(note.id, event.target.value);
        }}
        className="nodrag nowheel field-sizing-content block max-h-100 min-h-16 w-full resize-none bg-transparent pr-7 pl-1 text-body text-small"
      />
      <button
        type="button"
        aria-label="Delete this note"
        title="Delete this note"
        onClick={() => remove(note.id)}
        className="nodrag invisible absolute top-1 right-1 inline-flex size-7 items-center justify-center rounded text-quiet before:absolute before:-inset-2 hover:bg-raised hover:text-strong group-focus-within:visible group-hover:visible"
      >
        <X {...smallIcon} />
      </button>
    </div>
  );
});
