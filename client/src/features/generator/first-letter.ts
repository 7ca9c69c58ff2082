import type { PromptAnswer, UnlockForm } from "#shared/generator/prompt.schema.ts";
import type { VersionOrigin } from "#shared/letters/letter-version.schema.ts";
import { emailProblem } from "#shared/material/email.ts";
import type { GeneratorState, KeptOrder, LetterVersion } from "./generator-state.schema.ts";
import { addVersion } from "./letter-versions.ts";
import { fullName } from "./prompt-request.ts";

/** A first letter of a posting: earlier letters and what was said of them are gone. */
export function withPreview(
  state: GeneratorState,
  { order, preview, email }: { order: KeptOrder; preview: PromptAnswer; email: string },
): GeneratorState {
  const { unlockForm, material } = state;
  return {
    ...withoutVersions(state),
    order,
    preview,
    editingDetails: false,
    unlockForm: {
      ...unlockForm,
      name: unlockForm.name || fullName(order.form),
      email: unlockForm.email || material.person.email.trim() || email,
      jobTitle: unlockForm.jobTitle || order.form.jobTitle,
    },
  };
}

/** The whole letter, and who asked for it. An address that cannot be written to gives way to the one that was given now. */
export function withUnlocked(state: GeneratorState, answer: PromptAnswer, form: UnlockForm): GeneratorState {
  const { material } = state;
  const { person } = material;
  return {
    ...addVersion(state, answer, "generate"),
    unlockForm: form,
    userName: form.name.trim(),
    material: emailProblem(person.email) ? { ...material, person: { ...person, email: form.email.trim() } } : material,
  };
}

/** A letter that was pasted, or written in the browser, stands in front, open; `front` is the one it was made of. */
export function withOwnLetter(
  state: GeneratorState,
  letter: { order: KeptOrder; answer: PromptAnswer; front: LetterVersion | null; by: VersionOrigin },
): GeneratorState {
  const { order, answer, front, by } = letter;
  const before = front ? state : withoutVersions(state);
  return addVersion({ ...before, order, preview: answer, editingDetails: false }, answer, by);
}

function withoutVersions(state: GeneratorState): GeneratorState {
  return { ...state, versions: [], vouched: [], ticked: [], savedText: null, current: 0 };
}
