import { AnswersSheet } from "#client/features/wizard/answers-sheet.tsx";
import { pickStatus } from "#client/features/wizard/pick-status.ts";
import { SkillsStep } from "#client/features/wizard/skills-step.tsx";
import { useWizardAnswers } from "#client/features/wizard/use-wizard-answers.ts";
import { WizardFrame } from "#client/features/wizard/wizard-frame.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { pickThree } from "#shared/wizard/pick-three.ts";
import { skillCategoryOf } from "#shared/wizard/positions.ts";
import { useWizardNavigation } from "./wizard-navigation.ts";
import { WizardStartOver } from "./wizard-start-over.tsx";

export function SkillsSelectionPage() {
  useDocumentTitle("Your skills");
  const { answers, answer } = useWizardAnswers();
  const { to } = useWizardNavigation();
  const chosen = answers.selectedSkills ?? [];
  const goOn = () => to(paths.experienceLevel);
  return (
    <WizardFrame
      step="Skills"
      question="What are your top skills?"
      hint="Pick up to 3. A fourth replaces your first pick."
      status={pickStatus(chosen)}
      canContinue={chosen.length > 0}
      onContinue={goOn}
      onBack={() => to(paths.positionSelection)}
      startOver={<WizardStartOver />}
      sheet={<AnswersSheet answers={answers} />}
    >
      <SkillsStep
        opening={skillCategoryOf(answers.jobPosition)}
        chosen={chosen}
        onEnter={goOn}
        onPick={(skill) => answer("selectedSkills", pickThree(chosen, skill))}
      />
    </WizardFrame>
  );
}
