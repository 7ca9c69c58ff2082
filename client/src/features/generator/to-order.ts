import { readWizardAnswers } from "#client/lib/wizard-answers.ts";
import type { PromptForm } from "#shared/generator/prompt-form.schema.ts";
import { languageOf, orderMaterial } from "./desk-letter.ts";
import { checkDesk } from "./desk-problems.ts";
import type { GeneratorState, KeptOrder } from "./generator-state.schema.ts";
import { fingerprintOf, sureJobOf } from "./posting/read-job.ts";
import { combinedPrompt } from "./prompt-request.ts";

/** What a letter is asked for by: the form, the facts, and what is known of the job. */
export function toOrder(state: GeneratorState, form: PromptForm, templateId: string | null): KeptOrder {
  const wizard = readWizardAnswers();
  return {
    ...{ form, wizard, templateId },
    prompt: combinedPrompt(form, wizard),
    material: orderMaterial(state),
    language: languageOf(state),
    withoutPosting: state.desk.withoutPosting,
    // A posting that is not read yet is read by the server.
    ...(isHeadKnown(state) ? { job: sureJobOf(state) } : {}),
  };
}

/** What the desk says by now, while it is still about the letter's posting: facts may have been put right since. */
export function orderNow(state: GeneratorState, templateId: string | null): KeptOrder | null {
  const { form } = checkDesk(state);
  return form && form.prompt.trim() === state.order?.form.prompt.trim()
    ? toOrder(state, form, templateId)
    : state.order;
}

function isHeadKnown({ desk, form }: GeneratorState): boolean {
  return desk.withoutPosting || desk.readOf === fingerprintOf(form.prompt);
}
