import type { ConventionId } from "#shared/letters/letter-convention.ts";
import type { GeneratorState, KeptOrder, LetterVersion } from "./generator-state.schema.ts";
import { type LetterFile, type SaveOrder, toSaveOrder } from "./letter-file.ts";
import { toLetterSources } from "./letter-sources.ts";
import { versionsToSave } from "./letter-versions.ts";
import type { Contact } from "./sheet-letterhead.ts";
import { materialOf } from "./use-letter-checklist.ts";
import type { useLetterClaims } from "./use-letter-claims.ts";
import { useSaveDialog } from "./use-save-dialog.ts";

/** The save dialog of the open letter: what it keeps is the text with its versions and all that it rests on. */
export function useLetterSaving({
  file,
  version,
  order,
  contact,
  convention,
  state,
  claims,
  onSave,
  onSaved,
}: {
  file: LetterFile;
  version: LetterVersion;
  order: KeptOrder;
  contact: Contact;
  /** Whose form the letter has, chosen or told by the posting; null follows language and browser. */
  convention: ConventionId | null;
  state: GeneratorState;
  claims: ReturnType<typeof useLetterClaims>;
  onSave: (letter: SaveOrder) => Promise<boolean>;
  /** Told the text once it is kept. */
  onSaved: (text: string) => void;
}) {
  return useSaveDialog(async (title) => {
    const kept = await onSave(
      toSaveOrder(order, {
        title,
        content: file.text,
        versions: versionsToSave(state),
        contact,
        convention,
        recipient: file.letterhead.recipient,
        applicationKey: state.desk.applicationKey || null,
        sources: toLetterSources(version, claims.evidence, {
          material: materialOf(version, order),
          ticked: state.ticked,
        }),
        vouched: claims.vouched.map(({ key }) => key),
      }),
    );
    if (kept) onSaved(file.text);
    return kept;
  });
}
