import type { Ref } from "react";
import { LetterSheet } from "#client/components/letter-sheet.tsx";
import type { ConventionId } from "#shared/letters/letter-convention.ts";
import type { Letterhead } from "#shared/letters/letterhead.ts";
import type { LetterVersion } from "./generator-state.schema.ts";
import { toConventionParts } from "./letter-file.ts";
import { SentenceMark } from "./sentence-mark.tsx";
import type { SheetSentence } from "./sheet-parts.ts";

/** Counted from 0. */
type SentencePlace = { paragraph: number; sentence: number };

export type ChosenSentence = { place: SentencePlace; sentence: SheetSentence };

/** The open letter; pressing a sentence that rests on something chooses it, pressing it again lets it go. */
export function LetterOnSheet({
  version,
  letterhead,
  convention,
  busy,
  chosen,
  chosenRef,
  describedBy,
  onChoose,
}: {
  version: LetterVersion;
  letterhead: Letterhead;
  convention: ConventionId | null;
  /** Another version is on its way. */
  busy: boolean;
  chosen: ChosenSentence | null;
  chosenRef: Ref<HTMLElement>;
  describedBy: string;
  onChoose: (chosen: ChosenSentence | null) => void;
}) {
  const isChosen = ({ paragraph, sentence }: SentencePlace) =>
    chosen?.place.paragraph === paragraph && chosen.place.sentence === sentence;
  return (
    <div aria-busy={busy || undefined}>
      <LetterSheet
        label="Your letter"
        lit={!busy}
        letterhead={letterhead}
        parts={toConventionParts(version, convention)}
        className={letterhead.convention === "us" ? "lg:min-h-[880px]!" : undefined}
        language={version.answer.letter.language}
        renderSentence={(sentence, place) => (
          <SentenceMark
            sentence={sentence}
            chosen={isChosen(place)}
            describedBy={describedBy}
            ref={isChosen(place) ? chosenRef : undefined}
            onChoose={() => onChoose(isChosen(place) ? null : { place, sentence })}
          />
        )}
      />
    </div>
  );
}
