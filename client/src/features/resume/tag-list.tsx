import { Plus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";

export type TagListProps = {
  noun: string;
  tags: readonly string[];
  editing: boolean;
  onChange: (tags: string[]) => void;
};

/** Skills or strengths: added (blank ones and ones that are there already are ignored) or removed. */
export function TagList({ noun, tags, editing, onChange }: TagListProps) {
  const [typed, setTyped] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = typed.trim();
    setTyped("");
    if (tag && !tags.some((one) => one.toLowerCase() === tag.toLowerCase())) onChange([...tags, tag]);
  };
  return (
    <>
      {tags.length === 0 ? <p className="text-quiet">None found. You can add some.</p> : null}
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag} className="flex min-h-11 items-center rounded bg-raised pl-3.5 text-strong">
            <span className={editing ? "py-2" : "py-2 pr-3.5"}>{tag}</span>
            {editing ? (
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                title={`Remove ${tag}`}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
                className="flex size-11 items-center justify-center rounded text-body hover:text-strong"
              >
                <X aria-hidden="true" size={16} strokeWidth={1.75} />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {editing ? (
        <form onSubmit={add} className="mt-3 flex items-end gap-2">
          <TextField
            className="flex-1"
            label={`Add a ${noun}`}
            value={typed}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" icon={<Plus aria-hidden="true" size={16} strokeWidth={1.75} />}>
            Add
          </Button>
        </form>
      ) : null}
    </>
  );
}
