import { Check, Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ToCheck } from "#client/components/ask-box.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { useIsAsked } from "./answers-mark.tsx";
import { useFacts } from "./facts-context.ts";

/** One group of rows on its card, with how many of them wait for a yes. */
export function GroupCard({
  title,
  rows,
  empty,
  action,
  children,
}: {
  title: string;
  rows: readonly { id: string; confirmed: boolean }[];
  /** What the group is for, while it is empty. */
  empty?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  children?: ReactNode;
}) {
  const id = useId();
  const { showChecked } = useFacts();
  const isAsked = useIsAsked();
  const count = rows.length;
  const waiting = rows.filter(({ confirmed }) => !confirmed).length;
  const isChecked = showChecked && count > 0 && !rows.some(({ id }) => isAsked(id));
  return (
    <section aria-labelledby={id} className="rounded-box bg-card px-5 py-3">
      <div className="flex min-h-11 items-center gap-x-4">
        <div className="flex flex-wrap items-center gap-x-4">
          <h3 id={id} className="font-heading text-base text-strong">
            {title}
          </h3>
          {waiting > 0 ? <ToCheck count={waiting} /> : isChecked ? <Checked /> : null}
        </div>
        {action ? (
          <Button
            look="quiet"
            size="small"
            className="-mr-3 ml-auto shrink-0"
            icon={<Plus {...smallIcon} />}
            onClick={action.onPress}
          >
            {action.label}
          </Button>
        ) : null}
      </div>
      {count === 0 && empty ? <p className="pb-2 text-quiet text-small">{empty}</p> : null}
      {children}
    </section>
  );
}

export function Checked() {
  return (
    <span className="flex items-center gap-1.5 font-semibold text-small text-success">
      <Check {...smallIcon} />
      Nothing to check
    </span>
  );
}
