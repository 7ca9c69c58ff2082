import { useRef } from "react";
import { AskBox } from "#client/components/ask-box.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { languageOf } from "#client/features/generator/desk-letter.ts";
import type { JobField } from "#client/features/generator/desk-state.schema.ts";
import type { GeneratorState } from "#client/features/generator/generator-state.schema.ts";
import type { ChangeState } from "#client/features/generator/use-generator-state.ts";
import { languageNames, languageSchema } from "#shared/letters/letter.schema.ts";
import type { PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { LateNotes } from "./late-notes.tsx";
import { agreeOn, doubtsOf, roleFormsOf, setJob } from "./read-job.ts";
import { ReadRow } from "./read-row.tsx";
import { RoleForms } from "./role-forms.tsx";
import { RowFields } from "./row-fields.tsx";
import { type RowWords, rowWords } from "./row-labels.ts";

/** What was read from the posting, one row each, to be corrected or emptied in place. */
export function ReadRows({
  state,
  change,
  fields,
}: {
  state: GeneratorState;
  change: ChangeState;
  fields: readonly JobField[];
}) {
  const doubts = doubtsOf(state);
  return (
    <div className="divide-y divide-hairline rounded-box bg-card px-5 py-1.5">
      {state.reading && isNothingRead(state.reading) && !state.desk.withoutPosting ? <LateNotes /> : null}
      {fields.map((field) => (
        <Row
          key={field}
          field={field}
          words={rowWords(field, state)}
          inDoubt={doubts.has(field)}
          {...{ state, change }}
        />
      ))}
      <LanguageRow state={state} change={change} />
    </div>
  );
}

function Row({
  field,
  words,
  inDoubt,
  state,
  change,
}: {
  field: JobField;
  words: RowWords;
  inDoubt: boolean;
  state: GeneratorState;
  change: ChangeState;
}) {
  const before = useRef(state);
  const forms = field === "role" ? roleFormsOf(state) : null;
  return (
    <div>
      <ReadRow
        label={words.label}
        value={words.value}
        empty={state.reading && !state.desk.withoutPosting ? "Not in the posting" : "Optional"}
        note={words.note}
        fields={<RowFields field={field} state={state} change={change} />}
        onOpen={() => {
          before.current = state;
        }}
        onRestore={() => {
          const { job, form, desk } = before.current;
          change((now) => ({
            ...now,
            job,
            form: { ...now.form, roleType: form.roleType, jobLocation: form.jobLocation },
            desk: { ...now.desk, settled: desk.settled, kinds: desk.kinds },
          }));
        }}
        ask={
          inDoubt
            ? ({ open }) => (
                <AskBox fact={words.doubt} question={words.question}>
                  <Button size="usual" onClick={() => change((now) => agreeOn(now, field))}>
                    {words.yes}
                  </Button>
                  <Button look="quiet" onClick={open}>
                    Change it
                  </Button>
                </AskBox>
              )
            : forms
              ? ({ focus }) => (
                  <RoleForms
                    forms={forms}
                    onChoose={(role) => {
                      change((now) => setJob(now, "role", role));
                      focus();
                    }}
                  />
                )
              : undefined
        }
      />
    </div>
  );
}

/** A recipe, the news, a line of chatter: nothing in it is of a job. */
function isNothingRead({ head, points }: PostingReading): boolean {
  return [...Object.values(head), ...points].every((read) => !read);
}

function LanguageRow({ state, change }: { state: GeneratorState; change: ChangeState }) {
  return (
    <div className="flex items-center gap-3 py-1">
      <span aria-hidden="true" className="w-26 shrink-0 text-quiet text-small">
        Language
      </span>
      <SelectField
        label="Language"
        className="min-w-0 flex-1 [&_label]:sr-only [&_select]:border-transparent [&_select]:pl-0 [&_svg]:right-0"
        options={languageSchema.options.map((value) => ({ value, label: languageNames[value] }))}
        value={languageOf(state)}
        onChange={({ target }) => {
          const language = languageSchema.options.find((one) => one === target.value) ?? null;
          change((now) => ({ ...now, desk: { ...now.desk, language } }));
        }}
      />
    </div>
  );
}
