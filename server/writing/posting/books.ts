import type { Language } from "#shared/letters/letter.schema.ts";
import { posting as german } from "../lexicon/de/posting-lexicon.ts";
import { posting as english } from "../lexicon/en/posting-lexicon.ts";
import { posting as spanish } from "../lexicon/es/posting-lexicon.ts";
import { posting as french } from "../lexicon/fr/posting-lexicon.ts";
import type { FieldLabel, PostingCues, PostingLexicon, SectionLabel } from "../lexicon/posting-lexicon.ts";
import { createPhraseBook, type PhraseBook, wordBook } from "./phrase-book.ts";
import { fold } from "./tokens.ts";

/** A language's lexicon, ready to be looked up in. */
export type Books = {
  language: Language;
  lexicon: PostingLexicon;
  cues: Record<keyof PostingCues, PhraseBook<string>>;
  emptyItems: PhraseBook<string>;
  stopWords: ReadonlySet<string>;
  background: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  /** Of the verbs, those that are nouns as well. */
  nounsToo: ReadonlySet<string>;
  /** Irregular form → infinitive. */
  verbForms: ReadonlyMap<string, string>;
};

const lexicons: Record<Language, PostingLexicon> = { en: english, es: spanish, fr: french, de: german };

export const languages: readonly Language[] = ["en", "es", "fr", "de"];

export const booksOf: Record<Language, Books> = {
  en: createBooks("en"),
  es: createBooks("es"),
  fr: createBooks("fr"),
  de: createBooks("de"),
};

/** Headings and field labels of all languages: many postings mix them ("Your profile" over German text). */
export const headingBook: PhraseBook<SectionLabel> = createPhraseBook(
  languages.flatMap((language) => labelled(lexicons[language].headings)),
);
export const fieldBook: PhraseBook<FieldLabel> = createPhraseBook(
  languages.flatMap((language) => labelled(lexicons[language].fields)),
);

/** Something made from a lexicon, made once for each language. */
export function oncePerLanguage<Made>(make: (books: Books) => Made): (books: Books) => Made {
  const made = new Map<Language, Made>();
  return (books) => {
    const known = made.get(books.language);
    if (known !== undefined) return known;
    const fresh = make(books);
    made.set(books.language, fresh);
    return fresh;
  };
}

function createBooks(language: Language): Books {
  const lexicon = lexicons[language];
  const { cues, grammar } = lexicon;
  return {
    language,
    lexicon,
    cues: {
      requirement: wordBook(cues.requirement),
      wish: wordBook(cues.wish),
      duty: wordBook(cues.duty),
      benefit: wordBook(cues.benefit),
      process: wordBook(cues.process),
      legal: wordBook(cues.legal),
      knowledge: wordBook(cues.knowledge),
      soft: wordBook(cues.soft),
      hard: wordBook(cues.hard),
    },
    emptyItems: wordBook(grammar.emptyItems),
    stopWords: new Set(grammar.stopWords.map(fold)),
    background: new Set(grammar.background.map(fold)),
    verbs: new Set(grammar.verbs.map(fold)),
    nounsToo: new Set(grammar.nounsToo),
    verbForms: grammar.verbForms,
  };
}

function labelled<Label extends string>(phrases: Record<Label, string[]>): (readonly [string, Label])[] {
  const entries: (readonly [string, Label])[] = [];
  for (const label in phrases) for (const phrase of phrases[label]) entries.push([phrase, label]);
  return entries;
}
