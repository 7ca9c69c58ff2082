import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { classNames } from "#client/lib/class-names.ts";

const wizardSteps = ["Position", "Skills", "Experience", "Education", "Strengths"] as const;
type WizardStep = (typeof wizardSteps)[number];

export type WizardFrameProps = {
  /** Missing on questions that stand before the five steps. */
  step?: WizardStep;
  question: string;
  hint: string;
  /** Beside Continue: what was chosen and what the next pick does. */
  status?: string;
  canContinue: boolean;
  onContinue: () => void;
  onBack: () => void;
  startOver: ReactNode;
  sheet: ReactNode;
  children: ReactNode;
};

/** One question a screen, with where one is, and a bar with Back and Continue that stays in reach. */
export function WizardFrame({
  step,
  question,
  hint,
  status,
  canContinue,
  onContinue,
  onBack,
  startOver,
  sheet,
  children,
}: WizardFrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canContinue) onContinue();
      }}
      className="mx-auto max-w-column px-5 pb-40 lg:px-8 lg:pb-12"
    >
      <div className="grid grid-cols-1 wide:grid-cols-[720px_400px] gap-10 wide:gap-26">
        <div className="flex min-w-0 flex-col lg:min-h-[calc(100vh-112px)]">
          <div className="flex min-h-11 flex-wrap items-center gap-4 pt-6">
            {step ? <StepIndicator step={step} /> : null}
            <div className="ml-auto">{startOver}</div>
          </div>
          <h1 className="mt-8 font-heading text-strong text-title">{question}</h1>
          <p className="mt-1 text-lead">{hint}</p>
          <div className="mt-8">{children}</div>
          <div className="fixed inset-x-0 bottom-0 z-10 mt-auto border-hairline border-t bg-card px-5 py-3 lg:static lg:border-0 lg:bg-transparent lg:px-0 lg:pt-10">
            <p aria-live="polite" className={classNames("pb-2 text-small lg:hidden", !status && "hidden")}>
              {status}
            </p>
            <div className="flex items-center gap-3 lg:gap-4">
              <Button
                className="shrink-0 max-lg:min-h-13 max-lg:w-13 max-lg:px-0"
                icon={<ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />}
                onClick={onBack}
              >
                <span className="max-lg:sr-only">Back</span>
              </Button>
              <p aria-live="polite" className="hidden text-small lg:block">
                {status}
              </p>
              <Button type="submit" look="main" size="large" disabled={!canContinue} className="ml-auto max-lg:flex-1">
                Continue
                <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
              </Button>
            </div>
          </div>
        </div>
        <aside className="hidden pt-26 wide:block">{sheet}</aside>
      </div>
    </form>
  );
}

function StepIndicator({ step }: { step: WizardStep }) {
  const now = wizardSteps.indexOf(step);
  return (
    <div className="flex items-center gap-3 min-[22.5rem]:gap-4">
      <span aria-hidden="true" className="flex gap-1.5">
        {wizardSteps.map((name, index) => (
          <span
            key={name}
            className={classNames(
              "h-1 w-3 rounded-full min-[22.5rem]:w-5 sm:w-8",
              index < now ? "bg-body" : index === now ? "bg-accent" : "bg-hairline",
            )}
          />
        ))}
      </span>
      <span className="whitespace-nowrap text-small">
        Step {now + 1} of {wizardSteps.length}
        <span className="max-sm:hidden">, {step}</span>
      </span>
    </div>
  );
}
