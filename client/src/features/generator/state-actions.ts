import { withTick } from "#shared/letters/letter-sources.schema.ts";
import { withVouch } from "#shared/letters/saved-cover-letter.schema.ts";
import type { ChecklistPoint } from "#shared/postings/checklist.ts";
import { withAddedLine } from "./add-line.ts";
import type { DeskStep } from "./desk-state.schema.ts";
import { type GeneratorState, viewOf } from "./generator-state.schema.ts";
import { editVersion, showVersion } from "./letter-versions.ts";
import type { ChangeState } from "./use-generator-state.ts";

/** What a person changes on the page without asking a writer for anything. */
export function stateActions(change: ChangeState) {
  return {
    setTemplate: (chosen: string | null) => change((now) => ({ ...now, templateId: chosen })),
    setConvention: (convention: GeneratorState["convention"]) => change((now) => ({ ...now, convention })),
    setUnlockForm: (unlockForm: GeneratorState["unlockForm"]) => change((now) => ({ ...now, unlockForm })),
    /** Back to the desk, from a letter that waits behind it. */
    openDesk: (step: DeskStep) =>
      change((now) => ({ ...now, editingDetails: true, desk: { ...now.desk, step, folded: false } })),
    /** A step as it was left, in front of the letter where there is one. */
    showStep: (step: DeskStep) =>
      change((now) => ({
        ...now,
        editingDetails: viewOf({ ...now, editingDetails: false }) !== "form",
        desk: { ...now.desk, step },
      })),
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

function withDraft(state: GeneratorState, box: string, text: string | null): GeneratorState {
  const { [box]: _before, ...others } = state.desk.drafts;
  return { ...state, desk: { ...state.desk, drafts: text === null ? others : { ...others, [box]: text } } };
}
