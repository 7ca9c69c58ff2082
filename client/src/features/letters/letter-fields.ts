import { z } from "zod";

export const letterWordsSchema = z.object({
  title: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  content: z.string(),
});
/** The fields of the edit form. */
export type LetterWords = z.infer<typeof letterWordsSchema>;

export const wordFields = ["title", "jobTitle", "company", "content"] as const satisfies (keyof LetterWords)[];

type Words = {
  title: string;
  content: string;
  jobTitle?: string | null | undefined;
  company?: string | null | undefined;
};

/** What an account holds, or a form half filled, as the form's fields. */
export function toWords({ title, jobTitle, company, content }: Words): LetterWords {
  return { title, jobTitle: jobTitle ?? "", company: company ?? "", content };
}

export function isSameWords(a: LetterWords, b: LetterWords): boolean {
  return wordFields.every((field) => a[field] === b[field]);
}
