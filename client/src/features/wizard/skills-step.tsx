import { useState } from "react";
import { ChoiceChips } from "#client/components/ui/choice-chips.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { type SkillCategory, skillCategories, skillCategoryLabels, skillsByCategory } from "#shared/wizard/skills.ts";

export type SkillsStepProps = {
  opening: SkillCategory;
  chosen: readonly string[];
  onPick: (skill: string) => void;
  onEnter: () => void;
};

/** Skills by category; what was picked in another category stays picked. */
export function SkillsStep({ opening, chosen, onPick, onEnter }: SkillsStepProps) {
  const [category, setCategory] = useState(opening);
  const elsewhere = chosen.filter((skill) => !skillsByCategory[category].includes(skill));
  return (
    <div className="grid gap-5">
      {/* biome-ignore lint/a11y/useSemanticElements: a row of filters, not form fields */}
      <div role="group" aria-label="Skill categories" className="grid grid-cols-3 sm:flex sm:gap-5">
        {skillCategories.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === category}
            onClick={() => setCategory(one)}
            className={classNames(
              "min-h-11 text-left",
              one === category ? "font-heading text-strong" : "font-medium text-body hover:text-strong",
            )}
          >
            <span
              className={classNames(
                "inline-block border-b-2 pb-1.5",
                one === category ? "border-accent" : "border-transparent",
              )}
            >
              {skillCategoryLabels[one]}
            </span>
          </button>
        ))}
      </div>
      <ChoiceChips
        label={`${skillCategoryLabels[category]} skills`}
        options={skillsByCategory[category].map(toOption)}
        chosen={chosen}
        onPick={onPick}
        onEnter={onEnter}
        numbered
      />
      {elsewhere.length > 0 ? <p className="text-small">Also chosen: {elsewhere.join(", ")}</p> : null}
    </div>
  );
}

function toOption(skill: string) {
  return { value: skill, label: skill };
}
