import type { ReadBack } from "#shared/letters/compare-read-back.ts";
import type { EarlierLetter } from "#shared/letters/find-echoes.ts";
import type { TemplateId } from "#shared/templates/template.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import type { FileFormat } from "./letter-actions.ts";
import type { Contact, LetterFile, SaveOrder } from "./letter-file.ts";

/** What the page knows of the person, and what it does with the letters: every view of the generator gets it. */
export type GeneratorProps = {
  initial: () => GeneratorState;
  contact: Contact;
  /** Whether facts come from an imported resume. */
  hasResume: boolean;
  signedIn: boolean;
  /** Templates that may be used; null while that is not known. */
  ownedTemplates: ReadonlySet<TemplateId> | null;
  /** Letters that the person kept before, in the browser and on the account. */
  earlierLetters: readonly EarlierLetter[];
  onStartOver: () => void;
  /** Called with the first change, when there is something to keep again. */
  onChanged: () => void;
  /** True when the letter was kept somewhere. */
  onSave: (letter: SaveOrder) => Promise<boolean>;
  /** Saves a file. `readBack` tells what a program reads out of it; null where nothing was saved or is to be read. */
  onDownload: (letter: LetterFile, format: FileFormat) => Promise<{ readBack: Promise<ReadBack | null> } | null>;
};
