import { ApiError } from "#client/lib/api-client.ts";
import { type PromptForm, promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { emailProblem } from "#shared/material/email.ts";
import { deskForm } from "./desk-letter.ts";
import type { DeskStep } from "./desk-state.schema.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { isLink } from "./posting/is-link.ts";

/** What is to be right before a letter is written: the form, and the address that stands in the letter's head. */
type DeskField = keyof PromptForm | "email";

/** What is wrong, by field, in words for the person. */
export type DeskProblems = Partial<Record<DeskField, string>>;

/** Where each field is put right. */
const stepOf: Record<DeskField, DeskStep> = {
  prompt: "job",
  jobTitle: "job",
  company: "job",
  roleType: "job",
  jobLocation: "job",
  firstName: "facts",
  lastName: "facts",
  email: "facts",
  skills: "facts",
  highlights: "facts",
  linkedin: "facts",
  tone: "questions",
  length: "questions",
  wishes: "questions",
};

/** The form where it can be sent, else what is missing in it. */
export function checkDesk(
  state: GeneratorState,
): { form: PromptForm; problems?: never } | { form?: never; problems: DeskProblems } {
  const { success, data, error } = promptFormSchema.safeParse(deskForm(state));
  const problems: DeskProblems = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = formFields.find((name) => name === path[0]);
    if (field) problems[field] ??= message;
  }
  const badEmail = emailProblem(state.material.person.email);
  if (badEmail) problems.email = badEmail;
  const { withoutPosting } = state.desk;
  if (withoutPosting && state.job.role.trim() === "") {
    delete problems.prompt;
    problems.jobTitle = "Enter the role";
  }
  if (!withoutPosting && isLink(state.form.prompt)) problems.prompt = "Paste the posting's text instead of its link";
  return success && Object.keys(problems).length === 0 ? { form: data } : { problems };
}

/** The first step that lacks something; null where none does. */
export function firstStepIn(problems: DeskProblems): DeskStep | null {
  const steps = fields.filter((field) => problems[field]).map((field) => stepOf[field]);
  return (["job", "facts", "questions"] as const).find((step) => steps.includes(step)) ?? null;
}

/** What of it is to be put right in this step. */
export function problemsIn(step: DeskStep, problems: DeskProblems): DeskProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => fields.some((one) => one === field && stepOf[one] === step)),
  );
}

/** What the server said of fields ("letter.form.company"). */
export function serverProblems(error: unknown): DeskProblems {
  if (!(error instanceof ApiError)) return {};
  const problems: DeskProblems = {};
  for (const [path, [message]] of Object.entries(error.fields)) {
    const field = formFields.find((name) => name === path.split(".").at(-1));
    if (field && message) problems[field] = message;
  }
  return problems;
}

const formFields = promptFormSchema.keyof().options;
const fields: readonly DeskField[] = [...formFields, "email"];
