import { formatDistanceToNow, parseISO } from "date-fns";

/** How what is on the canvas stands to what is saved. */
export function savedWords({
  dirty,
  isNew,
  savedAt,
}: {
  dirty: boolean;
  isNew: boolean;
  savedAt: string | null;
}): string {
  if (isNew) return "Not saved yet";
  if (dirty) return "Unsaved changes";
  return savedAt ? `Saved ${formatDistanceToNow(parseISO(savedAt), { addSuffix: true })}` : "Saved";
}
