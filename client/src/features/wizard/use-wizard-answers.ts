import { useState } from "react";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { readWizardAnswers, writeWizardAnswer } from "#client/lib/wizard-answers.ts";
import type { WizardAnswers } from "#shared/wizard/wizard.schema.ts";

/** The answers so far and a way to give one; each is kept in the browser at once. */
export function useWizardAnswers() {
  const [answers, setAnswers] = useState<WizardAnswers>(readWizardAnswers);
  function answer<Key extends keyof WizardAnswers>(key: Key, value: NonNullable<WizardAnswers[Key]>): void {
    setAnswers((before) => ({ ...before, [key]: value }));
    if (!writeWizardAnswer(key, value)) showToast(messages.storageFailed);
  }
  return { answers, answer };
}
