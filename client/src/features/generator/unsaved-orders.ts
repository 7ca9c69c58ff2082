import { conventionIds } from "#shared/letters/letter-convention.ts";
import { currentVersion, type GeneratorState } from "./generator-state.schema.ts";
import { readLastDesks } from "./last-desks.ts";
import { type SaveOrder, textOf, toLetterFile, toSaveOrder } from "./letter-file.ts";
import { toLetterSources } from "./letter-sources.ts";
import { editVersion, versionsToSave } from "./letter-versions.ts";
import { readGeneratorState } from "./stored-generator-state.ts";
import { nameOfDesk } from "./take-back.ts";
import { materialOf } from "./use-letter-checklist.ts";
import { evidenceOf } from "./use-letter-claims.ts";

/** A letter of the generator that is saved nowhere; `order` is null where it isn't unlocked, and can't be saved. */
export type UnsavedOrder = { id: string; name: string; order: SaveOrder | null };

/** Letters of the generator that would be lost with this browser's storage, the one in front first. */
export function readUnsavedOrders(email: string): UnsavedOrder[] {
  const front = readGeneratorState();
  return [...(front ? [front] : []), ...readLastDesks()].flatMap((desk, place) => {
    const unsaved = toUnsaved(desk, email);
    return unsaved ? [{ ...unsaved, id: String(place) }] : [];
  });
}

function toUnsaved(kept: GeneratorState, email: string): Omit<UnsavedOrder, "id"> | null {
  // What is being typed into the letter belongs to it.
  const state = kept.draftText === null ? kept : editVersion(kept, kept.draftText);
  const version = currentVersion(state);
  const name = nameOfDesk(state);
  if (!version || !state.order) return state.preview && state.savedText === null ? { name, order: null } : null;
  const isSaved = [null, ...conventionIds].some((convention) => textOf(version, convention) === state.savedText);
  if (isSaved) return null;
  const order = { ...state.order, templateId: state.templateId };
  const { person } = state.material;
  const contact = {
    email: person.email.trim() || state.unlockForm.email || email,
    phone: person.phone.trim(),
    location: person.place.trim(),
  };
  const { convention, ticked, vouched } = state;
  const file = toLetterFile({ version, order, contact, convention });
  return {
    name,
    order: toSaveOrder(order, {
      ...{ contact, convention, vouched },
      title: file.title,
      content: file.text,
      versions: versionsToSave(state),
      recipient: file.letterhead.recipient,
      applicationKey: state.desk.applicationKey || null,
      sources: toLetterSources(version, evidenceOf({ answer: version.answer, form: order.form, contact }), {
        material: materialOf(version, order),
        ticked,
      }),
    }),
  };
}
