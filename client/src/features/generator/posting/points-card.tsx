import { ChevronDown, ListChecks, Quote } from "lucide-react";
import { useId, useState } from "react";
import { largeIcon, smallIcon } from "#client/components/ui/icon-sizes.ts";
import { classNames } from "#client/lib/class-names.ts";
import type { PostingPoint, PostingReading } from "#shared/postings/posting-reading.schema.ts";

/** What the posting asks for, to open, and what it asks the applicant, quoted. */
export function PointsCard({ reading: { points, questions } }: { reading: PostingReading }) {
  const musts = points.filter(({ kind }) => kind === "must");
  const wishes = points.filter(({ kind }) => kind === "wish");
  const hasPoints = musts.length + wishes.length > 0;
  if (!hasPoints && questions.length === 0) return null;
  return (
    <div className="rounded-box bg-card px-5 py-2">
      {hasPoints ? <Points musts={musts} wishes={wishes} /> : null}
      {questions.map(({ id, text }) => (
        <div key={id} className="flex items-start gap-2.5 border-hairline not-first:border-t py-4">
          <Quote {...smallIcon} className="mt-1 shrink-0 text-accent" />
          <div className="min-w-0">
            <p className="text-strong">“{text}”</p>
            <p className="text-quiet text-small">They ask you this. Answer it in step 3.</p>
          </div>
        </div>
      ))}
    </div>
  );
}

function Points({ musts, wishes }: { musts: readonly PostingPoint[]; wishes: readonly PostingPoint[] }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2.5 rounded px-2 text-left font-semibold text-base text-strong transition-colors duration-quick hover:bg-raised"
        >
          <ListChecks {...smallIcon} className="shrink-0 text-body" />
          <span className="flex-1">{countsOf(musts.length, wishes.length)}</span>
          <ChevronDown {...largeIcon} className={classNames("size-4 shrink-0 text-body", isOpen && "rotate-180")} />
        </button>
      </h3>
      <div id={listId} hidden={!isOpen} className="pb-4 pl-6.5">
        <PointList title="Must have" points={musts} />
        <PointList title="Nice to have" points={wishes} />
      </div>
    </>
  );
}

function PointList({ title, points }: { title: string; points: readonly PostingPoint[] }) {
  const id = useId();
  if (points.length === 0) return null;
  return (
    <>
      <h4 id={id} className="mt-2 font-semibold text-quiet text-small">
        {title}
      </h4>
      <ul aria-labelledby={id}>
        {points.map((point) => (
          <li key={point.id} className="py-0.5 text-strong">
            {point.label ?? point.text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** "5 must-haves, 3 nice-to-haves" */
function countsOf(musts: number, wishes: number): string {
  const count = (of: number, word: string) => (of === 0 ? [] : [`${of} ${word}${of === 1 ? "" : "s"}`]);
  return [...count(musts, "must-have"), ...count(wishes, "nice-to-have")].join(", ");
}
