import { PrintedLetter } from "#client/components/printed-letter.tsx";
import type { LetterVersion } from "./generator-state.schema.ts";
import { LetterEditor } from "./letter-editor.tsx";
import type { LetterFile } from "./letter-file.ts";
import { LetterOnSheet } from "./letter-on-sheet.tsx";
import type { useChosenSentence } from "./use-chosen-sentence.ts";
import type { Generator } from "./use-generator.ts";
import type { useLetterClaims } from "./use-letter-claims.ts";

type SheetProps = {
  generator: Generator;
  version: LetterVersion;
  claims: ReturnType<typeof useLetterClaims>;
  chosen: ReturnType<typeof useChosenSentence>;
  letterhead: LetterFile["letterhead"];
  /** Id of the card that tells what a sentence rests on. */
  describedBy: string;
};

/** The letter on its paper: to be read and asked about, or to be written on. */
export function OpenSheet({ generator, version, claims, chosen, letterhead, describedBy }: SheetProps) {
  const { state, changing } = generator;
  const { language } = version.answer.letter;
  const text = changing === null ? state.draftText : null;
  if (text !== null)
    return (
      <PrintedLetter claims={claims.countIn?.(text) ?? 0}>
        <LetterEditor
          text={text}
          language={language}
          onChange={generator.setDraftText}
          onCancel={() => generator.setDraftText(null)}
        />
      </PrintedLetter>
    );
  return (
    <PrintedLetter claims={claims.open.length}>
      <LetterOnSheet
        parts={claims.parts}
        language={language}
        letterhead={letterhead}
        busy={changing !== null}
        chosen={chosen.place}
        shown={chosen.shown}
        shownRef={chosen.element}
        describedBy={describedBy}
        onChoose={chosen.choose}
        onPeek={chosen.peek}
      />
    </PrintedLetter>
  );
}
