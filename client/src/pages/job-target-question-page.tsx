import { useState } from "react";
import { ChoiceChips } from "#client/components/ui/choice-chips.tsx";
import { AnswersSheet } from "#client/features/wizard/answers-sheet.tsx";
import { useWizardAnswers } from "#client/features/wizard/use-wizard-answers.ts";
import { WizardFrame } from "#client/features/wizard/wizard-frame.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { useWizardNavigation } from "./wizard-navigation.ts";
import { WizardStartOver } from "./wizard-start-over.tsx";

const options = [
  { value: "yes", label: "Yes", note: "I have a posting to paste" },
  { value: "no", label: "No", note: "Ask me what I am looking for" },
] as const;

export function JobTargetQuestionPage() {
  useDocumentTitle("A specific job?");
  const { answers } = useWizardAnswers();
  const { leave } = useWizardNavigation();
  const [choice, setChoice] = useState<string | null>(null);
  const goOn = () => choice && leave(choice === "yes" ? paths.prompt : paths.positionSelection);
  return (
    <WizardFrame
      question="Are you applying for a specific job?"
      hint="With a posting, the letter answers it line by line."
      status=""
      canContinue={choice !== null}
      onContinue={goOn}
      onBack={() => leave(paths.resumeReview)}
      startOver={<WizardStartOver />}
      sheet={<AnswersSheet answers={answers} />}
    >
      <ChoiceChips
        label="A specific job"
        options={options}
        chosen={choice ? [choice] : []}
        onEnter={goOn}
        onPick={setChoice}
      />
    </WizardFrame>
  );
}
