import type { JobField } from "#client/features/generator/desk-state.schema.ts";
import { emptyPromptForm, type GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { jobLocationOptions, roleTypeOptions } from "#client/features/generator/options.ts";

/** What a row of the job says; the last three ask about a value that was read unsurely. */
export type RowWords = {
  label: string;
  value: string;
  note?: string | undefined;
  doubt: string;
  question: string;
  yes: string;
};

export function rowWords(field: JobField, { job, form, reading, desk }: GeneratorState): RowWords {
  const { contact } = job;
  const known = { form, reading, desk };
  const type = isKindKnown("roleType", known) ? labelOf(roleTypeOptions, form.roleType) : "";
  const where = isKindKnown("jobLocation", known) ? labelOf(jobLocationOptions, form.jobLocation) : "";
  const kind = type && where ? `${type}, ${where.toLowerCase().replace("-", " ")}` : type || where;
  const date = dayOf(job.closingDate);
  const year = job.closingDate.slice(0, 4);
  const named = [[contact.title, contact.name].filter(Boolean).join(" "), contact.post].filter(Boolean).join(", ");
  const unsure = (label: string) => `We're not sure about the ${label.toLowerCase()}.`;
  const plain = (label: string, value: string, doubt = unsure(label)): RowWords => ({
    label,
    value,
    doubt,
    question: `Is it ${value}?`,
    yes: "Yes, it is",
  });
  const words: Record<JobField, () => RowWords> = {
    role: () => plain("Role", job.role),
    company: () => plain("Company", job.company, "We're not sure who's hiring."),
    replyTo: () => ({
      ...plain("Reply to", named || job.replyTo, "We're not sure who to write to."),
      note: named ? job.replyTo || undefined : undefined,
    }),
    place: () => plain("Location", job.place),
    kind: () => plain("Job type", kind),
    closingDate: () => ({
      ...plain("Closing date", date, "The posting gives no year."),
      question: `Is it ${year}?`,
      yes: `Yes, ${year}`,
    }),
    reference: () => plain("Reference", job.reference),
  };
  return words[field]();
}

/** Whether the posting or the person said it: the form always holds a value, which is nobody's word. */
export function isKindKnown(
  part: "roleType" | "jobLocation",
  { form, reading, desk }: Pick<GeneratorState, "form" | "reading" | "desk">,
): boolean {
  if (!desk.settled.includes("kind")) return Boolean(reading?.head[part]);
  return desk.kinds.includes(part) || form[part] !== emptyPromptForm[part];
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? "";
}

const months = "January February March April May June July August September October November December".split(" ");

/** "12 January 2027"; what is no date stays as it is. */
function dayOf(date: string): string {
  const [, year, month = "", day] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(date) ?? [];
  return year ? `${months[Number(month) - 1] ?? ""} ${Number(day)}, ${year}` : date;
}
