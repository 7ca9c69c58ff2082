import { CircleAlert } from "lucide-react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import type { LetterActions } from "./letter-actions.ts";

/** What the text is to the one that was saved last. */
export function savedOf(savedText: string | null, text: string): LetterActions["saved"] {
  if (savedText === null) return "never";
  return savedText === text ? "as it is" : "before changes";
}

export function UnsavedNote() {
  return (
    <p role="status" className="flex items-start gap-2.5 rounded-box bg-card px-5 py-4 text-small">
      <CircleAlert {...smallIcon} className="mt-1 shrink-0 text-warning" />
      Changes since your last save aren't saved. Choose Save again to keep them.
    </p>
  );
}
