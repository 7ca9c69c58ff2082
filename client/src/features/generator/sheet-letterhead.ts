import type { Language } from "#shared/letters/letter.schema.ts";
import { type ConventionId, conventionDate, conventionFor } from "#shared/letters/letter-convention.ts";
import type { Letterhead } from "#shared/letters/letterhead.ts";
import type { JobHead } from "#shared/postings/posting-reading.schema.ts";
import { fullName, told } from "./prompt-request.ts";

/** How the person can be reached, as the letterhead says it; empty where not told. */
export type Contact = { email: string; phone: string; location: string };

/** What stands above the letter, from what is typed and what the resume says. */
export function toLetterhead(
  form: { firstName?: string; lastName?: string; company?: string | undefined },
  {
    contact,
    language,
    chosen = null,
    job,
  }: {
    contact: Contact;
    language: Language;
    chosen?: ConventionId | null;
    /** Whom it is written to; of older orders only the company is known. */
    job?: JobHead | undefined;
  },
): Letterhead {
  const convention = chosen ?? conventionFor(language, navigator.language);
  return {
    convention,
    name: fullName({ firstName: form.firstName ?? "", lastName: form.lastName ?? "" }),
    ...contact,
    date: conventionDate(new Date(), { language, convention, location: contact.location }),
    recipient: job ? recipientOf(job) : [told(form.company)].filter(Boolean),
  };
}

/** Name and post on one line, company and place on the next. */
function recipientOf({ contact, company, place }: JobHead): string[] {
  const name = [[contact.title, contact.name].filter(Boolean).join(" "), contact.post].filter(Boolean).join(", ");
  return [name, [company, place].filter(Boolean).join(", ")].filter(Boolean);
}
