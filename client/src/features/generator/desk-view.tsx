import { ArrowLeft, ArrowRight } from "lucide-react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { ToCheck } from "#client/components/ask-box.tsx";
import { InTurn } from "#client/components/in-turn.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { fetchBook } from "#client/lib/use-book.ts";
import { ActionBar } from "./action-bar.tsx";
import { Desk } from "./desk.tsx";
import { countRows, languageOf } from "./desk-letter.ts";
import type { DeskStep } from "./desk-state.schema.ts";
import { FoldedFacts } from "./facts/folded-facts.tsx";
import type { GeneratorProps } from "./generator-props.ts";
import { fetchLetterViews } from "./letter-views.tsx";
import { JobStep } from "./posting/job-step.tsx";
import { headDoubts } from "./posting/read-job.ts";
import { fetchReadPart } from "./posting/read-part.tsx";
import { useDeskReading } from "./posting/use-desk-reading.ts";
import { ProblemNote } from "./problem-note.tsx";
import { Steps } from "./steps.tsx";
import { TemplateChoice } from "./template-choice.tsx";
import { UnlitSheet } from "./unlit-sheet.tsx";
import { useDeskSteps } from "./use-desk-steps.ts";
import type { Generator } from "./use-generator.ts";

const loadLaterSteps = () => import("./later-steps.tsx");
const WhoWrites = lazy(() => import("./who-writes.tsx").then((module) => ({ default: module.WhoWrites })));
/** Facts and questions come after the posting: the page opens without their code. */
const LaterSteps = lazy(() => loadLaterSteps().then((module) => ({ default: module.LaterSteps })));

/** The desk in three steps, beside an unlit sheet that says what is known of the letter. */
export function DeskView(props: GeneratorProps & { generator: Generator }) {
  const { generator, contact, ownedTemplates, usePostingReading } = props;
  const { state, change } = generator;
  const { step } = state.desk;
  const reading = useDeskReading({ state, change }, usePostingReading);
  const steps = useDeskSteps(generator, props.onSortText);
  const opened = useRef(state);
  const { toPosting } = props;
  const { postingBox } = steps;
  useEffect(() => {
    if (toPosting) postingBox.current?.focus();
  }, [toPosting, postingBox]);

  // The code of the next steps and of the letter comes with the first thing that is done here.
  useEffect(() => {
    if (state !== opened.current) {
      void Promise.all([fetchReadPart(), loadLaterSteps(), fetchBook(languageOf(state)), fetchLetterViews()]).catch(
        () => null,
      );
    }
  }, [state]);
  const choice = {
    chosen: generator.templateId,
    owned: ownedTemplates,
    onChoose: generator.setTemplate,
    onLeave: generator.save,
  };
  return (
    <Desk
      leftBelowBar
      hideSheetOnPhones
      band={<Steps current={step} filled={steps.filled} onOpen={steps.open} />}
      left={
        <InTurn>
          <h2 ref={steps.title} tabIndex={-1} className="sr-only">
            {titles[step]}
          </h2>
          <div ref={steps.left} className="[&_:is(input,select,textarea)]:scroll-mb-32">
            {step === "job" ? (
              <>
                <JobStep
                  state={state}
                  change={change}
                  reading={reading}
                  problems={steps.problems}
                  boxRef={steps.postingBox}
                  readLink={props.onReadLink}
                />
                {state.desk.folded ? (
                  <div className="mt-3">
                    <FoldedFacts facts={state.material} onOpen={() => steps.open("facts")} />
                  </div>
                ) : null}
              </>
            ) : (
              <Suspense fallback={<p role="status">Loading</p>}>
                <LaterSteps
                  {...props}
                  problems={steps.problems}
                  onShown={steps.focusMissing}
                  onOpenFacts={() => steps.open("facts")}
                />
                {step === "questions" ? <TemplateChoice {...choice} className="mt-6 lg:hidden" /> : null}
                {step === "questions" ? (
                  <>
                    <WhoWrites language={languageOf(state)} onLeave={generator.save} />
                    <Button look="quiet" size="small" className="mt-1 -ml-3" onClick={steps.askOwnChatbot}>
                      Use your own chatbot instead
                    </Button>
                  </>
                ) : null}
              </Suspense>
            )}
            <ProblemNote failure={generator.failure} onPlainLetter={generator.choosePlainLetter} />
          </div>
          <StepActions generator={generator} steps={steps} onLeaveJob={reading.onBlur} />
        </InTurn>
      }
      bar={<TemplateChoice {...choice} />}
      sheet={
        <InTurn>
          <UnlitSheet state={state} contact={contact} />
        </InTurn>
      }
    />
  );
}

const titles: Record<DeskStep, string> = {
  job: "Step 1 of 3: the job",
  facts: "Step 2 of 3: your facts",
  questions: "Step 3 of 3: questions, tone, and length",
};

function StepActions({
  generator,
  steps,
  onLeaveJob,
}: {
  generator: Generator;
  steps: ReturnType<typeof useDeskSteps>;
  onLeaveJob: () => void;
}) {
  const { state } = generator;
  const { step, folded } = state.desk;
  const { waiting } = countRows(state.material);
  const unsure = headDoubts(state);
  const isShort = step === "job" && folded && steps.filled.facts;
  const note = steps.isSorting ? "Reading your text…" : steps.said;
  return (
    <ActionBar
      note={
        <div className="flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
          {step === "facts" && waiting > 0 && note === "" ? <ToCheck count={waiting} /> : null}
          {step === "questions" && unsure.length > 0 ? (
            <button
              type="button"
              onClick={() => steps.open("job")}
              className="-my-2 min-h-11 text-left font-semibold text-small text-warning underline underline-offset-4"
            >
              Check the {unsure.join(" and the ")}
            </button>
          ) : null}
          {step === "questions" && waiting > 0 && !folded ? (
            <button
              type="button"
              onClick={() => steps.open("facts")}
              className="-my-2 min-h-11 text-left font-semibold text-small text-warning underline underline-offset-4"
            >
              {waiting === 1 ? "1 fact isn't" : `${waiting} facts aren't`} used until you check{" "}
              {waiting === 1 ? "it" : "them"}
            </button>
          ) : null}
          <p role="status" className="text-small empty:hidden">
            {note}
          </p>
        </div>
      }
    >
      {step === "job" ? null : (
        <Button size="large" aria-label="Step back" className="px-5 lg:hidden" onClick={steps.back}>
          <ArrowLeft {...smallIcon} />
        </Button>
      )}
      {step === "questions" ? (
        <Button
          look="main"
          size="large"
          className="w-full"
          busy={steps.isWriting || steps.isSorting}
          onClick={steps.write}
        >
          Write my letter
        </Button>
      ) : (
        <Button
          look="main"
          size="large"
          className="w-full"
          busy={steps.isSorting}
          // What is shown when the posting is left would push the button away from under a press.
          onMouseDown={(event) => step === "job" && event.preventDefault()}
          onClick={(press) => {
            if (step === "job") onLeaveJob();
            steps.next(press);
          }}
        >
          {step === "job" && !isShort ? "Next: your facts" : "Next: questions"}
          <ArrowRight {...smallIcon} />
        </Button>
      )}
      {state.editingDetails ? (
        <Button size="large" className="shrink-0 max-sm:px-3" onClick={generator.closeDesk}>
          Your letter
        </Button>
      ) : null}
    </ActionBar>
  );
}
