import { Check, CircleAlert, Pencil } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "#client/components/ui/button.tsx";

export type ReviewSectionProps = {
  title: string;
  /** Fields that were guessed, in words ("company of Nurse"). */
  unsure: readonly string[];
  checked: boolean;
  /** Nothing of this part was read: it was not found, or what stands here is a sample. */
  unread: boolean;
  editing: boolean;
  onToggle: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

/** One part of the resume: quiet where it was read clearly, asking where it was not, open for editing on demand. */
export function ReviewSection({
  title,
  unsure,
  checked,
  unread,
  editing,
  onToggle,
  onConfirm,
  children,
}: ReviewSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-box bg-card px-5 py-4">
      <div className="flex min-h-11 items-start gap-x-4">
        <div className="flex min-h-11 flex-wrap items-center gap-x-4">
          <h2 id={heading} className="font-heading text-base text-strong">
            {title}
          </h2>
          {unread && !checked ? null : <Standing unsure={unsure.length} checked={checked} />}
        </div>
        <Button
          look="quiet"
          className="-mr-3 ml-auto shrink-0"
          aria-expanded={editing}
          aria-label={editing ? `Done with ${title}` : `Edit ${title}`}
          icon={
            editing ? (
              <Check aria-hidden="true" size={16} strokeWidth={1.75} />
            ) : (
              <Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
            )
          }
          onClick={onToggle}
        >
          {editing ? "Done" : "Edit"}
        </Button>
      </div>
      <div className="mt-2">{children}</div>
      {unsure.length > 0 && !editing ? (
        <div className="mt-4 rounded bg-raised p-4">
          <p className="flex items-start gap-2 text-strong">
            <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-warning" />
            <span>
              We're not sure about the {new Intl.ListFormat("en").format(unsure)}.{" "}
              {unsure.length > 1 ? "Are they right?" : "Is it right?"}
            </span>
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button icon={<Check aria-hidden="true" size={16} strokeWidth={1.75} />} onClick={onConfirm}>
              {unsure.length > 1 ? "Yes, they're right" : "Yes, it's right"}
            </Button>
            <Button look="quiet" onClick={onToggle}>
              No, change it
            </Button>
          </div>
        </div>
      ) : null}
    </section>
  );
}

function Standing({ unsure, checked }: { unsure: number; checked: boolean }) {
  if (unsure > 0) {
    return (
      <span className="flex items-center gap-1.5 font-semibold text-small text-warning">
        <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} />
        {unsure} to check
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1.5 font-semibold text-small text-success">
      <Check aria-hidden="true" size={16} strokeWidth={1.75} />
      {checked ? "Checked by you" : "No problems found"}
    </span>
  );
}
