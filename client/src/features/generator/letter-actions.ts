import type { LetterLength } from "#shared/generator/prompt-form.schema.ts";
import type { Language, Tone } from "#shared/letters/letter.schema.ts";

export type FileFormat = "pdf" | "docx" | "txt";

/** What can be done with an unlocked letter. */
export type LetterActions = {
  /** True for two seconds after a copy. */
  copied: boolean;
  /** The file that is being made. */
  downloading: FileFormat | null;
  /** A regenerate or translate is under way: no other may start. */
  changing: boolean;
  copy: () => void;
  download: (format: FileFormat) => void;
  email: () => void;
  /** The tone that the letter is in. */
  tone: Tone;
  regenerate: (tone: Tone) => void;
  /** How long the letter was asked to be. */
  length: LetterLength;
  resize: (length: LetterLength) => void;
  editDetails: () => void;
  /** The same letter by a chatbot that the person uses anyway. */
  ownChatbot: () => void;
  /** The language that the letter is in. */
  language: Language;
  translate: (language: Language) => void;
  edit: () => void;
  /** Whether it was saved, and has changed since. */
  saved: "never" | "as it is" | "before changes";
  save: () => void;
};
