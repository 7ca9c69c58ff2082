import { useEffect, useState } from "react";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { readWizardAnswers } from "#client/lib/wizard-answers.ts";
import type { PromptAnswer, UnlockForm } from "#shared/generator/prompt.schema.ts";
import type { LetterLength, PromptForm } from "#shared/generator/prompt-form.schema.ts";
import { withTick } from "#shared/letters/letter-sources.schema.ts";
import { withVouch } from "#shared/letters/saved-cover-letter.schema.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import type { ChecklistPoint } from "#shared/postings/checklist.ts";
import { withAddedLine } from "./add-line.ts";
import { isBrowserChosen } from "./browser-model/chosen-writer.ts";
import { languageOf, orderMaterial } from "./desk-letter.ts";
import type { DeskStep } from "./desk-state.schema.ts";
import {
  currentVersion,
  type GeneratorState,
  type KeptOrder,
  type LetterVersion,
  viewOf,
} from "./generator-state.schema.ts";
import { newDesk, nextDesk } from "./initial-state.ts";
import { addVersion, editVersion, showVersion } from "./letter-versions.ts";
import { hasOldForm } from "./old-form.ts";
import type { OwnOrder } from "./own-chatbot/own-prompt.ts";
import { fingerprintOf, sureJobOf } from "./posting/read-job.ts";
import {
  changeRequest,
  combinedPrompt,
  fullName,
  type Instead,
  insteadOf,
  type LetterChange,
  previewRequest,
  unlockRequest,
} from "./prompt-request.ts";
import { requestLetter, streamLetter } from "./request-letter.ts";
import { type Said, withSaid } from "./say-it/with-said.ts";
import { takeInImported } from "./take-in.ts";
import { type ChangeState, useGeneratorState } from "./use-generator-state.ts";
import { useLetterChange } from "./use-letter-change.ts";
import { isWritersFault, useLetterWriting } from "./use-letter-writing.ts";
import { useUnlock } from "./use-unlock.ts";
import type { WaysOn } from "./ways-on.tsx";
import type { WritingProgress } from "./writing-progress.ts";

