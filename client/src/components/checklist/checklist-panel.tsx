import { Check, CircleDot } from "lucide-react";
import type { ReactNode } from "react";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import type { Checklist, ChecklistDeed, ChecklistPoint } from "#shared/postings/checklist.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import { ChecklistGroup, ChecklistRow } from "./checklist-group.tsx";
import { DeedRow } from "./deed-row.tsx";
import { type MissingActions, MissingRow } from "./missing-row.tsx";
import { wordsForLeft } from "./words-for-left.ts";

export type ChecklistActions = MissingActions & {
  onTick: (key: string, on: boolean) => void;
  /** Shows where the letter says it; left out where there is no letter. */
  onShowSentence?: ((sentence: string) => void) | undefined;
  /** What else a deed offers to do at once. */
  deedAction?: (deed: ChecklistDeed) => ReactNode;
};

/** What is left before the application can be sent: what is missing, what is to be done, what the letter says already. */
export function ChecklistPanel({ checklist, ...actions }: { checklist: Checklist } & ChecklistActions) {
  const { missing, toDo, inLetter, held, notClaimed, left } = checklist;
  return (
    <section aria-labelledby="checklist-title" className="px-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="checklist-title" className="font-heading text-base text-strong">
          Checklist
        </h2>
        <p aria-live="polite" className="text-small text-strong tabular-nums">
          {wordsForLeft(left)}
        </p>
      </div>
      <ChecklistGroup
        title="Missing: add a line"
        items={missing.map((point) => ({ key: point.key, row: <MissingRow point={point} {...actions} /> }))}
      />
      <ChecklistGroup
        title="To do before you send"
        items={toDo.map((deed) => ({
          key: deed.key,
          row: <DeedRow deed={deed} onTick={actions.onTick} action={actions.deedAction?.(deed)} />,
        }))}
      />
      <ChecklistGroup
        folds
        title="In the letter"
        items={inLetter.map((point) => ({
          key: point.key,
          row: <SaidRow point={point} onShowSentence={actions.onShowSentence} />,
        }))}
      />
      <ChecklistGroup
        folds
        title={actions.onShowSentence ? "In your details, but not in the letter" : "Your details show it"}
        items={held.map((point) => ({ key: point.key, row: <HeldRow point={point} /> }))}
      />
      <ChecklistGroup
        title="Not claimed"
        items={notClaimed.map((point) => ({
          key: point.key,
          row: (
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-quiet text-small">
              <span className="min-w-0 break-words">{capitalised(point.title)}</span>
              <button
                type="button"
                onClick={() => actions.onNotClaimed(point, false)}
                aria-label={`I have it after all: ${point.title}`}
                className="min-h-11 font-semibold text-accent-text"
              >
                I have it after all
              </button>
            </p>
          ),
        }))}
      />
    </section>
  );
}

function SaidRow({
  point,
  onShowSentence,
}: {
  point: ChecklistPoint;
  onShowSentence: ((sentence: string) => void) | undefined;
}) {
  const [sentence] = point.sentences;
  const title = capitalised(point.title);
  return (
    <ChecklistRow
      sign={
        point.sure ? (
          <Check {...largeIcon} className="text-success" />
        ) : (
          <CircleDot {...largeIcon} className="text-body" />
        )
      }
      title={
        sentence && onShowSentence ? (
          <button
            type="button"
            onClick={() => onShowSentence(sentence)}
            className="min-h-6 text-left hover:underline"
            aria-label={`${title}: show it in the letter`}
          >
            {title}
          </button>
        ) : (
          title
        )
      }
      note={<Quoted words={sentence ?? point.shown[0]} isSure={point.sure} />}
    />
  );
}

function HeldRow({ point }: { point: ChecklistPoint }) {
  return (
    <ChecklistRow
      sign={<CircleDot {...largeIcon} className="text-body" />}
      title={capitalised(point.title)}
      note={point.shown[0] ? <Quoted words={point.shown[0]} isSure={point.sure} /> : null}
    />
  );
}

/** The words that show it, the letter's where it says it; where they only may, it says so. */
function Quoted({ words, isSure }: { words: string | undefined; isSure: boolean }) {
  return (
    <>
      {isSure ? "" : "Perhaps: "}
      <q>{words}</q>
    </>
  );
}
