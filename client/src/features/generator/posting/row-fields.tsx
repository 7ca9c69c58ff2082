import { SelectField } from "#client/components/ui/select-field.tsx";
import type { JobField } from "#client/features/generator/desk-state.schema.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { jobLocationOptions, roleTypeOptions } from "#client/features/generator/options.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import type { JobHead } from "#shared/postings/posting-reading.schema.ts";
import { BareField } from "./bare-field.tsx";
import { settle } from "./read-job.ts";
import { isKindKnown } from "./row-labels.ts";
import { splitTitle } from "./split-title.ts";

/** The fields that a row of the job opens into; from the first change on the row is the person's. */
export function RowFields({ field, state, change }: { field: JobField; state: GeneratorState; change: ChangeState }) {
  const { job, form } = state;
  const changeRow = (apply: (now: GeneratorState) => GeneratorState) => change((now) => settle(apply(now), field));
  const set = (part: Partial<JobHead>) => changeRow((now) => ({ ...now, job: { ...now.job, ...part } }));
  const setContact = (part: Partial<JobHead["contact"]>) => set({ contact: { ...job.contact, ...part } });
  const { name, title, post } = job.contact;
  const parts: Record<JobField, () => React.ReactNode> = {
    role: () => (
      <BareField label="Role" maxLength={200} value={job.role} onChange={(e) => set({ role: e.target.value })} />
    ),
    company: () => (
      <BareField
        label="Company"
        maxLength={200}
        value={job.company}
        onChange={(e) => set({ company: e.target.value })}
      />
    ),
    replyTo: () => (
      <>
        <BareField
          label="Name"
          maxLength={200}
          value={[title, name].filter(Boolean).join(" ")}
          onChange={(event) => setContact(splitTitle(event.target.value))}
        />
        <BareField
          label="Position"
          maxLength={200}
          value={post}
          onChange={(event) => setContact({ post: event.target.value })}
        />
        <BareField
          label="Email for applications"
          inputMode="email"
          maxLength={254}
          value={job.replyTo}
          onChange={(event) => set({ replyTo: event.target.value })}
        />
      </>
    ),
    place: () => (
      <BareField label="Location" maxLength={300} value={job.place} onChange={(e) => set({ place: e.target.value })} />
    ),
    kind: () => (
      <>
        <SelectField
          label="Job type"
          placeholder={NOT_SAID}
          options={roleTypeOptions}
          value={isKindKnown("roleType", state) ? form.roleType : ""}
          onChange={({ target }) => {
            const roleType = roleTypeOptions.find(({ value }) => value === target.value)?.value;
            if (roleType) changeRow((now) => withKind({ ...now, form: { ...now.form, roleType } }, "roleType"));
          }}
        />
        <SelectField
          label="Location"
          placeholder={NOT_SAID}
          options={jobLocationOptions}
          value={isKindKnown("jobLocation", state) ? form.jobLocation : ""}
          onChange={({ target }) => {
            const jobLocation = jobLocationOptions.find(({ value }) => value === target.value)?.value;
            if (jobLocation)
              changeRow((now) => withKind({ ...now, form: { ...now.form, jobLocation } }, "jobLocation"));
          }}
        />
      </>
    ),
    closingDate: () => (
      <BareField
        label="Closing date"
        type="date"
        value={job.closingDate}
        onChange={(event) => set({ closingDate: event.target.value })}
      />
    ),
    reference: () => (
      <BareField
        label="Reference"
        maxLength={120}
        value={job.reference}
        onChange={(event) => set({ reference: event.target.value })}
      />
    ),
  };
  return parts[field]();
}

const NOT_SAID = "Not in the posting";

/** The part that was chosen is known now, and the other stays as known as it was. */
function withKind(state: GeneratorState, chosen: "roleType" | "jobLocation"): GeneratorState {
  const kinds = (["roleType", "jobLocation"] as const).filter((part) => part === chosen || isKindKnown(part, state));
  return { ...state, desk: { ...state.desk, kinds } };
}
