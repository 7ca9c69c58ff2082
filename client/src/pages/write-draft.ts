import type { PastedJob } from "#client/features/applications/split-postings.ts";
import { toLetterFile, toSaveOrder } from "#client/features/generator/letter-file.ts";
import { toLetterSources } from "#client/features/generator/letter-sources.ts";
import { combinedPrompt, fullName } from "#client/features/generator/prompt-request.ts";
import { requestLetter } from "#client/features/generator/request-letter.ts";
import type { LetterToSave } from "#client/features/letters/use-save-letter.ts";
import { fetchPosting, readPosting } from "#client/features/postings/postings.api.ts";
import { formOf } from "#shared/generator/form-of.ts";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { tellLanguage } from "#shared/letters/letter-language.ts";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import { answerPoints } from "#shared/postings/answer-points.ts";
import { type Checklist, toChecklist } from "#shared/postings/checklist.ts";
import { emptyJobHead, type JobHead, type PostingReading } from "#shared/postings/posting-reading.schema.ts";

/** A job as it was read from its page or posting; `sure` is what a letter may say of it. */
export type ReadJob = {
  link: string;
  posting: string;
  role: string;
  company: string;
  place: string;
  closesOn: string;
  reading: PostingReading;
  sure: JobHead;
};

/** Opens the page where a link was pasted, and reads the posting. */
export async function readJob(pasted: PastedJob, signal: AbortSignal): Promise<ReadJob> {
  const page = "link" in pasted ? await fetchPosting(pasted.link, signal) : null;
  const posting = page?.posting ?? ("posting" in pasted ? pasted.posting : "");
  const reading = await readPosting(posting, signal);
  const { head } = reading;
  const sureOf = (field: "role" | "company" | "place" | "closingDate" | "reference" | "replyTo") =>
    head[field]?.sure ? head[field].value : "";
  const role = page?.role || head.role?.value || "";
  const company = page?.company || head.company?.value || "";
  const place = page?.place || head.place?.value || "";
  const closesOn = page?.closesOn || head.closingDate?.value || "";
  const sure: JobHead = {
    ...emptyJobHead,
    role: (page?.role || sureOf("role")).slice(0, 200),
    company: (page?.company || sureOf("company")).slice(0, 200),
    place: (page?.place || sureOf("place")).slice(0, 300),
    closingDate: (page?.closesOn || sureOf("closingDate")).slice(0, 10),
    reference: sureOf("reference").slice(0, 120),
    replyTo: sureOf("replyTo").slice(0, 254),
    contact:
      head.contact?.sure === true
        ? {
            name: head.contact.value.slice(0, 200),
            title: head.contact.title.slice(0, 60),
            gender: head.contact.gender,
            post: head.contact.post.slice(0, 200),
          }
        : emptyJobHead.contact,
  };
  return { link: page?.link ?? "", posting, role, company, place, closesOn, reading, sure };
}

/** A letter for that job from those facts, and what is left to do before it can be sent. */
export async function writeDraft(
  { posting, reading, sure }: ReadJob,
  { facts, email, applicationKey }: { facts: Facts; email: string; applicationKey: string },
  signal: AbortSignal,
): Promise<{ letter: LetterToSave; checklist: Checklist }> {
  const material = { ...facts, completions: [], ties: [] };
  const choices = { tone: "professional", length: "usual", wishes: "", posting } as const;
  const form = promptFormSchema.parse(formOf({ material, job: sure, reading, choices }));
  const language = reading.language === "other" ? (tellLanguage(wordsOf(facts)) ?? "en") : reading.language;
  const answer = await requestLetter(
    {
      name: fullName(form),
      email,
      prompt: combinedPrompt(form),
      jobTitle: form.jobTitle,
      letter: { task: "generate", form, material, job: sure, language, templateId: null },
    },
    signal,
  );
  const order = { form, material, job: sure, language, prompt: combinedPrompt(form), templateId: null };
  const version = { answer, text: null, made: null };
  const { email: mail, phone, place: location } = facts.person;
  const contact = { email: mail, phone, location };
  const { title, text, letterhead } = toLetterFile({ version, order, contact, convention: null });
  const letter = toSaveOrder(order, {
    ...{ title: title.slice(0, 200), content: text, versions: [], contact, convention: null, applicationKey },
    recipient: letterhead.recipient,
    sources: toLetterSources(
      version,
      {
        facts: answer.facts,
        about: [fullName(form), location, mail, phone, form.jobLocation, form.roleType].filter(Boolean),
        posting: form.prompt,
        role: `${form.jobTitle} ${answer.letter.subject}`,
        company: sure.company,
        asOf: new Date().toISOString().slice(0, 10),
        language: answer.letter.language,
      },
      { material, ticked: [] },
    ),
    vouched: [],
  });
  const today = new Date().toISOString().slice(0, 10);
  const answered = answerPoints(reading, { ...emptyMaterial, ...material }, today);
  const checklist = toChecklist({ reading, answered, material, letter: answer.letter, ticked: [], today });
  return { letter, checklist };
}

function wordsOf({ jobs, plain }: Facts): string {
  return [...plain, ...jobs.flatMap(({ lines }) => lines)].map(({ text }) => text).join("\n");
}
