import { CircleDashed } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { TextArea } from "#client/components/ui/text-area.tsx";
import type { ChecklistPoint } from "#shared/postings/checklist.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import { ChecklistRow } from "./checklist-group.tsx";

export type MissingActions = {
  /** The line that the person wrote in answer to the point. */
  onAddLine: (point: ChecklistPoint, text: string) => void;
  /** "I don't have it", and back again. */
  onNotClaimed: (point: ChecklistPoint, isNotClaimed: boolean) => void;
  /** What is typed into open boxes, by point: it outlives leaving the page. */
  drafts: Readonly<Record<string, string>>;
  /** Keeps what is typed; null closes the box. */
  onDraft: (box: string, text: string | null) => void;
};

/** A point that no row shows. A line is added in place, so that the letter stays where it is. */
export function MissingRow({
  point,
  onAddLine,
  onNotClaimed,
  drafts,
  onDraft,
}: { point: ChecklistPoint } & MissingActions) {
  const draft = drafts[missingBox(point)];
  const isOpen = draft !== undefined;
  const text = draft ?? "";
  const setText = (typed: string | null) => onDraft(missingBox(point), typed);
  const box = useRef<HTMLTextAreaElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) box.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const add = () => {
    if (text.trim() === "") return;
    onAddLine(point, text.trim());
    setText(null);
  };
  return (
    <ChecklistRow
      sign={<CircleDashed {...largeIcon} className="text-warning" />}
      title={
        <div className="flex items-start justify-between gap-4">
          <span className="min-w-0 break-words">{capitalised(point.title)}</span>
          {isOpen ? null : (
            <button
              type="button"
              onClick={() => setText("")}
              aria-label={`${point.isQuestion ? "Answer" : "Add a line"}: ${point.title}`}
              className="-my-2.5 min-h-11 shrink-0 font-semibold text-accent-text text-small underline underline-offset-4"
            >
              {point.isQuestion ? "Answer" : "Add a line"}
            </button>
          )}
        </div>
      }
      note={noteOf(point)}
    >
      {isOpen ? (
        <div className="mt-2 mb-2 grid gap-2">
          <TextArea
            ref={box}
            label="Your line"
            hint="Only write what's true. We add it to your details and to the next version of the letter."
            rows={2}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") setText(null);
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={add} disabled={text.trim() === ""}>
              Add the line
            </Button>
            <Button
              size="small"
              look="quiet"
              onClick={() => {
                setText(null);
                onNotClaimed(point, true);
              }}
            >
              {point.isQuestion ? "Leave it out" : "I don't have it"}
            </Button>
          </div>
        </div>
      ) : null}
    </ChecklistRow>
  );
}

/** The box in which a line for this point is kept while it is typed. */
function missingBox({ key }: ChecklistPoint): string {
  return `missing ${key}`;
}

function noteOf({ must, isQuestion, lines }: ChecklistPoint): string {
  const where = lines[0] === undefined ? "" : ` Line ${lines[0]}.`;
  if (isQuestion) return `They ask you this.${where}`;
  return `${must ? "A must-have." : "Nice to have."}${where}`;
}
