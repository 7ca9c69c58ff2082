import { readPosting } from "#server/postings/read-posting.ts";
import type { LetterRequest } from "#server/writing/letter-request.ts";
import { type PromptForm, UNKNOWN } from "#shared/generator/prompt-form.schema.ts";
import { tellLanguage } from "#shared/letters/letter-language.ts";
import type { Material } from "#shared/material/material.schema.ts";
import { toMaterial } from "#shared/material/to-material.ts";
import { answerPoints } from "#shared/postings/answer-points.ts";
import { emptyJobHead, type JobHead, type PostingReading } from "#shared/postings/posting-reading.schema.ts";
import type { WriterTask } from "./writer.ts";

/** What a letter is made of: rows, the posting as it was read, which rows answer it, and the letters before. */
export function toLetterRequest(task: WriterTask): LetterRequest {
  const { applicant, job, tone, language, templateId, seed, used, asOf, withoutPosting } = task.request;
  const { form } = applicant;
  const material = task.request.material ?? toMaterial(applicant);
  const reading = withoutPosting || form.prompt.trim() === "" ? null : readPosting(form.prompt, { today: asOf });
  const earlier = task.kind === "write" ? task.earlier : [];
  return {
    ...{ material, reading, tone, language, templateId, seed, asOf },
    job: job ?? toJobHead(form, reading),
    answered: reading ? answerPoints(reading, material, asOf) : [],
    length: form.length ?? "usual",
    earlier: { texts: earlier, used },
    translation: toTranslation(task, material),
  };
}

/** A later version of a letter may be in another language than the rows it is of, whether it was just translated or not. */
function toTranslation(task: WriterTask, { jobs, plain }: Material): LetterRequest["translation"] {
  const { language, untranslated } = task.request;
  const lines = [...plain, ...jobs.flatMap((job) => job.lines)];
  // Lines that are said in the letter's language already tell nothing of the others.
  const open = lines.filter(({ said }) => !said?.[language]?.trim());
  const told = open.length > 0 ? open : lines;
  const rows = tellLanguage(told.map(({ text, said }) => said?.[language] ?? text).join("\n"));
  if (task.kind === "write" && task.earlier.length === 0 && rows === null) return null;
  const from = rows ?? (task.kind === "translate" ? task.original.language : language);
  return from === language && task.kind === "write" ? null : { from, untranslated };
}

/** The letter's head where nobody confirmed it: what was typed, else what the posting surely says. */
function toJobHead(form: Pick<PromptForm, "jobTitle" | "company">, reading: PostingReading | null): JobHead {
  const head = reading?.head;
  const sure = (read: { value: string; sure: boolean } | null | undefined) => (read?.sure ? read.value : "");
  const company = form.company.trim() === UNKNOWN ? "" : form.company.trim();
  const contact = head?.contact?.sure ? head.contact : null;
  return {
    ...emptyJobHead,
    // A title that names both genders is what it is, though nobody has said yet which form is theirs.
    role: form.jobTitle.trim() || (head?.role?.forms ? head.role.value : sure(head?.role)),
    company: company || sure(head?.company),
    ...(contact
      ? { contact: { name: contact.value, title: contact.title, gender: contact.gender, post: contact.post } }
      : {}),
    replyTo: sure(head?.replyTo),
    place: sure(head?.place),
    closingDate: sure(head?.closingDate),
    reference: sure(head?.reference),
  };
}
