import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { letterLimits } from "#shared/letters/saved-cover-letter.schema.ts";

/** Asks for the title a letter is saved under. */
export function SaveDialog({
  open,
  onOpenChange,
  suggestedTitle,
  where,
  saving,
  onSave,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  suggestedTitle: string;
  /** A sentence that says where the letter will be. */
  where: string;
  saving: boolean;
  onSave: (title: string) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Save this letter" description={where}>
      <TitleForm suggestedTitle={suggestedTitle} saving={saving} onSave={onSave} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function TitleForm({
  suggestedTitle,
  saving,
  onSave,
  onCancel,
}: {
  suggestedTitle: string;
  saving: boolean;
  onSave: (title: string) => void;
  onCancel: () => void;
}) {
  const [title, setTitle] = useState(suggestedTitle);
  const cannotSave = title.trim() === "" || saving;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotSave) onSave(title.trim());
      }}
    >
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={letterLimits.title}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-6 flex flex-col gap-2 sm:flex-row sm:justify-end">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" look="main" disabled={cannotSave}>
          {saving ? "Saving..." : "Save"}
        </Button>
      </div>
    </form>
  );
}
