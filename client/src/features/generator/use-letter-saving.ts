import type { GeneratorState, KeptOrder, LetterVersion } from "./generator-state.schema.ts";
import { type LetterFile, type SaveOrder, toSaveOrder } from "./letter-file.ts";
import { toLetterSources } from "./letter-sources.ts";
import { versionsToSave } from "./letter-versions.ts";
import type { Contact } from "./sheet-letterhead.ts";
import type { useLetterClaims } from "./use-letter-claims.ts";
import { useSaveDialog } from "./use-save-dialog.ts";

/** The save dialog of the open letter: what it keeps is the text with its versions and all that it rests on. */
export function useLetterSaving({
  file,
  version,
  order,
  contact,
  state,
  claims,
  onSave,
  onSaved,
}: {
  file: LetterFile;
  version: LetterVersion;
  order: KeptOrder;
  contact: Contact;
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
        convention: state.convention,
        applicationKey: state.desk.applicationKey || null,
        sources: toLetterSources(version, claims.evidence),
        vouched: claims.vouched.map(({ key }) => key),
      }),
    );
    if (kept) onSaved(file.text);
    return kept;
  });
}
