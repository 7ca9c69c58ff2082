import { Eye } from "lucide-react";
import { LetterSheet } from "#client/components/letter-sheet.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { BlurredFiller } from "./blurred-filler.tsx";
import { Desk } from "./desk.tsx";
import type { GeneratorProps } from "./generator-props.ts";
import { toLetterhead } from "./sheet-letterhead.ts";
import { UnlockForm } from "./unlock-form.tsx";
import type { Generator } from "./use-generator.ts";
import { useToldCountry } from "./use-told-country.ts";
import { WriterNote } from "./writer-note.tsx";

/** What may be read before the unlock, and the form that opens the rest. */
export function PreviewView({ generator, contact, signedIn }: GeneratorProps & { generator: Generator }) {
  const { preview, order, unlockForm } = generator.state;
  const told = useToldCountry({
    ...{ contact, language: preview?.letter.language ?? "en" },
    ...{ job: order?.job, posting: order?.form.prompt ?? "" },
  });
  if (!preview || !order) return null;
  const { letter } = preview;
  return (
    <Desk
      sheetFirst
      left={
        <section aria-labelledby="unlock-title">
          <h2 id="unlock-title" className="font-heading text-section text-strong lg:text-title">
            Read the whole letter
          </h2>
          <p className="mt-2 mb-7">
            {signedIn
              ? "Read the first part now. Answer one question to open the rest. It's free."
              : "Read the first part now. Enter your name and email to open the rest. It's free."}
          </p>
          <UnlockForm
            // An account that comes to be known while the form stands fills it.
            key={String(signedIn)}
            signedIn={signedIn}
            failure={generator.failure}
            onPlainLetter={generator.choosePlainLetter}
            values={{ ...unlockForm, email: unlockForm.email || contact.email }}
            onChange={generator.setUnlockForm}
            onSubmit={generator.unlockLetter}
          />
          <Button look="quiet" className="mt-4 -ml-4.5" onClick={() => generator.openDesk("job")}>
            Change the job details
          </Button>
          <WriterNote answer={preview} className="mt-2 sm:hidden" />
        </section>
      }
      bar={
        <>
          <p className="flex items-center gap-2 font-semibold text-small">
            <Eye {...smallIcon} />
            Preview
          </p>
          <WriterNote answer={preview} className="ml-auto max-sm:hidden" />
        </>
      }
      sheet={
        <LetterSheet
          label="Your letter, the first part"
          lit
          language={letter.language}
          letterhead={toLetterhead(order.form, {
            ...{ contact, language: letter.language, job: order.job },
            chosen: generator.state.convention ?? told ?? null,
          })}
          parts={letter}
          className="overflow-hidden"
        >
          <BlurredFiller words={preview.words.total - preview.words.visible} />
        </LetterSheet>
      }
    />
  );
}
