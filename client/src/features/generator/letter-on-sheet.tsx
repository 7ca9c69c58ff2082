import type { Ref } from "react";
import { LetterSheet } from "#client/components/letter-sheet.tsx";
import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { Letterhead } from "#shared/letters/letterhead.ts";
import type { ClaimedSentence, SentencePlace } from "./claimed-parts.ts";
import { SentenceMark } from "./sentence-mark.tsx";

/** The open letter; pressing a sentence that rests on something chooses it, pressing it again lets it go. */
export function LetterOnSheet({
  parts,
  language,
  letterhead,
  busy,
  chosen,
  shown,
  shownRef,
  describedBy,
  onChoose,
  onPeek,
}: {
  parts: LetterParts<ClaimedSentence>;
  language: string;
  letterhead: Letterhead;
  /** Another version is on its way. */
  busy: boolean;
  chosen: SentencePlace | null;
  /** The sentence whose card is shown: the chosen one, or the one that mouse or keyboard rest on. */
  shown: SentencePlace | null;
  shownRef: Ref<HTMLElement>;
  describedBy: string;
  onChoose: (place: SentencePlace | null) => void;
  onPeek: (place: SentencePlace | null) => void;
}) {
  return (
    <div aria-busy={busy || undefined}>
      <LetterSheet
        label="Your letter"
        lit={!busy}
        letterhead={letterhead}
        parts={parts}
        className={letterhead.convention === "us" ? "lg:min-h-[880px]!" : undefined}
        language={language}
        renderSentence={(sentence, place) => (
          <SentenceMark
            sentence={sentence}
            chosen={isSame(chosen, place)}
            describedBy={describedBy}
            ref={isSame(shown, place) ? shownRef : undefined}
            onChoose={() => onChoose(isSame(chosen, place) ? null : place)}
            onPeek={(on) => onPeek(on ? place : null)}
          />
        )}
      />
    </div>
  );
}

function isSame(one: SentencePlace | null, other: SentencePlace): boolean {
  return one?.paragraph === other.paragraph && one.sentence === other.sentence;
}
