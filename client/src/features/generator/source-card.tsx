import { FileText, Quote, TriangleAlert, UserCheck, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { reasons } from "#client/components/claims/claim-labels.ts";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon, smallIcon } from "#client/components/ui/icon-sizes.ts";
import { classNames } from "#client/lib/class-names.ts";
import type { Fact } from "#shared/letters/letter.schema.ts";
import type { ClaimedSentence } from "./claimed-parts.ts";
import type { EditedRow } from "./edited-rows.ts";
import { plainLines } from "./posting-lines.ts";

const origins: Record<Fact["origin"], string> = {
  form: "What you told us",
  resume: "Your resume",
  wizard: "Your answers",
  typed: "Your facts",
  pasted: "What you pasted",
};

const whose: Record<NonNullable<ClaimedSentence["words"]>, string> = {
  own: "Your words. At most, corrections and a missing “I” are ours.",
  ours: "Our words.",
  posting: "The posting's words, quoted.",
  joined: "We started this sentence, you finished it.",
};

/** What one sentence rests on: the person's facts and the lines of the posting it answers. */
export function SourceCard({
  id,
  ref,
  sentence,
  facts,
  posting,
  className,
  edit,
  onFollow,
  onClose,
}: {
  id: string;
  ref?: Ref<HTMLElement>;
  sentence: ClaimedSentence;
  facts: readonly Fact[];
  posting: string;
  className?: string;
  /** The row that this sentence was before it was edited on paper, and a way to change the row with it. */
  edit?: EditedRow | undefined;
  onFollow?: ((edit: EditedRow) => void) | undefined;
  /** Left out while the card is only shown in passing. */
  onClose?: (() => void) | undefined;
}) {
  const used = facts.filter((fact) => sentence.facts.includes(fact.id));
  const lines = plainLines(posting, sentence.postingLines);
  return (
    <section ref={ref} id={id} aria-labelledby={`${id}-title`} className={classNames("px-5 pt-3 pb-4", className)}>
      <div className="flex min-h-11 items-center justify-between">
        <h2 id={`${id}-title`} className="font-heading text-base text-strong">
          Where this sentence comes from
        </h2>
        {onClose ? <IconButton label="Close" icon={<X {...largeIcon} />} onClick={onClose} className="-mr-3" /> : null}
      </div>
      {sentence.words && !sentence.edited ? <p className="mb-3 text-strong">{whose[sentence.words]}</p> : null}
      {edit ? (
        <div className="mb-3 rounded bg-raised p-4">
          <p className="font-semibold text-strong">You edited one of your facts in the letter</p>
          <p>
            <q>{edit.before}</q>
          </p>
          {onFollow ? (
            <Button size="small" className="mt-2" onClick={() => onFollow(edit)}>
              Update my facts too
            </Button>
          ) : null}
        </div>
      ) : null}
      <ul className="grid gap-3">
        {sentence.claims.map((claim) => (
          <Source
            key={`${claim.at}`}
            icon={<TriangleAlert {...smallIcon} className="text-warning" />}
            caption="No source"
          >
            <q className="text-strong">{claim.text}</q> <span>{reasons[claim.why]}</span>
          </Source>
        ))}
        {sentence.vouched.map((claim) => (
          <Source key={`${claim.at}`} icon={<UserCheck {...smallIcon} />} caption="Confirmed by you">
            <q>{claim.text}</q>
          </Source>
        ))}
        {used.map((fact) => (
          <Source key={fact.id} icon={<FileText {...smallIcon} />} caption={origins[fact.origin]}>
            {isNews(fact) ? <span className="text-strong">{withStop(fact.label)} </span> : null}
            <q>{fact.text}</q>
          </Source>
        ))}
        {lines.map(({ number, text }) => (
          <Source key={number} icon={<Quote {...smallIcon} />} caption={`The posting, line ${number}`}>
            <q>{text}</q>
          </Source>
        ))}
      </ul>
    </section>
  );
}

function Source({ icon, caption, children }: { icon: ReactNode; caption: string; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <span className="mt-0.5 shrink-0 text-accent">{icon}</span>
      <div className="min-w-0">
        <p className="text-quiet text-small">{caption}</p>
        <p>{children}</p>
      </div>
    </li>
  );
}

/** A label that the quote itself begins with would only say it twice. */
function isNews({ label, text }: Fact): boolean {
  return label !== "" && !text.toLowerCase().includes(label.toLowerCase());
}

function withStop(label: string): string {
  return /[.:!?]$/.test(label) ? label : `${label}.`;
}
