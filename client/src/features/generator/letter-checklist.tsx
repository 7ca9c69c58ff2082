import { ChecklistPanel } from "#client/components/checklist/checklist-panel.tsx";
import { enclosuresHeading, withEnclosure } from "#shared/letters/enclosures.ts";
import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { Checklist, ChecklistDeed } from "#shared/postings/checklist.ts";
import type { ClaimedSentence, SentencePlace } from "./claimed-parts.ts";
import { type LetterFile, withReference } from "./letter-file.ts";
import type { Generator } from "./use-generator.ts";

/** The checklist beside the open letter: lines are added and deeds done without leaving it. */
export function LetterChecklist({
  checklist,
  generator,
  file,
  parts,
  onShow,
}: {
  checklist: Checklist;
  generator: Generator;
  file: LetterFile;
  parts: LetterParts<ClaimedSentence>;
  onShow: (place: SentencePlace) => void;
}) {
  return (
    <div className="pt-4">
      <ChecklistPanel
        checklist={checklist}
        onTick={generator.tick}
        onAddLine={generator.addLine}
        onNotClaimed={(point, isNotClaimed) => generator.tick(point.key, isNotClaimed)}
        onShowSentence={(sentence) => {
          const place = placeOf(parts, sentence);
          if (place) onShow(place);
        }}
        deedAction={(deed) => <DeedAction deed={deed} generator={generator} file={file} />}
      />
    </div>
  );
}

/** What the letter can do for a deed: take up the reference, list a paper that goes with it. */
function DeedAction({
  deed: { item },
  generator,
  file,
}: {
  deed: ChecklistDeed;
  generator: Generator;
  file: LetterFile;
}) {
  if (item.kind === "reference" && file.parts.subject)
    return (
      <button type="button" onClick={() => generator.edit(withReference(file, item.value))} className={look}>
        Add it to the subject
      </button>
    );
  if (item.kind === "document")
    return (
      <button
        type="button"
        onClick={() => generator.edit(withEnclosure(file.text, item.value, file.language))}
        className={look}
      >
        I attach it: list it under “{enclosuresHeading(file.language)}”
      </button>
    );
  return null;
}

const look = "min-h-11 text-left font-semibold text-accent-text text-small underline underline-offset-4";

function placeOf({ paragraphs }: LetterParts<ClaimedSentence>, text: string): SentencePlace | null {
  for (const [paragraph, sentences] of paragraphs.entries()) {
    const sentence = sentences.findIndex((each) => each.text === text);
    if (sentence >= 0) return { paragraph, sentence };
  }
  return null;
}
