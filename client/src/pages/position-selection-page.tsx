import { useState } from "react";
import { AnswersSheet } from "#client/features/wizard/answers-sheet.tsx";
import { PositionStep, positionOf, toPositionChoice } from "#client/features/wizard/position-step.tsx";
import { useWizardAnswers } from "#client/features/wizard/use-wizard-answers.ts";
import { WizardFrame } from "#client/features/wizard/wizard-frame.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { useWizardNavigation } from "./wizard-navigation.ts";
import { WizardStartOver } from "./wizard-start-over.tsx";

export function PositionSelectionPage() {
  useDocumentTitle("Your position");
  const { answers, answer } = useWizardAnswers();
  const { to, leave, beforePosition } = useWizardNavigation();
  const [choice, setChoice] = useState(() => toPositionChoice(answers.jobPosition));
  const position = positionOf(choice);
  const goOn = () => {
    if (!position) return;
    answer("jobPosition", position);
    to(paths.skillsSelection);
  };
  return (
    <WizardFrame
      step="Position"
      question="Which job is the letter for?"
      hint="Choose the closest one. You can reword it later."
      status={position}
      canContinue={position !== ""}
      onContinue={goOn}
      onBack={() => leave(beforePosition)}
      startOver={<WizardStartOver />}
      sheet={<AnswersSheet answers={{ ...answers, jobPosition: position }} />}
    >
      <PositionStep value={choice} onChange={setChoice} onEnter={goOn} />
    </WizardFrame>
  );
}
