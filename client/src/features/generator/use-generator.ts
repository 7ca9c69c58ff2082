import { useState } from "react";
import type { PromptAnswer, UnlockForm } from "#shared/generator/prompt.schema.ts";
import type { LetterLength, PromptForm } from "#shared/generator/prompt-form.schema.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import { begunBy, changeHere, loadBrowserWriter } from "./browser-model/change-here.ts";
import { isBrowserChosen } from "./browser-model/chosen-writer.ts";
import { withOwnLetter, withPreview, withUnlocked } from "./first-letter.ts";
import { currentVersion, type GeneratorState, type KeptOrder, viewOf } from "./generator-state.schema.ts";
import { newDesk, nextDesk } from "./initial-state.ts";
import { addVersion, showVersion } from "./letter-versions.ts";
import type { OwnOrder } from "./own-chatbot/own-prompt.ts";
import {
  changeRequest,
  type Instead,
  insteadOf,
  type LetterChange,
  previewRequest,
  unlockRequest,
} from "./prompt-request.ts";
import { requestLetter, streamLetter } from "./request-letter.ts";
import { type Said, withSaid } from "./say-it/with-said.ts";
import { stateActions } from "./state-actions.ts";
import { orderNow, toOrder } from "./to-order.ts";
import { useGeneratorState } from "./use-generator-state.ts";
import { tellNewLetter, useIncoming } from "./use-incoming.ts";
import { useLetterChange } from "./use-letter-change.ts";
import { isWritersFault, useLetterWriting } from "./use-letter-writing.ts";
import { useUnlock } from "./use-unlock.ts";
import { waysOnAfter } from "./ways-on-after.ts";

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
  useIncoming({ state, change, imported, leftBehind });
  const version = currentVersion(state);
  const templateId = owned && !owned.has(state.templateId ?? "") ? null : state.templateId;

  /** The first letter of a posting is previewed; changed details of the same posting make another version of it. */
  async function generate(form: PromptForm): Promise<void> {
    const order = toOrder(state, form, templateId);
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
    change((now) => withPreview(now, { order, preview, email: knownEmail }));
    if (version) tellNewLetter(before, change);
  }

  /** The first letter of an order by the browser's own model; `begun` is what it had of it when it broke off. */
  async function writeHere(order: KeptOrder, begun = ""): Promise<void> {
    setFailure(null);
    const own = ownOrderOf(order, null);
    const answer = await writing
      .write(async (options) => (await loadBrowserWriter()).writeInBrowser(own, { ...options, begun }))
      .catch((error: unknown) => {
        setFailure(error);
        setRetry(
          () =>
            ({ writer, goOn, ...instead }: Instead) =>
              void (writer === undefined
                ? writeHere(order, goOn ? begunBy(error) : "")
                : writePreview(order, order.form, { ...instead, writer })),
        );
      });
    if (answer) takeOwnLetter(answer, own);
  }

  async function unlockLetter(person: UnlockForm): Promise<void> {
    if (!state.order || !state.preview) return;
    setFailure(null);
    const answer = await unlock(unlockRequest({ ...state.order, templateId }, person, state.preview.draftId)).catch(
      setFailure,
    );
    if (!answer) return;
    change((now) => withUnlocked(now, answer, person));
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
      // A translation that failed is made anew in that language.
      const language = wanted.task === "translate" ? wanted.language : (order.language ?? null);
      void writePreview(language ? { ...order, language } : order, order.form, instead);
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
    change((now) => withOwnLetter(now, { order, answer, front, by: wanted?.task ?? "generate" }));
  }

  /** The letter that stands, in another tone or language; only a translation keeps to what it was written from. */
  function changeLetter(wanted: LetterChange, by?: "browser" | "translator"): void {
    const order = wanted.task === "regenerate" ? orderNow(state, templateId) : state.order;
    change((now) => ({ ...now, order }));
    startChange(wanted, order, by ? { by } : {});
  }

  /** The same letter written again, shorter or longer. */
  function resize(length: LetterLength): void {
    const now = orderNow(state, templateId);
    if (!now || !version) return;
    const order = { ...now, form: { ...now.form, length } };
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
        ? waysOnAfter(retry, { failure, broken: writing.broken })
        : null,
    generate,
    unlockLetter,
    startChange: changeLetter,
    resize,
    sayAgain,
    startNewLetter,
    /** What the person's own chatbot is being asked for; null while it is not. */
    ownOrder,
    askOwnChatbot: (wanted: LetterChange) => askOwnChatbot(wanted),
    /** A first letter, or another one, by the person's own chatbot. */
    generateByOwnChatbot: (form: PromptForm) => askOwnChatbot(null, toOrder(state, form, templateId)),
    takeOwnLetter: (answer: PromptAnswer) => ownOrder && takeOwnLetter(answer, ownOrder),
    closeOwnChatbot: () => setOwnOrder(null),
    save,
    change,
    ...stateActions(change),
    /** The way on where a template is not paid for. */
    choosePlainLetter: () => {
      change((now) => ({ ...now, templateId: null }));
      setFailure(null);
    },
  };
}

export type Generator = ReturnType<typeof useGenerator>;
