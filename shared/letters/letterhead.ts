import type { Language } from "./letter.schema.ts";

/** What stands above a letter: who writes, how to reach them, when, and to whom. Empty lines are left out. */
export type Letterhead = {
  name: string;
  location?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** Already in words, as {@link formatLetterDate} writes it. */
  date?: string | undefined;
  /** One line each, e.g. company and department. */
  recipient?: readonly string[] | undefined;
};

const dateLocales: Record<Language, string> = { en: "en-US", es: "es-ES", fr: "fr-FR", de: "de-DE" };

/** The date as a letter in that language carries it: "November 21, 2026", "21. November 2026". */
export function formatLetterDate(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(dateLocales[language], { dateStyle: "long" }).format(date);
}
