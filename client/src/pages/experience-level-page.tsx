import { ChoiceChips } from "#client/components/ui/choice-chips.tsx";
import { AnswersSheet } from "#client/features/wizard/answers-sheet.tsx";
import { useWizardAnswers } from "#client/features/wizard/use-wizard-answers.ts";
import { WizardFrame } from "#client/features/wizard/wizard-frame.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { experienceOptions, experienceTier } from "#shared/wizard/experience-tier.ts";
import { useWizardNavigation } from "./wizard-navigation.ts";
import { WizardStartOver } from "./wizard-start-over.tsx";

export function ExperienceLevelPage() {
  useDocumentTitle("Your experience");
  const { answers, answer } = useWizardAnswers();
  const { to } = useWizardNavigation();
  const chosen = experienceOptions.find((option) => option.value === answers.yearsOfExperience);
  const goOn = () => to(paths.educationLevel);
  return (
    <WizardFrame
      step="Experience"
      question="How many years have you worked in this field?"
      hint="Part-time and volunteer years count too."
      status={chosen ? experienceTier(chosen.years) : ""}
      canContinue={chosen !== undefined}
      onContinue={goOn}
      onBack={() => to(paths.skillsSelection)}
      startOver={<WizardStartOver />}
      sheet={<AnswersSheet answers={answers} />}
    >
      <ChoiceChips
        label="Years of experience"
        options={experienceOptions}
        chosen={chosen ? [chosen.value] : []}
        onEnter={goOn}
        onPick={(years) => answer("yearsOfExperience", years)}
      />
    </WizardFrame>
  );
}
