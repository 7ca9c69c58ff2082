import type { Language } from "#shared/letters/letter.schema.ts";
import type { Book } from "./book.ts";
import { german } from "./de/german.ts";
import { english } from "./en/english.ts";
import { spanish } from "./es/spanish.ts";
import { french } from "./fr/french.ts";

/** The languages that letters are written in, each from its folder; docs/writer.md says where else another one goes. */
export const books: Record<Language, Book> = { en: english, es: spanish, fr: french, de: german };
