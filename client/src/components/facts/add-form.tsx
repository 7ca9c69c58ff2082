import { useEffect, useRef } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { useFacts } from "./facts-context.ts";

export type AddField = {
  box: string;
  label: string;
  needed?: boolean;
  placeholder?: string;
  /** Chosen from instead of typed. */
  options?: readonly { value: string; label: string }[];
};

/** A new row of a few fields. What is typed is kept until it is added or cancelled. */
export function AddForm({
  label,
  fields,
  onAdd,
}: {
  label: string;
  fields: readonly AddField[];
  onAdd: (values: string[]) => void;
}) {
  const { drafts, setDraft } = useFacts();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const values = fields.map(({ box, options }) => (drafts[box] ?? options?.[0]?.value ?? "").trim());
  const close = () => {
    for (const { box } of fields) setDraft(box, null);
  };
  const cancel = () => {
    close();
    // Where the form was opened from, its button comes back beside the heading.
    const group = form.current?.closest("section");
    close();
    requestAnimationFrame(() => group?.querySelector("button")?.focus());
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className="grid gap-2 pb-3"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        cancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (fields.some(({ needed }, index) => needed && values[index] === "")) return;
        close();
        onAdd(values);
      }}
    >
      {fields.map(({ box, label: name, needed = false, placeholder, options }) =>
        options ? (
          <SelectField
            key={box}
            label={name}
            options={options}
            value={drafts[box] ?? options[0]?.value ?? ""}
            onChange={(event) => setDraft(box, event.target.value)}
          />
        ) : (
          <TextField
            key={box}
            label={name}
            optional={!needed}
            autoComplete="off"
            maxLength={300}
            value={drafts[box] ?? ""}
            {...(placeholder ? { placeholder } : {})}
            onChange={(event) => setDraft(box, event.target.value)}
          />
        ),
      )}
      <div className="mt-1 flex gap-1">
        <Button type="submit" size="small">
          Add
        </Button>
        <Button look="quiet" size="small" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
