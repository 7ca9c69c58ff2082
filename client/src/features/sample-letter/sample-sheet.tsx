import { Download, Eye, EyeOff } from "lucide-react";
import { type RefObject, useState } from "react";
import { LetterSheet } from "#client/components/letter-sheet.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { type SampleSentence, sampleLetter } from "./sample-letter.ts";

/** The sample letter under its bar: hidden and shown, downloaded, one sentence marked. */
export function SampleSheet({
  shown,
  onToggle,
  onDownload,
  markedSentence,
}: {
  shown: boolean;
  onToggle: () => void;
  /** Settles when the download is over, well or badly. */
  onDownload: () => Promise<unknown>;
  markedSentence: RefObject<HTMLElement | null>;
}) {
  const [isDownloading, setDownloading] = useState(false);
  const download = () => {
    setDownloading(true);
    void onDownload().finally(() => setDownloading(false));
  };
  const renderSentence = (sentence: SampleSentence) =>
    sentence.highlighted ? (
      <mark
        ref={markedSentence}
        className="bg-mark box-decoration-clone py-0.5 text-ink underline decoration-2 decoration-mark-line underline-offset-[5px]"
      >
        {sentence.text}
      </mark>
    ) : (
      sentence.text
    );

  return (
    <section aria-labelledby="sample-letter">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <h2 id="sample-letter" className="font-normal text-quiet text-small">
          Sample letter, healthcare
        </h2>
        <div className="-mx-3 flex">
          <Button
            look="quiet"
            size="small"
            aria-label={shown ? "Hide sample letter" : "Show sample letter"}
            icon={shown ? <EyeOff {...smallIcon} /> : <Eye {...smallIcon} />}
            onClick={onToggle}
          >
            {shown ? "Hide" : "Show"}
          </Button>
          <Button look="quiet" size="small" icon={<Download {...smallIcon} />} busy={isDownloading} onClick={download}>
            Download PDF
          </Button>
        </div>
      </div>
      {shown ? (
        <LetterSheet
          lit
          label="Sample letter"
          language={sampleLetter.language}
          letterhead={sampleLetter.letterhead}
          parts={sampleLetter.parts}
          renderSentence={renderSentence}
        />
      ) : null}
    </section>
  );
}

const smallIcon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
