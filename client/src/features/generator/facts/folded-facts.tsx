import { Check, ChevronDown } from "lucide-react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { countRows } from "#client/features/generator/desk-letter.ts";
import type { Facts } from "#shared/material/material.schema.ts";

/** The saved facts of a returning person in one line, which opens them. */
export function FoldedFacts({ facts, onOpen }: { facts: Facts; onOpen: () => void }) {
  const { firstName, lastName } = facts.person;
  const { rows, waiting } = countRows(facts);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-13 w-full items-center gap-3 rounded-box bg-card px-5 py-2 text-left transition-colors duration-quick hover:bg-raised"
    >
      <Check {...smallIcon} className="shrink-0 text-success" />
      <span className="min-w-0 flex-1">
        <span className="font-semibold text-strong">
          {firstName} {lastName}
        </span>
        , {rows} saved {rows === 1 ? "fact" : "facts"}
        {waiting > 0 ? `, ${waiting} to check` : ""}
      </span>
      <span className="shrink-0 font-semibold text-small text-strong">Review</span>
      <ChevronDown {...smallIcon} className="shrink-0 text-body" />
    </button>
  );
}
