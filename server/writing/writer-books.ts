import { z } from "zod";
import type { Book } from "#shared/languages/book.ts";
import { books } from "#shared/languages/books.ts";
import german from "#shared/languages/de/templates.json" with { type: "json" };
import english from "#shared/languages/en/templates.json" with { type: "json" };
import spanish from "#shared/languages/es/templates.json" with { type: "json" };
import french from "#shared/languages/fr/templates.json" with { type: "json" };
import type { Language } from "#shared/letters/letter.schema.ts";
import { templateIds } from "#shared/templates/template.ts";

/** The sentences that each template may end a letter with. */
export const templateClosingsSchema = z.record(z.enum(templateIds), z.array(z.string().min(1)).min(1));

/** What letters are written with. Pages load books, so that what buyers pay for stands here alone. */
export type WriterBook = Book & { templates: z.infer<typeof templateClosingsSchema> };

export const writerBooks: Record<Language, WriterBook> = {
  en: { ...books.en, templates: english },
  es: { ...books.es, templates: spanish },
  fr: { ...books.fr, templates: french },
  de: { ...books.de, templates: german },
};
