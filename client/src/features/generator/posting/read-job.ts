import { type JobField, jobFields } from "#client/features/generator/desk-state.schema.ts";
import { emptyPromptForm, type GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { hashText } from "#client/lib/hash-text.ts";
import { limits } from "#shared/generator/prompt-form.schema.ts";
import {
  emptyJobHead,
  type JobHead,
  type PostingHead,
  type PostingReading,
} from "#shared/postings/posting-reading.schema.ts";

/** Takes in what was read from this posting; rows that the person settled stay as they are. */
export function takeReading(state: GeneratorState, reading: PostingReading, posting: string): GeneratorState {
  let now: GeneratorState = { ...state, reading, desk: { ...state.desk, readOf: fingerprintOf(posting) } };
  for (const field of jobFields) {
    if (!state.desk.settled.includes(field)) now = fromReading[field](now, reading.head);
  }
  return now;
}

/** Forgets what was read from a posting that is gone; what the person settled stays. */
export function dropReading(state: GeneratorState): GeneratorState {
  const emptied = takeReading(state, nothingRead, "");
  return { ...emptied, reading: null, desk: { ...emptied.desk, readOf: "" } };
}

/** Tells postings apart, by what is used of them. */
export function fingerprintOf(posting: string): string {
  const used = posting.slice(0, limits.prompt).trim();
  return used === "" ? "" : hashText(used);
}

/** What was read unsurely and nobody has said yes to, by field. */
export function doubtsOf({ reading, job, desk, form }: GeneratorState): ReadonlySet<JobField> {
  if (!reading) return new Set();
  const { head } = reading;
  const sure: Record<JobField, boolean> = {
    // A title that names both genders is asked about in its own way, and stays as printed until then.
    role: head.role?.forms !== undefined || (head.role?.sure ?? true),
    company: head.company?.sure ?? true,
    replyTo: (head.contact?.sure ?? true) && (head.replyTo?.sure ?? true),
    place: head.place?.sure ?? true,
    kind: (head.roleType?.sure ?? true) && (head.jobLocation?.sure ?? true),
    closingDate: head.closingDate?.sure ?? true,
    reference: head.reference?.sure ?? true,
  };
  const isOpen = (field: JobField) =>
    !sure[field] && !desk.settled.includes(field) && !desk.agreed.includes(agreementOn(field, { job, form }));
  return new Set(jobFields.filter(isOpen));
}

/** Role and company where they are in doubt: a letter without them is written to nobody. */
export function headDoubts(state: GeneratorState): ("role" | "company")[] {
  const doubts = state.desk.withoutPosting ? new Set() : doubtsOf(state);
  return (["role", "company"] as const).filter((field) => doubts.has(field));
}

/** The forms of the role that the person may choose from; null where there is nothing to choose, or they have. */
export function roleFormsOf({ reading, job, desk }: GeneratorState): readonly string[] | null {
  const role = reading?.head.role;
  const isOpen = role?.forms !== undefined && !desk.settled.includes("role") && job.role === role.value.slice(0, 200);
  return isOpen ? (role.forms ?? null) : null;
}

/** From now on the row is the person's: no reading changes it. */
export function settle(state: GeneratorState, field: JobField): GeneratorState {
  const { desk } = state;
  return desk.settled.includes(field) ? state : { ...state, desk: { ...desk, settled: [...desk.settled, field] } };
}

/** A field of the head as the person has it. */
export function setJob(state: GeneratorState, field: "role" | "company", text: string): GeneratorState {
  return settle({ ...state, job: { ...state.job, [field]: text } }, field);
}

/** The person says yes to what stands in this row. */
export function agreeOn(state: GeneratorState, field: JobField): GeneratorState {
  const agreed = [...state.desk.agreed, agreementOn(field, state)].slice(-MOST_AGREED);
  return { ...state, desk: { ...state.desk, agreed } };
}

/** The head as the letter may use it: without what is still in doubt. */
export function sureJobOf(state: GeneratorState): JobHead {
  const job = { ...state.job };
  for (const field of doubtsOf(state)) Object.assign(job, emptyOf[field]);
  return job;
}

const MOST_AGREED = 40;

const emptyOf: Record<JobField, Partial<JobHead>> = {
  role: { role: "" },
  company: { company: "" },
  replyTo: { contact: emptyJobHead.contact, replyTo: "" },
  place: { place: "" },
  kind: {},
  closingDate: { closingDate: "" },
  reference: { reference: "" },
};

type TakeField = (state: GeneratorState, head: PostingHead) => GeneratorState;

const intoJob =
  (toJob: (head: PostingHead) => Partial<JobHead>): TakeField =>
  (state, head) => ({ ...state, job: { ...state.job, ...toJob(head) } });

const fromReading: Record<JobField, TakeField> = {
  role: intoJob(({ role }) => ({ role: role?.value.slice(0, 200) ?? "" })),
  company: intoJob(({ company }) => ({ company: company?.value.slice(0, 200) ?? "" })),
  replyTo: intoJob(({ contact, replyTo }) => ({
    contact: contact
      ? {
          name: contact.value.slice(0, 200),
          title: contact.title.slice(0, 60),
          gender: contact.gender,
          post: contact.post.slice(0, 200),
        }
      : emptyJobHead.contact,
    replyTo: replyTo?.value.slice(0, 254) ?? "",
  })),
  place: intoJob(({ place }) => ({ place: place?.value.slice(0, 300) ?? "" })),
  kind: (state, { roleType, jobLocation }) => ({
    ...state,
    form: {
      ...state.form,
      roleType: roleType?.value ?? emptyPromptForm.roleType,
      jobLocation: jobLocation?.value ?? emptyPromptForm.jobLocation,
    },
  }),
  closingDate: intoJob(({ closingDate }) => ({ closingDate: closingDate?.value.slice(0, 10) ?? "" })),
  reference: intoJob(({ reference }) => ({ reference: reference?.value.slice(0, 120) ?? "" })),
};

const nothingRead: PostingReading = {
  language: "other",
  head: {
    role: null,
    company: null,
    contact: null,
    replyTo: null,
    place: null,
    roleType: null,
    jobLocation: null,
    closingDate: null,
    reference: null,
  },
  points: [],
  questions: [],
  smallPrint: [],
  informal: false,
  agency: false,
  suspicious: [],
};

function agreementOn(field: JobField, { job, form }: Pick<GeneratorState, "job" | "form">): string {
  const values: Record<JobField, string> = {
    role: job.role,
    company: job.company,
    replyTo: `${job.contact.name} ${job.replyTo}`,
    place: job.place,
    kind: `${form.roleType} ${form.jobLocation}`,
    closingDate: job.closingDate,
    reference: job.reference,
  };
  return `${field}=${values[field]}`.slice(0, 400);
}
