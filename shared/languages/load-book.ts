import type { Language } from "#shared/letters/letter.schema.ts";
import type { Book } from "./book.ts";

/** One language alone: the page fetches what the letter in hand needs. */
export const loadBook: Record<Language, () => Promise<Book>> = {
  en: async () => (await import("./en/english.ts")).english,
  de: async () => (await import("./de/german.ts")).german,
  fr: async () => (await import("./fr/french.ts")).french,
  es: async () => (await import("./es/spanish.ts")).spanish,
};
