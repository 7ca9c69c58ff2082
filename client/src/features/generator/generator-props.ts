import type { ReadBack } from "#shared/letters/compare-read-back.ts";
import type { EarlierLetter } from "#shared/letters/find-echoes.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import type { TemplateId } from "#shared/templates/template.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import type { FileFormat } from "./letter-actions.ts";
import type { LetterFile, SaveOrder } from "./letter-file.ts";
import type { UsePostingReading } from "./posting/use-desk-reading.ts";
import type { ReadLink } from "./posting/use-link-reading.ts";
import type { SavedFacts } from "./saved-facts.ts";
import type { Contact } from "./sheet-letterhead.ts";
import type { KeepApplication } from "./use-application-row.ts";

/** What the page knows of the person, and what it does with the letters: every view of the generator gets it. */
export type GeneratorProps = {
  initial: () => GeneratorState;
  /** A letter that was not saved, and that `initial` has no place for. */
  leftBehind: GeneratorState | null;
  /** The person came to paste a posting: its box has the focus. */
  toPosting: boolean;
  contact: Contact;
  /** What questionnaire and resume say; null while that is not known. */
  imported: Facts | null;
  /** Facts that are saved for letters to come. */
  savedFacts: SavedFacts;
  usePostingReading: UsePostingReading;
  /** Opens the page behind a link, and gives back the posting on it. */
  onReadLink: ReadLink;
  /** Reads a resume's file into rows, and any text; what is doubtful is not confirmed. */
  onImportResume: (file: File) => Promise<Facts>;
  onSortText: (text: string) => Promise<Facts>;
  signedIn: boolean;
  /** Templates that may be used; null while that is not known. */
  ownedTemplates: ReadonlySet<TemplateId> | null;
  /** Letters that the person kept before, in the browser and on the account. */
  earlierLetters: readonly EarlierLetter[];
  /** Keeps the job on the desk among the applications; null while it can't yet. */
  onJob: KeepApplication | null;
  onStartOver: () => void;
  /** Called with the first change, when there is something to keep again. */
  onChanged: () => void;
  /** True when the letter was kept somewhere. */
  onSave: (letter: SaveOrder) => Promise<boolean>;
  /** A letter may soon be downloaded where there is no network. */
  onPrepareDownload: () => void;
  /** Saves a file. `readBack` tells what a program reads out of it; null where nothing was saved or is to be read. */
  onDownload: (letter: LetterFile, format: FileFormat) => Promise<{ readBack: Promise<ReadBack | null> } | null>;
};
