import { InTurn } from "#client/components/in-turn.tsx";
import { LetterSheet } from "#client/components/letter-sheet.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Desk } from "./desk.tsx";
import type { GeneratorProps } from "./generator-props.ts";
import { toLetterhead } from "./letter-file.ts";
import { PromptForm } from "./prompt-form.tsx";
import { TemplateChoice } from "./template-choice.tsx";
import type { Generator } from "./use-generator.ts";

/** The form, beside an unlit sheet whose letterhead follows what is typed. */
export function FormView({ generator, contact, hasResume, ownedTemplates }: GeneratorProps & { generator: Generator }) {
  const { form, prefill, editingDetails } = generator.state;
  const skillsFilledIn = prefill.skills !== undefined && prefill.skills === form.skills;
  const hint = skillsFilledIn
    ? `From your ${hasResume ? "resume" : "answers"}. Change them as you like.`
    : "Separate them with commas.";
  const highlightsHint = hasResume
    ? "The jobs in your resume count already. Add what it leaves out, one line each."
    : "One line each, like: Trained eleven colleagues on bedside shift report in 2024. These lines make the letter yours.";
  const choice = {
    chosen: generator.templateId,
    owned: ownedTemplates,
    onChoose: generator.setTemplate,
    onLeave: generator.save,
  };
  return (
    <Desk
      leftBelowBar={false}
      hideSheetOnPhones
      left={
        <>
          <TemplateChoice {...choice} className="mb-3 lg:hidden" />
          <InTurn>
            <PromptForm
              failure={generator.failure}
              values={form}
              skillsHint={hint}
              highlightsHint={highlightsHint}
              onChange={generator.setForm}
              onSubmit={generator.generate}
            >
              {editingDetails ? (
                <Button size="large" className="shrink-0" onClick={() => generator.editDetails(false)}>
                  Back<span className="max-sm:sr-only"> to the letter</span>
                </Button>
              ) : null}
            </PromptForm>
          </InTurn>
        </>
      }
      bar={<TemplateChoice {...choice} />}
      sheet={
        <InTurn>
          <LetterSheet
            label="Your letter, not written yet"
            lit={false}
            letterhead={toLetterhead(form, { contact, language: "en" })}
          >
            <div className="pt-28 text-center text-ink-2">
              <p className="text-section italic">The letter is written here.</p>
              <p className="mt-1 font-sans text-base">You can watch, line by line.</p>
            </div>
          </LetterSheet>
        </InTurn>
      }
    />
  );
}
