import { StickyNote } from "lucide-react";
import { useId, useState } from "react";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { classNames } from "#client/lib/class-names.ts";
import type { Note } from "#shared/workflows/note.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { NodeIcon } from "./node-icon.tsx";
import { nodeSummary } from "./node-summary.ts";

const MOST_SHOWN = 50;

/** Finds steps by their name, what they do, or a word of their settings, and goes to the one that is chosen. */
export function SearchDialog({
  nodes,
  notes,
  onGoTo,
  onClose,
}: {
  nodes: readonly WorkflowNode[];
  notes: readonly Note[];
  onGoTo: (id: string) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [wanted, setWanted] = useState("");
  const [at, setAt] = useState(0);
  const words = wanted.trim().toLowerCase();
  const found = [
    ...nodes
      .filter((node) => textOf(node).includes(words))
      .toSorted((one, other) => Number(startsWith(other, words)) - Number(startsWith(one, words)))
      .map((node) => ({ id: node.id, name: node.data.label, about: nodeSummary(node.data), node })),
    ...notes
      .filter(({ text }) => text.trim() !== "" && text.toLowerCase().includes(words))
      .map((note) => ({ id: note.id, name: note.text.slice(0, 80), about: "Note", node: null })),
  ].slice(0, MOST_SHOWN);
  const current = Math.min(at, found.length - 1);
  const optionId = (place: number) => `${id}-${place}`;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Find a step or note">
      <input
        data-first-focus
        role="combobox"
        aria-label="Name, type, or a word in the settings"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? optionId(current) : undefined}
        autoComplete="off"
        placeholder="Name, type, or a word in the settings"
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step) {
            event.preventDefault();
            setAt((current + step + found.length) % Math.max(1, found.length));
          }
          const chosen = found[current];
          if (event.key === "Enter" && chosen) {
            event.preventDefault();
            onGoTo(chosen.id);
          }
        }}
        className="h-11 w-full rounded border border-edge bg-card px-3.5 text-strong"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Steps and notes"
        className="mt-3 grid max-h-80 grid-cols-[minmax(0,1fr)] overflow-y-auto"
      >
        {found.map(({ id: found, name, about, node }, place) => (
          <button
            key={found}
            id={optionId(place)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={place === current}
            onClick={() => onGoTo(found)}
            onPointerMove={() => setAt(place)}
            className={classNames(
              "flex min-h-11 items-center gap-3 rounded px-3 py-1 text-left",
              place === current ? "bg-card" : "",
            )}
          >
            {node ? (
              <NodeIcon of={node.data} className="shrink-0 text-body" />
            ) : (
              <StickyNote {...largeIcon} className="shrink-0 text-body" />
            )}
            <span className="min-w-0">
              <span className="block truncate text-strong">{name}</span>
              <span className="block truncate text-quiet text-small">{about}</span>
            </span>
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 text-quiet text-small">
        {found.length === 0
          ? "Nothing found."
          : found.length === 1
            ? "1 step or note"
            : `${found.length} steps and notes`}
      </p>
    </Dialog>
  );
}

function textOf({ data }: WorkflowNode): string {
  return `${data.label} ${data.description} ${nodeSummary(data)} ${JSON.stringify(data.config)}`.toLowerCase();
}

function startsWith({ data }: WorkflowNode, words: string): boolean {
  return data.label.toLowerCase().startsWith(words);
}
