import type { Language, Letter } from "#shared/letters/letter.schema.ts";
import { type ConventionId, conventions, conventionText, inConvention } from "#shared/letters/letter-convention.ts";
import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { LetterSources } from "#shared/letters/letter-sources.schema.ts";
import type { NewLetterVersion } from "#shared/letters/letter-version.schema.ts";
import type { Letterhead } from "#shared/letters/letterhead.ts";
import type { CreateSavedCoverLetter } from "#shared/letters/saved-cover-letter.schema.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import type { KeptOrder, LetterVersion } from "./generator-state.schema.ts";
import { versionText } from "./letter-versions.ts";
import { toneNames } from "./options.ts";
import { told } from "./prompt-request.ts";
import { type Contact, toLetterhead } from "./sheet-letterhead.ts";
import { type SheetSentence, toSheetParts } from "./sheet-parts.ts";

/** A letter on its way into a file; `text` is the whole of it as plain text. */
export type LetterFile = {
  letterhead: Letterhead;
  parts: LetterParts;
  language: Language;
  jobTitle: string;
  templateId: string | null;
  /** Null where the language and the browser's region tell. */
  paper: "a4" | "letter" | undefined;
  title: string;
  text: string;
};

export type SaveOrder = Omit<CreateSavedCoverLetter, "createdAt">;

/** The version as it goes into files, mails and the clipboard: edited where the person edited it. */
export function toLetterFile({
  version,
  order,
  contact,
  convention,
}: {
  version: LetterVersion;
  order: KeptOrder;
  contact: Contact;
  convention: ConventionId | null;
}): LetterFile {
  const { language } = version.answer.letter;
  const parts = toConventionParts(version, convention);
  return {
    letterhead: toLetterhead(order.form, { contact, language, chosen: convention, job: order.job }),
    parts,
    paper: convention ? conventions[convention].paper : undefined,
    language,
    jobTitle: order.form.jobTitle,
    templateId: order.templateId ?? null,
    title: suggestTitle(order.form, version.answer.letter.subject),
    text: textOf(version, convention),
  };
}

/** The whole version as plain text, in the order of the sheet. */
export function textOf(version: LetterVersion, convention: ConventionId | null): string {
  if (!convention || version.text !== null) return versionText(version);
  return conventionText(toConventionParts(version, convention), convention);
}

/** Greeting and closing follow a country that was chosen, unless the person has worded them. */
export function toConventionParts(version: LetterVersion, convention: ConventionId | null): LetterParts<SheetSentence> {
  const parts = toSheetParts(version);
  return convention && version.text === null ? inConvention(parts, convention) : parts;
}

/** "Registered Nurse, Northgate General": what a person would call this letter; untold, what its subject says. */
function suggestTitle({ jobTitle, company }: KeptOrder["form"], subject: string): string {
  const about = jobTitle.trim() || capitalised(subject.replace(/^\p{L}+\s*:/u, "").trim()) || "Cover letter";
  const place = told(company);
  return place && !about.includes(place) ? `${about}, ${place}` : about;
}

/** The letter with the posting's reference at the end of its subject. */
export function withReference({ text, parts }: Pick<LetterFile, "text" | "parts">, reference: string): string {
  const { subject } = parts;
  return subject ? text.replace(subject, () => `${subject.trimEnd()}, ${reference}`) : text;
}

/** "Confident, German" */
export function lookOf({ tone, language }: Letter, languageNames: Record<Language, string>): string {
  return `${toneNames[tone]}, ${languageNames[language]}`;
}

export function toSaveOrder(
  { form, templateId = null }: KeptOrder,
  {
    title,
    content,
    versions,
    contact: { email, phone, location },
    convention,
    recipient = [],
    applicationKey,
    sources,
    vouched,
  }: {
    title: string;
    content: string;
    versions: NewLetterVersion[];
    contact: Contact;
    convention: ConventionId | null;
    recipient: Letterhead["recipient"];
    applicationKey: string | null;
    sources: LetterSources | undefined;
    /** Keys of the claims without a source that the person vouches for. */
    vouched: string[];
  },
): SaveOrder {
  const { firstName, lastName, skills, roleType, jobLocation, tone } = form;
  const company = told(form.company);
  return {
    title,
    content,
    jobTitle: form.jobTitle.trim() || null,
    company: company || null,
    templateId,
    applicationKey,
    ...(versions.length > 0 ? { versions } : {}),
    promptInfo: {
      ...{ firstName, lastName, skills, company, roleType, jobLocation, tone, email, phone, location },
      ...(convention ? { convention } : {}),
      ...(recipient.length > 0 ? { recipient: [...recipient] } : {}),
      ...(sources ? { sources } : {}),
      ...(vouched.length > 0 ? { vouched } : {}),
    },
  };
}
