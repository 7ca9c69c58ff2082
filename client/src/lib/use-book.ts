import { useEffect, useState } from "react";
import type { Book } from "#shared/languages/book.ts";
import { loadBook } from "#shared/languages/load-book.ts";
import type { Language } from "#shared/letters/letter.schema.ts";

const known = new Map<Language, Book>();

/** All that is known of a language; null until it has come. Where it cannot be had offline, it is asked for again later. */
export function useBook(language: Language | null): Book | null {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (language === null || known.has(language)) return;
    let isWanted = true;
    const load = () =>
      fetchBook(language).then(
        () => isWanted && setCount((count) => count + 1),
        () => null,
      );
    void load();
    window.addEventListener("online", load);
    return () => {
      isWanted = false;
      window.removeEventListener("online", load);
    };
  }, [language]);
  return (language && known.get(language)) ?? null;
}

/** Fetches a language before it is needed. */
export async function fetchBook(language: Language): Promise<void> {
  if (!known.has(language)) known.set(language, await loadBook[language]());
}
