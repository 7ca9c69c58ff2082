import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { type Language, languageNames, languageSchema } from "#shared/letters/letter.schema.ts";
import { factSetLimits } from "#shared/material/fact-set.schema.ts";

export type SetName = { name: string; language: Language };

/** Asks what a set is called and in which language its lines are begun. */
export function NameSetDialog({
  title,
  keepLabel,
  start,
  onKeep,
  onClose,
}: {
  title: string;
  keepLabel: string;
  start: SetName;
  onKeep: (named: SetName) => void;
  onClose: () => void;
}) {
  const [named, setNamed] = useState(start);
  const name = named.name.trim();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title}>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== "") onKeep({ ...named, name });
        }}
      >
        <TextField
          label="Name"
          hint="English, Deutsch, Teaching"
          maxLength={factSetLimits.name}
          value={named.name}
          onChange={(event) => setNamed({ ...named, name: event.target.value })}
        />
        <SelectField
          label="Language"
          value={named.language}
          options={languageSchema.options.map((language) => ({ value: language, label: languageNames[language] }))}
          onChange={(event) => setNamed({ ...named, language: languageSchema.parse(event.target.value) })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="main" spent={name === ""}>
            {keepLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
