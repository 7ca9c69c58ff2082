import type { Frames, ToneFrames } from "#shared/languages/book.ts";
import type { Tone } from "#shared/letters/letter.schema.ts";
import { findTemplate } from "#shared/templates/catalogue.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import type { WriterBook } from "./writer-books.ts";

/** Which sentences a letter is written with: those of its tone, or of an informal posting, and its template's own. */
export type Voice = {
  book: WriterBook;
  tone: ToneFrames;
  frames: Frames;
  /** The template's own last sentences. */
  template: readonly string[] | null;
};

/** A posting that speaks to its reader as to a friend is answered so, whatever the tone. */
export function voiceOf(book: WriterBook, tone: Tone, informal: boolean, templateId: string | null): Voice {
  const template = findTemplate(templateId ?? "");
  const own = template ? book.templates[template.id] : null;
  if (!informal) return { book, tone: book.tones[tone], frames: book.frames, template: own };
  return {
    book,
    tone: { ...book.tones[tone], ...defined(book.informal.tone) },
    frames: { ...book.frames, ...defined(book.informal.frames) },
    template: own && unaddressed(own, book),
  };
}

function unaddressed(sentences: readonly string[], { informal }: WriterBook): string[] {
  return sentences.filter((sentence) => !holdsAny(sentence, informal.addresses));
}

/** Keys that are left out stay as they are. */
function defined<Part extends object>(part: Part): { [Key in keyof Part]: NonNullable<Part[Key]> } | object {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}
