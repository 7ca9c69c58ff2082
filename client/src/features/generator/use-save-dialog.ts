import { useState } from "react";
import { celebrate } from "#client/lib/celebrate.ts";

const CELEBRATED_FOR = 3_000;

/** Opens and closes the save dialog; it stays open, with what was typed, when the letter could not be saved. */
export function useSaveDialog(save: (title: string) => Promise<boolean>) {
  const [isOpen, setOpen] = useState(false);
  const [saving, setSaving] = useState(false);

  async function onSave(title: string): Promise<void> {
    if (saving) return;
    setSaving(true);
    const kept = await save(title).finally(() => setSaving(false));
    if (!kept) return;
    setOpen(false);
    celebrate(CELEBRATED_FOR);
  }

  return {
    open: () => setOpen(true),
    dialog: { open: isOpen, onOpenChange: setOpen, saving, onSave: (title: string) => void onSave(title) },
  };
}
