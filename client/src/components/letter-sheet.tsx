import type { ReactNode } from "react";
import { conventions } from "#shared/letters/letter-convention.ts";
import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { Letterhead } from "#shared/letters/letterhead.ts";
import { LetterBody } from "./letter-body.tsx";
import type { RenderSentence } from "./letter-list-table.tsx";
import { LetterheadLines } from "./letterhead-lines.tsx";
import { PaperSheet } from "./paper-sheet.tsx";

export type LetterSheetProps<Sentence extends { text: string }> = {
  /** Accessible name of the sheet, e.g. "Your letter". */
  label: string;
  lit: boolean;
  letterhead: Letterhead;
  /** Left out while nothing is written: the letterhead stands alone. */
  parts?: LetterParts<Sentence> | undefined;
  /** Language of the letter, for screen readers and hyphens. */
  language?: string | undefined;
  renderSentence?: RenderSentence<Sentence> | undefined;
  /** Put in place of the sheet's usual least height and padding, or added to them. */
  className?: string | undefined;
  /** Stands below the letter: a hint on an empty sheet, the covered part of a preview. */
  children?: ReactNode;
};

/** A letter on its sheet of paper, set as it will be printed. */
export function LetterSheet<Sentence extends { text: string }>({
  label,
  lit,
  letterhead,
  parts,
  language,
  renderSentence,
  className,
  children,
}: LetterSheetProps<Sentence>) {
  return (
    <PaperSheet lit={lit} label={label} className={className}>
      <div lang={language} className="@container break-words">
        <LetterheadLines letterhead={letterhead} />
        {parts ? (
          <LetterBody
            parts={parts}
            subjectLast={conventions[letterhead.convention ?? "us"].subjectLast}
            free={letterhead.convention === "de" ? conventions.de.free : undefined}
            renderSentence={renderSentence}
          />
        ) : null}
      </div>
      {children}
    </PaperSheet>
  );
}
