import { PenLine } from "lucide-react";
import { LetterSheet } from "#client/components/letter-sheet.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { messages } from "#client/lib/messages.ts";
import { parseLetterText } from "#shared/letters/letter-parts.ts";
import { BrokenSteps } from "./broken-steps.tsx";
import { Desk } from "./desk.tsx";
import { deskForm, languageOf } from "./desk-letter.ts";
import type { GeneratorProps } from "./generator-props.ts";
import { sureJobOf } from "./posting/read-job.ts";
import { problemOf } from "./problem-of.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { toLetterhead } from "./sheet-letterhead.ts";
import type { Generator } from "./use-generator.ts";
import { useToldCountry } from "./use-told-country.ts";
import { isBegun, wordsWritten } from "./words-written.ts";
import { previewWords, writingBegins } from "./writing-progress.ts";
import { WritingSteps } from "./writing-steps.tsx";

/** The letter while it is written: the steps at the left, the words on the sheet as they come. */
export function WritingView({ generator, contact }: GeneratorProps & { generator: Generator }) {
  const { writing } = generator;
  const { broken } = writing;
  const progress = writing.progress ?? writingBegins;
  const isNone = broken !== null && !isBegun(broken);
  const { paragraphs, ...head } = parseLetterText(progress.text);
  // A poem or a leaked prompt is no letter that stopped: nothing of it stays on the sheet.
  const parts = { ...head, paragraphs: isNone ? [] : paragraphs };
  const last = { paragraph: parts.paragraphs.length - 1 };
  const words = isNone ? 0 : wordsWritten(progress);
  const { state } = generator;
  const given = { contact, language: languageOf(state), job: sureJobOf(state) };
  const told = useToldCountry({ ...given, posting: state.form.prompt });
  const letterhead = toLetterhead(deskForm(state), { ...given, chosen: state.convention ?? told ?? null });
  const percent = progress.expectedWords === null ? null : (100 * words) / previewWords(progress.expectedWords);
  return (
    <Desk
      left={
        broken && generator.waysOn ? (
          <BrokenSteps
            reason={problemOf(generator.failure) ?? messages.offline.description}
            hasText={!isNone}
            ways={generator.waysOn}
            onLeave={writing.leave}
          />
        ) : (
          <WritingSteps progress={progress} source="your details" onStop={writing.stop} />
        )
      }
      bar={
        <div className="flex w-full max-w-96 items-center gap-2.5 text-small">
          <PenLine {...smallIcon} className="text-accent-text" />
          <span className="font-semibold text-accent-text">{broken ? "Stopped" : "Writing"}</span>
          <ProgressBar label="Words written" percent={percent} />
          <span className="text-quiet tabular-nums">{words} words</span>
        </div>
      }
      sheet={
        <LetterSheet
          label={broken ? "Your letter so far" : "Your letter, being written"}
          lit={progress.text !== ""}
          letterhead={letterhead}
          parts={parts}
          renderSentence={({ text }, place) =>
            place.paragraph === last.paragraph && !broken ? (
              <>
                {text}
                <span aria-hidden="true" className="ml-px inline-block h-[1.2em] w-0.5 bg-ink align-text-bottom" />
              </>
            ) : (
              text
            )
          }
        />
      }
    />
  );
}
