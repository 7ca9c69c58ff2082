import type { Language } from "#shared/letters/letter.schema.ts";
import type { LanguageModule } from "../realising/language-module.ts";
import { english } from "./english/english.ts";
import { french } from "./french/french.ts";
import { german } from "./german/german.ts";
import { spanish } from "./spanish/spanish.ts";

/** The languages letters can be written in; a new one is a folder beside this file and a line here. */
const modules: Record<Language, LanguageModule> = { de: german, en: english, fr: french, es: spanish };

/** The grammar and words of a language. */
export function moduleFor(language: Language): LanguageModule {
  return modules[language];
}
