import { useState } from "react";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { readWizardAnswers } from "#client/lib/wizard-answers.ts";
import type { UnlockForm } from "#shared/generator/prompt.schema.ts";
import type { LetterLength, PromptForm } from "#shared/generator/prompt-form.schema.ts";
import { withVouch } from "#shared/letters/saved-cover-letter.schema.ts";
import { currentVersion, emptyGeneratorState, type GeneratorState, viewOf } from "./generator-state.schema.ts";
import { addVersion, editVersion, showVersion } from "./letter-versions.ts";
import { applyPrefill } from "./prefill.ts";
import {
  changeRequest,
  combinedPrompt,
  fullName,
  type LetterChange,
  previewRequest,
  unlockRequest,
} from "./prompt-request.ts";
import { useGeneratorState } from "./use-generator-state.ts";
import { useLetterChange } from "./use-letter-change.ts";
import { useLetterWriting } from "./use-letter-writing.ts";
import { useUnlock } from "./use-unlock.ts";

/** The generator's way from form to preview to unlocked letter and its later versions. */
export function useGenerator({
  initial,
  knownEmail,
  owned,
}: {
  initial: () => GeneratorState;
  knownEmail: string;
  /** Templates that may be used; null while that is not known. */
  owned: ReadonlySet<string> | null;
}) {
  const { state, change, save } = useGeneratorState(initial);
  const writing = useLetterWriting();
  const letterChange = useLetterChange();
  const unlock = useUnlock();
  const [celebrated, setCelebrated] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const version = currentVersion(state);
  const templateId = owned && !owned.has(state.templateId ?? "") ? null : state.templateId;

  /** The first letter of a posting is previewed; changed details of the same posting make another version of it. */
  async function generate(form: PromptForm): Promise<void> {
    const wizard = readWizardAnswers();
    const order = { form, wizard, prompt: combinedPrompt(form, wizard), templateId };
    if (version && state.order?.form.prompt.trim() === form.prompt.trim()) {
      change((now) => ({ ...now, order, editingDetails: false }));
      startChange({ task: "regenerate", tone: form.tone }, order);
      return;
    }
    const before = state;
    setFailure(null);
    const preview = await writing.write(previewRequest(order)).catch(setFailure);
    if (!preview) return;
    change((now) => ({
      ...now,
      order,
      preview,
      versions: [],
      vouched: [],
      ticked: [],
      current: 0,
      editingDetails: false,
      unlockForm: {
        ...now.unlockForm,
        name: now.unlockForm.name || fullName(form),
        email: now.unlockForm.email || knownEmail,
        jobTitle: now.unlockForm.jobTitle || form.jobTitle,
      },
    }));
    if (version) showToast(messages.newLetter, { label: "Bring it back", onPress: () => change(() => before) });
  }

  async function unlockLetter(person: UnlockForm): Promise<void> {
    if (!state.order || !state.preview) return;
    setFailure(null);
    const answer = await unlock(unlockRequest({ ...state.order, templateId }, person, state.preview.draftId)).catch(
      setFailure,
    );
    if (!answer) return;
    change((now) => ({ ...addVersion(now, answer, "generate"), unlockForm: person, userName: person.name.trim() }));
    setCelebrated(person.name.trim());
  }

  function startChange(wanted: LetterChange, order = state.order): void {
    if (!order || !version) return;
    const before = state.current;
    setFailure(null);
    void letterChange.start({
      change: wanted,
      request: changeRequest({ order: { ...order, templateId }, person: state.unlockForm, version, change: wanted }),
      onChanged: (answer) => change((now) => addVersion(now, answer, wanted.task)),
      onBringBack: () => change((now) => showVersion(now, before)),
      onFailed: setFailure,
    });
  }

  /** The same letter written again, shorter or longer. */
  function resize(length: LetterLength): void {
    if (!state.order || !version) return;
    const order = { ...state.order, form: { ...state.order.form, length } };
    change((now) => ({ ...now, order, form: { ...now.form, length } }));
    startChange({ task: "regenerate", tone: version.answer.letter.tone }, order);
  }

  function startNewLetter(): void {
    const before = state;
    letterChange.stop();
    setCelebrated(null);
    change((now) => applyPrefill(emptyGeneratorState, now.prefill));
    showToast(messages.newLetter, { label: "Bring it back", onPress: () => change(() => before) });
  }

  return {
    state,
    version,
    /** What letters are written and set in now; null for the plain letter. */
    templateId,
    view: writing.progress ? ("writing" as const) : viewOf(state),
    writing,
    changing: letterChange.change ? { change: letterChange.change, percent: letterChange.percent ?? 0 } : null,
    /** Whose letter has just been unlocked, while that is celebrated. */
    celebrated,
    endCelebration: () => setCelebrated(null),
    /** What the last call failed with; null when it did not. */
    failure,
    generate,
    unlockLetter,
    startChange: (wanted: LetterChange) => startChange(wanted),
    resize,
    startNewLetter,
    save,
    setTemplate: (chosen: string | null) => change((now) => ({ ...now, templateId: chosen })),
    setConvention: (convention: GeneratorState["convention"]) => change((now) => ({ ...now, convention })),
    setForm: (form: GeneratorState["form"]) => change((now) => ({ ...now, form })),
    setUnlockForm: (unlockForm: GeneratorState["unlockForm"]) => change((now) => ({ ...now, unlockForm })),
    editDetails: (editingDetails: boolean) => change((now) => ({ ...now, editingDetails })),
    /** Keeps what is being typed; null leaves the letter as it was. */
    setDraftText: (draftText: string | null) => change((now) => ({ ...now, draftText })),
    edit: (text: string) => change((now) => editVersion(now, text)),
    /** The person vouches for a claim without a source, or takes that back. */
    vouch: (key: string, vouched: boolean) =>
      change((now) => ({ ...now, vouched: withVouch(now.vouched, { key, vouched }) })),
    tick: (key: string, on: boolean) =>
      change((now) => ({
        ...now,
        ticked: [...now.ticked.filter((other) => other !== key), ...(on ? [key] : [])].slice(-100),
      })),
    showVersion: (index: number) => change((now) => showVersion(now, index)),
  };
}

export type Generator = ReturnType<typeof useGenerator>;
