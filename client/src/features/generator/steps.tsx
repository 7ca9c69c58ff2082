import { Check } from "lucide-react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { classNames } from "#client/lib/class-names.ts";
import { type DeskStep, deskSteps } from "./desk-state.schema.ts";

const names: Record<DeskStep, string> = { job: "The job", facts: "Your facts", questions: "Questions" };

/** Where the person is on the way to the letter. Done steps and the next one can be opened. */
export function Steps({
  current,
  filled,
  onOpen,
}: {
  current: DeskStep;
  /** Whether a step has all that the letter needs of it. */
  filled: Record<DeskStep, boolean>;
  onOpen: (step: DeskStep) => void;
}) {
  return (
    <nav aria-label="Steps" className="mb-2 lg:mb-0">
      <ol className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 lg:justify-start lg:gap-x-7">
        {deskSteps.map((step, index) => {
          const isCurrent = step === current;
          const isDone = !isCurrent && filled[step] && index < deskSteps.indexOf(current);
          const isOpen = deskSteps.slice(0, index).every((before) => filled[before]);
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={isCurrent ? "step" : undefined}
                aria-disabled={isOpen ? undefined : true}
                onClick={() => isOpen && onOpen(step)}
                className={classNames(
                  "flex min-h-11 items-center gap-1.5 whitespace-nowrap text-base sm:gap-2",
                  isCurrent ? "font-heading text-strong" : isDone ? "text-body hover:text-strong" : "text-quiet",
                  isOpen && !isCurrent && "hover:text-strong",
                )}
              >
                {isDone ? (
                  <>
                    <Check {...smallIcon} className="shrink-0 text-success" />
                    <span className="sr-only">Done:</span>
                  </>
                ) : (
                  <span>{index + 1}</span>
                )}{" "}
                <span className={classNames("py-1", isCurrent && "-mb-0.5 border-accent border-b-2")}>
                  {names[step]}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
