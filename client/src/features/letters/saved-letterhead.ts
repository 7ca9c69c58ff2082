import type { Language } from "#shared/letters/letter.schema.ts";
import { conventionDate, conventionFor } from "#shared/letters/letter-convention.ts";
import type { Letterhead } from "#shared/letters/letterhead.ts";
import type { ListedLetter } from "./listed-letter.ts";

/** What stands above a saved letter, the same on the screen and in its files. */
export function savedLetterhead(letter: ListedLetter, language: Language): Letterhead {
  const time = Date.parse(letter.createdAt ?? "");
  const { email, phone, location, convention: chosen } = letter.promptInfo ?? {};
  const convention = chosen ?? conventionFor(language, navigator.language);
  return {
    convention,
    ...{ name: letter.authorName ?? "", email, phone, location },
    date: Number.isNaN(time) ? undefined : conventionDate(new Date(time), { language, convention, location }),
    recipient: recipientOf(letter),
  };
}

/** As it was saved, unless the person has named another company since; of older letters only the company is known. */
function recipientOf({ company, promptInfo }: ListedLetter): readonly string[] {
  const { recipient, company: before } = promptInfo ?? {};
  if (recipient && (company ?? "") === (before ?? "")) return recipient;
  return company ? [company] : [];
}
