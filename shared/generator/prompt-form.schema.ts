import { z } from "zod";
import { toneSchema } from "#shared/letters/letter.schema.ts";
import { thousands } from "#shared/limits/thousands.ts";

export const roleTypeSchema = z.enum(["full-time", "part-time", "internship", "freelance"]);
export const jobLocationSchema = z.enum(["remote", "hybrid", "on-site"]);

/** Stands for "not told" on the wire; it never appears in a letter. */
export const UNKNOWN = "Unknown";

export const limits = {
  name: 100,
  company: 200,
  linkedin: 300,
  jobTitle: 200,
  skills: 4000,
  highlights: 8000,
  wishes: 700,
  prompt: 60_000,
  /** Longer texts stay whole where they were pasted, and are used up to `prompt`. */
  kept: 200_000,
} as const;

const text = (max: number) => z.string("Enter text").max(max, `Keep this under ${thousands(max)} characters`);
const needed = (max: number, least: number, message: string) =>
  z
    .string(message)
    .max(max, `Keep this under ${thousands(max)} characters`)
    .refine((value) => value.trim().length >= least, message);

export const letterLengthSchema = z.enum(["short", "usual", "long"]);
export type LetterLength = z.infer<typeof letterLengthSchema>;

const MOST_WISHES = 3;
const LONGEST_WISH = 200;

/** The person's wishes, one a line. */
export function wishesOf({ wishes = "" }: { wishes?: string | undefined }): string[] {
  return wishes.split(/\r\n|[\r\n]/).flatMap((line) => line.trim() || []);
}

/** The generator form: what the person says of the job and of themselves. `prompt` is the job posting. */
export const promptFormSchema = z.object({
  tone: toneSchema.default("professional"),
  firstName: needed(limits.name, 1, "First name is required"),
  lastName: needed(limits.name, 1, "Last name is required"),
  company: text(limits.company).default(UNKNOWN),
  linkedin: text(limits.linkedin).default(UNKNOWN),
  jobTitle: text(limits.jobTitle).default(""),
  skills: needed(limits.skills, 3, "Please provide at least one skill"),
  /** Beyond the specification: what the person has done, one line each. Optional. */
  highlights: text(limits.highlights).default(""),
  /** Beyond the specification: how long the letter is to be, and what it is to say besides; one wish a line. */
  length: letterLengthSchema.optional(),
  wishes: text(limits.wishes)
    .refine((wishes) => wishesOf({ wishes }).length <= MOST_WISHES, "Enter up to three points, one per line")
    .refine(
      (wishes) => wishesOf({ wishes }).every((wish) => wish.length <= LONGEST_WISH),
      `Keep each point under ${LONGEST_WISH} characters`,
    )
    .optional(),
  roleType: roleTypeSchema.default("full-time"),
  jobLocation: jobLocationSchema.default("on-site"),
  prompt: needed(limits.prompt, 10, "Please provide more details about the job (minimum 10 characters)"),
});
export type PromptForm = z.infer<typeof promptFormSchema>;
export type PromptFormInput = z.input<typeof promptFormSchema>;
