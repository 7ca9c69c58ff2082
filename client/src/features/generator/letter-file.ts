import type { Language, Letter } from "#shared/letters/letter.schema.ts";
import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { NewLetterVersion } from "#shared/letters/letter-version.schema.ts";
import { formatLetterDate, type Letterhead } from "#shared/letters/letterhead.ts";
import type { CreateSavedCoverLetter } from "#shared/letters/saved-cover-letter.schema.ts";
import type { Contact } from "./generator.tsx";
import type { KeptOrder, LetterVersion } from "./generator-state.schema.ts";
import { versionText } from "./letter-versions.ts";
import { toneNames } from "./options.ts";
import { fullName, told } from "./prompt-request.ts";
import { toSheetParts } from "./sheet-parts.ts";

/** A letter on its way into a file; `text` is the whole of it as plain text. */
export type LetterFile = {
  letterhead: Letterhead;
  parts: LetterParts;
  language: Language;
  jobTitle: string;
  templateId: string | null;
  title: string;
  text: string;
};

export type SaveOrder = Omit<CreateSavedCoverLetter, "createdAt">;

/** What stands above the letter, from what is typed and what the resume says. */
export function toLetterhead(
  form: Partial<Pick<KeptOrder["form"], "firstName" | "lastName" | "company">>,
  { contact, language }: { contact: Contact; language: Language },
): Letterhead {
  return {
    name: fullName({ firstName: form.firstName ?? "", lastName: form.lastName ?? "" }),
    ...contact,
    date: formatLetterDate(new Date(), language),
    recipient: [told(form.company)].filter(Boolean),
  };
}

/** The version as it goes into files, mails and the clipboard: edited where the person edited it. */
export function toLetterFile({
  version,
  order,
  contact,
}: {
  version: LetterVersion;
  order: KeptOrder;
  contact: Contact;
}): LetterFile {
  const { language } = version.answer.letter;
  return {
    letterhead: toLetterhead(order.form, { contact, language }),
    parts: toSheetParts(version),
    language,
    jobTitle: order.form.jobTitle,
    templateId: order.templateId ?? null,
    title: suggestTitle(order.form),
    text: versionText(version),
  };
}

/** "Registered Nurse, Northgate General": what a person would call this letter. */
function suggestTitle({ jobTitle, company }: KeptOrder["form"]): string {
  return [jobTitle.trim() || "Cover letter", told(company)].filter(Boolean).join(", ");
}

/** "Confident, German" */
export function lookOf({ tone, language }: Letter, languageNames: Record<Language, string>): string {
  return `${toneNames[tone]}, ${languageNames[language]}`;
}

export function toSaveOrder(
  { form, templateId = null }: KeptOrder,
  { title, content, versions }: { title: string; content: string; versions: NewLetterVersion[] },
): SaveOrder {
  const { firstName, lastName, skills, roleType, jobLocation, tone } = form;
  const company = told(form.company);
  return {
    title,
    content,
    jobTitle: form.jobTitle.trim() || null,
    company: company || null,
    templateId,
    ...(versions.length > 0 ? { versions } : {}),
    promptInfo: { firstName, lastName, skills, company, roleType, jobLocation, tone },
  };
}
