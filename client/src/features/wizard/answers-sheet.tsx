import { educationLevels } from "#shared/wizard/education-levels.ts";
import { experienceOptions, experienceTier } from "#shared/wizard/experience-tier.ts";
import type { WizardAnswers } from "#shared/wizard/wizard.schema.ts";

/** The small sheet beside the questions: it fills with every answer, so no step feels lost. */
export function AnswersSheet({ answers }: { answers: WizardAnswers }) {
  const lines: { label: string; value: string }[] = [
    { label: "The job", value: answers.jobPosition ?? "" },
    { label: "Top skills", value: inWords(answers.selectedSkills ?? []) },
    { label: "Experience", value: experienceInWords(answers.yearsOfExperience) },
    { label: "Education", value: educationLevels.find((level) => level.value === answers.educationLevel)?.label ?? "" },
    { label: "Strengths", value: inWords(answers.selectedStrengths ?? []) },
  ];
  const lit = lines.some((line) => line.value);
  return (
    <section aria-label="What the letter knows so far">
      <p className="mb-2.5 text-quiet text-small">What the letter knows so far</p>
      <dl
        className={`min-h-[424px] rounded-paper px-9 py-8 transition-colors duration-slow ${lit ? "bg-paper shadow-sheet" : "bg-paper-unlit"}`}
      >
        {lines.map((line) => (
          <div key={line.label} className="mb-4">
            <dt className="text-ink-2 text-small">{line.label}</dt>
            <dd className="min-h-7 break-words font-serif text-ink text-lead">
              {line.value || (
                <span className="mt-6 block border-paper-rule border-b">
                  <span className="sr-only">Nothing yet</span>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function experienceInWords(years: string | undefined): string {
  const option = experienceOptions.find((one) => one.value === years);
  return option ? `${option.label}, ${experienceTier(option.years)}` : "";
}

function inWords(words: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(words);
}
