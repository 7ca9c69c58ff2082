import { ChoiceChips } from "#client/components/ui/choice-chips.tsx";
import { AnswersSheet } from "#client/features/wizard/answers-sheet.tsx";
import { useWizardAnswers } from "#client/features/wizard/use-wizard-answers.ts";
import { WizardFrame } from "#client/features/wizard/wizard-frame.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { educationLevels } from "#shared/wizard/education-levels.ts";
import { useWizardNavigation } from "./wizard-navigation.ts";
import { WizardStartOver } from "./wizard-start-over.tsx";

export function EducationLevelPage() {
  useDocumentTitle("Your education");
  const { answers, answer } = useWizardAnswers();
  const { to } = useWizardNavigation();
  const chosen = answers.educationLevel;
  const goOn = () => to(paths.strengthsSelection);
  const pick = (value: string) => {
    const level = educationLevels.find((one) => one.value === value);
    if (level) answer("educationLevel", level.value);
  };
  return (
    <WizardFrame
      step="Education"
      question="What's your highest level of education?"
      hint="The letter only mentions what you tell us."
      status={educationLevels.find((level) => level.value === chosen)?.label ?? ""}
      canContinue={chosen !== undefined}
      onContinue={goOn}
      onBack={() => to(paths.experienceLevel)}
      startOver={<WizardStartOver />}
      sheet={<AnswersSheet answers={answers} />}
    >
      <ChoiceChips
        label="Education"
        options={educationLevels}
        chosen={chosen ? [chosen] : []}
        onEnter={goOn}
        onPick={pick}
      />
    </WizardFrame>
  );
}
