import { ChecklistPanel } from "#client/components/checklist/checklist-panel.tsx";
import { Button } from "#client/components/ui/button.tsx";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { enclosuresHeading, withEnclosure } from "#shared/letters/enclosures.ts";
import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { Checklist, ChecklistDeed } from "#shared/postings/checklist.ts";
import { isAddedFor } from "./add-line.ts";
import type { ClaimedSentence, SentencePlace } from "./claimed-parts.ts";
import { type LetterFile, withReference } from "./letter-file.ts";
import type { Generator } from "./use-generator.ts";

/** The checklist beside the open letter: lines are added and deeds done without leaving it. */
export function LetterChecklist({
  checklist,
  generator,
  file,
  parts,
  known,
  onShow,
  onWriteAgain,
}: {
  checklist: Checklist;
  generator: Generator;
  file: LetterFile;
  parts: LetterParts<ClaimedSentence>;
  /** What the letter was written from. */
  known: PromptAnswer["facts"];
  onShow: (place: SentencePlace) => void;
  onWriteAgain: () => void;
}) {
  const added = addedSince(checklist, known);
  return (
    <div className="pt-4">
      {added > 0 ? (
        <div role="status" className="mx-5 mb-5 rounded bg-raised p-4">
          <p>{added === 1 ? "Your new line isn't" : `Your ${added} new lines aren't`} in the letter yet.</p>
          <Button size="small" className="mt-3" onClick={onWriteAgain}>
            Write it again
          </Button>
        </div>
      ) : null}
      <ChecklistPanel
        checklist={checklist}
        onTick={generator.tick}
        onAddLine={generator.addLine}
        drafts={generator.state.desk.drafts}
        onDraft={generator.setDraft}
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

/** How many points the person has answered since the letter was written. */
function addedSince({ held }: Checklist, known: PromptAnswer["facts"]): number {
  const before = new Set(known.map(({ id }) => id));
  return held.filter((point) => point.rows.some((row) => isAddedFor(point, row) && !before.has(row))).length;
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
