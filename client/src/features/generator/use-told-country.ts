import { useEffect, useState } from "react";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { ConventionId } from "#shared/letters/letter-convention.ts";
import type { JobHead } from "#shared/postings/posting-reading.schema.ts";
import type { Contact } from "./sheet-letterhead.ts";

type Find = (texts: readonly string[]) => ConventionId | null;

/** Comes with the first English letter: the page opens without its tables. */
let find: Find | null = null;

/**
 * The country that an English letter goes to, as place, posting, and the person's own address tell; null where none does,
 * undefined until the tables have come: the letter's form may change then.
 */
export function useToldCountry({
  language,
  job,
  posting,
  contact,
}: {
  language: Language;
  job: JobHead | undefined;
  posting: string;
  contact: Contact;
}): ConventionId | null | undefined {
  const [isLoaded, setLoaded] = useState(find !== null);
  const texts = [job?.place ?? "", posting, `${contact.location}\n${contact.phone}`];
  const isNeeded = language === "en" && texts.some((text) => text.trim() !== "");
  useEffect(() => {
    if (!isNeeded || find) return;
    let isWanted = true;
    const take = ({ englishCountryIn }: { englishCountryIn: Find }) => {
      find = englishCountryIn;
      if (isWanted) setLoaded(true);
    };
    void import("#shared/letters/english-country.ts").then(take, () => isWanted && setLoaded(true));
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  if (!isNeeded) return null;
  return find ? find(texts) : isLoaded ? null : undefined;
}
