import { ChoiceChips } from "#client/components/ui/choice-chips.tsx";
import { AnswersSheet } from "#client/features/wizard/answers-sheet.tsx";
import { pickStatus } from "#client/features/wizard/pick-status.ts";
import { useWizardAnswers } from "#client/features/wizard/use-wizard-answers.ts";
import { WizardFrame } from "#client/features/wizard/wizard-frame.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { pickThree } from "#shared/wizard/pick-three.ts";
import { strengthOptions } from "#shared/wizard/strengths.ts";
import { useWizardNavigation } from "./wizard-navigation.ts";
import { WizardStartOver } from "./wizard-start-over.tsx";

const options = strengthOptions.map((strength) => ({ value: strength, label: strength }));

export function StrengthsSelectionPage() {
  useDocumentTitle("Your strengths");
  const { answers, answer } = useWizardAnswers();
  const { to, leave } = useWizardNavigation();
  const chosen = answers.selectedStrengths ?? [];
  const goOn = () => leave(paths.prompt);
  return (
    <WizardFrame
      step="Strengths"
      question="What do people value in you?"
      hint="Pick up to 3. The letter shows them through what you did."
      status={pickStatus(chosen)}
      canContinue={chosen.length > 0}
      onContinue={goOn}
      onBack={() => to(paths.educationLevel)}
      startOver={<WizardStartOver />}
      sheet={<AnswersSheet answers={answers} />}
    >
      <ChoiceChips
        label="Strengths"
        options={options}
        chosen={chosen}
        onEnter={goOn}
        onPick={(strength) => answer("selectedStrengths", pickThree(chosen, strength))}
        numbered
      />
    </WizardFrame>
  );
}