/** The generator's way from form to preview to unlocked letter and its later versions. */
export function useGenerator({
  initial,
  leftBehind,
  imported,
  knownEmail,
  owned,
}: {
  initial: () => GeneratorState;
  /** A letter that was not saved, and that `initial` has no place for. */
  leftBehind: GeneratorState | null;
  /** What questionnaire and resume say; null while that is not known. */
  imported: Facts | null;
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
  const [ownOrder, setOwnOrder] = useState<OwnOrder | null>(null);
  const [retry, setRetry] = useState<((instead: Instead) => void) | null>(null);
  useEffect(() => {
    if (imported) change((now) => takeInImported(now, imported));
  }, [imported, change]);
  useEffect(() => {
    if (leftBehind) tellNewLetter(leftBehind, change);
  }, [leftBehind, change]);
  const isOld = hasOldForm(state);
  useEffect(() => {
    if (isOld) void import("./take-in-old-form.ts").then(({ takeInOldForm }) => change(takeInOldForm));
  }, [isOld, change]);
  const version = currentVersion(state);
  const templateId = owned && !owned.has(state.templateId ?? "") ? null : state.templateId;

  function toOrder(form: PromptForm): KeptOrder {
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

  /** The first letter of a posting is previewed; changed details of the same posting make another version of it. */
  async function generate(form: PromptForm): Promise<void> {
    const order = toOrder(form);
    if (version && state.order?.form.prompt.trim() === form.prompt.trim()) {
      change((now) => ({ ...now, order, editingDetails: false }));
      const by = (await isBrowserChosen(order.language ?? "en")) ? ("browser" as const) : undefined;
      // The server knows nothing of a letter that the browser wrote.
      if (version.answer.by === "browser" && !by) await writePreview(order, form);
      else startChange({ task: "regenerate", tone: form.tone }, order, by ? { by } : {});
      return;
    }
    if (await isBrowserChosen(order.language ?? "en")) await writeHere(order);
    else await writePreview(order, form);
  }

  /** `instead`: the same letter again, from where it broke off or by another writer. */
  async function writePreview(order: KeptOrder, form: PromptForm, instead: Instead = {}): Promise<void> {
    const before = state;
    setFailure(null);
    setRetry(() => (another: Instead) => void writePreview(order, form, another));
    const preview = await writing
      .write((options) => streamLetter(insteadOf(previewRequest(order), instead), options))
      .catch(setFailure);
    if (!preview) return;
    change((now) => ({
      ...now,
      order,
      preview,
      versions: [],
      vouched: [],
      ticked: [],
      savedText: null,
      current: 0,
      editingDetails: false,
      unlockForm: {
        ...now.unlockForm,
        name: now.unlockForm.name || fullName(form),
        email: now.unlockForm.email || now.material.person.email.trim() || knownEmail,
        jobTitle: now.unlockForm.jobTitle || form.jobTitle,
      },
    }));
    if (version) tellNewLetter(before, change);
  }

  /** The first letter of an order by the browser's own model. */
  async function writeHere(order: KeptOrder): Promise<void> {
    setFailure(null);
    setRetry(
      () => (another: Instead) =>
        void (another.writer === undefined ? writeHere(order) : writePreview(order, order.form, another)),
    );
    const own = ownOrderOf(order, null);
    const answer = await writing
      .write(async (options) => (await loadBrowserWriter()).writeInBrowser(own, options))
      .catch(setFailure);
    if (answer) takeOwnLetter(answer, own);
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

  function startChange(
    wanted: LetterChange,
    order = state.order,
    { instead = {}, of = version, by }: { instead?: Instead; of?: typeof version; by?: "browser" | "translator" } = {},
  ): void {
    if (!order || !of) return;
    const isOthers = instead.writer !== undefined;
    if (of.answer.by === "browser" && isOthers) {
      void writePreview(order, order.form, instead);
      return;
    }
    const here = isOthers ? undefined : (by ?? (of.answer.by === "browser" ? "browser" : undefined));
    if (of.answer.by === "own-chatbot" && !isOthers && !here) {
      askOwnChatbot(wanted, order);
      return;
    }
    const before = state.current;
    setFailure(null);
    setRetry(() => (another: Instead) => startChange(wanted, order, { instead: another, of, ...(by ? { by } : {}) }));
    const person = state.unlockForm;
    const request = changeRequest({ order: { ...order, templateId }, person, version: of, change: wanted });
    void letterChange.start({
      change: wanted,
      work: (signal) =>
        here
          ? changeHere(here, { ...ownOrderOf(order, wanted), front: of }, signal)
          : requestLetter(insteadOf(request, instead), signal),
      onChanged: (answer) => change((now) => addVersion(now, answer, wanted.task)),
      onBringBack: () => change((now) => showVersion(now, before)),
      onFailed: setFailure,
    });
  }

  /** The translation in front made again from the letter it is of, with what the person has said in its language. */
  function sayAgain(said: Said): void {
    if (!state.order || !version) return;
    const { language } = version.answer.letter;
    const next = withSaid(state, said, language);
    change(() => next);
    const source = state.versions.slice(0, state.current).findLast(({ answer }) => answer.letter.language !== language);
    const wanted: LetterChange = { task: "translate", language, untranslated: state.desk.untranslated };
    startChange(wanted, next.order, source ? { of: source } : {});
  }

  /** What the person's own chatbot is asked for; a letter of its kind can be changed by it alone. */
  function askOwnChatbot(wanted: LetterChange | null, order = state.order): void {
    if (!order) return;
    setFailure(null);
    setOwnOrder(ownOrderOf(order, wanted));
  }

  function ownOrderOf(order: KeptOrder, wanted: LetterChange | null): OwnOrder {
    const front = wanted === null ? null : (version ?? null);
    const { reading, versions } = state;
    return { order: { ...order, templateId }, reading, versions, front, change: wanted };
  }

  /** The letter that was pasted, or written here, stands in front, open: there is nothing to unlock. */
  function takeOwnLetter(answer: PromptAnswer, { order, front, change: wanted }: OwnOrder): void {
    setOwnOrder(null);
    change((now) => {
      const fresh = { ...now, order, preview: answer, editingDetails: false };
      return addVersion(
        front ? fresh : { ...fresh, versions: [], vouched: [], ticked: [], savedText: null, current: 0 },
        answer,
        wanted?.task ?? "generate",
      );
    });
  }

  /** The same letter written again, shorter or longer. */
  function resize(length: LetterLength): void {
    if (!state.order || !version) return;
    const order = { ...state.order, form: { ...state.order.form, length } };
    change((now) => ({ ...now, order, form: { ...now.form, length } }));
    startChange({ task: "regenerate", tone: version.answer.letter.tone }, order);
  }

  /** "New Letter" empties the desk; with the same facts they are on the next one, folded. */
  function startNewLetter(sameFacts = false): void {
    const before = state;
    letterChange.stop();
    setCelebrated(null);
    change((now) => (sameFacts ? nextDesk(now) : newDesk(imported)));
    tellNewLetter(before, change);
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
    /** How to go on after it, where whoever writes failed. */
    waysOn:
      failure !== null && retry !== null && isWritersFault(failure)
        ? waysOn(retry, { failure, broken: writing.broken })
        : null,
    generate,
    unlockLetter,
    startChange: (wanted: LetterChange, by?: "browser" | "translator") =>
      startChange(wanted, state.order, by ? { by } : {}),
    resize,
    sayAgain,
    startNewLetter,
    /** What the person's own chatbot is being asked for; null while it is not. */
    ownOrder,
    askOwnChatbot: (wanted: LetterChange) => askOwnChatbot(wanted),
    /** A first letter, or another one, by the person's own chatbot. */
    generateByOwnChatbot: (form: PromptForm) => askOwnChatbot(null, toOrder(form)),
    takeOwnLetter: (answer: PromptAnswer) => ownOrder && takeOwnLetter(answer, ownOrder),
    closeOwnChatbot: () => setOwnOrder(null),
    save,
    change,
    setTemplate: (chosen: string | null) => change((now) => ({ ...now, templateId: chosen })),
    /** The way on where a template is not paid for. */
    choosePlainLetter: () => {
      change((now) => ({ ...now, templateId: null }));
      setFailure(null);
    },
    setConvention: (convention: GeneratorState["convention"]) => change((now) => ({ ...now, convention })),
    setUnlockForm: (unlockForm: GeneratorState["unlockForm"]) => change((now) => ({ ...now, unlockForm })),
    /** Back to the desk, from a letter that waits behind it. */
    openDesk: (step: DeskStep) =>
      change((now) => ({ ...now, editingDetails: true, desk: { ...now.desk, step, folded: false } })),
    closeDesk: () => change((now) => ({ ...now, editingDetails: false })),
    /** Keeps what is being typed; null leaves the letter as it was. */
    setDraftText: (draftText: string | null) => change((now) => ({ ...now, draftText })),
    edit: (text: string) => change((now) => editVersion(now, text)),
    /** The person vouches for a claim without a source, or takes that back. */
    vouch: (key: string, vouched: boolean) =>
      change((now) => ({ ...now, vouched: withVouch(now.vouched, { key, vouched }) })),
    tick: (key: string, on: boolean) =>
      change((now) => ({ ...now, ticked: withTick(now.ticked, { key, ticked: on }) })),
    /** Keeps what is typed into a box of its own; null forgets it. */
    setDraft: (box: string, text: string | null) => change((now) => withDraft(now, box, text)),
    /** A line in answer to the checklist; it joins the facts and the next version of the letter. */
    addLine: (point: ChecklistPoint, text: string) => change((now) => withAddedLine(now, point, text)),
    showVersion: (index: number) => change((now) => showVersion(now, index)),
  };
}

const loadBrowserWriter = () => import("./browser-model/write-in-browser.ts");

/** Another version of a letter by the browser's own model or translator. */
async function changeHere(
  by: "browser" | "translator",
  own: OwnOrder & { front: LetterVersion },
  signal: AbortSignal,
): Promise<PromptAnswer> {
  if (by === "translator" && own.change?.task === "translate") {
    const { translateInBrowser } = await import("./browser-model/translate-in-browser.ts");
    return translateInBrowser(own, own.change.language);
  }
  return (await loadBrowserWriter()).writeInBrowser(own, { signal, onEvent: () => {} });
}

function waysOn(
  retry: (instead: Instead) => void,
  { failure, broken }: { failure: unknown; broken: WritingProgress | null },
): WaysOn {
  // fetch throws a TypeError where the server was not reached: its own writer is out of reach too.
  const unreached = failure instanceof TypeError && !broken?.text;
  return {
    ...(broken?.canGoOn ? { goOn: () => retry({ goOn: true }) } : {}),
    again: () => retry({}),
    ...(unreached ? {} : { builtIn: () => retry({ writer: "built-in" }) }),
  };
}

export type Generator = ReturnType<typeof useGenerator>;

function withDraft(state: GeneratorState, box: string, text: string | null): GeneratorState {
  const { [box]: _before, ...others } = state.desk.drafts;
  return { ...state, desk: { ...state.desk, drafts: text === null ? others : { ...others, [box]: text } } };
}

function isHeadKnown({ desk, form }: GeneratorState): boolean {
  return desk.withoutPosting || desk.readOf === fingerprintOf(form.prompt);
}

/** Says what became of the letter that stood here, with the way back to it. */
function tellNewLetter(before: GeneratorState, change: ChangeState): void {
  const message = before.savedText === null ? messages.newLetterUnsaved : messages.newLetter;
  showToast(message, { label: "Undo", onPress: () => change(() => before) });
}
