import type { NewLetterVersion } from "#shared/letters/letter-version.schema.ts";
import {
  type CreateSavedCoverLetter,
  isPromptInfoWithin,
  letterLimits,
  type PromptInfo,
} from "#shared/letters/saved-cover-letter.schema.ts";

const MAX_TEMPLATE_ID = 60;

type KeptLetter = {
  title: string;
  content: string;
  jobTitle: string | null;
  company: string | null;
  templateId: string | null;
  promptInfo: PromptInfo | null;
  createdAt: string | null;
  applicationKey?: string | null | undefined;
  versions?: NewLetterVersion[] | undefined;
};

/**
 * A letter that was kept elsewhere, as the account takes it in: with its own date where that is one. What stands
 * around the letter is cut to what an account holds; the letter itself never is.
 */
export function toNewLetter(letter: KeptLetter): CreateSavedCoverLetter {
  const time = Date.parse(letter.createdAt ?? "");
  return {
    title: letter.title.slice(0, letterLimits.title),
    content: letter.content,
    jobTitle: letter.jobTitle?.slice(0, letterLimits.jobTitle) ?? null,
    company: letter.company?.slice(0, letterLimits.company) ?? null,
    templateId: isWithin(letter.templateId, MAX_TEMPLATE_ID) ? letter.templateId : null,
    promptInfo: letter.promptInfo && isPromptInfoWithin(letter.promptInfo) ? letter.promptInfo : null,
    ...(letter.applicationKey ? { applicationKey: letter.applicationKey } : {}),
    ...(letter.versions?.length ? { versions: letter.versions } : {}),
    ...(Number.isNaN(time) ? {} : { createdAt: new Date(time).toISOString() }),
  };
}

function isWithin(text: string | null, max: number): boolean {
  return text !== null && text.length <= max;
}
