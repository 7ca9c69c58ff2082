import { ExternalLink } from "lucide-react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import {
  type Application,
  type ApplicationChanges,
  applicationLimits,
} from "#shared/applications/application.schema.ts";
import { nextStepOf } from "#shared/applications/next-step.ts";
import { dayWords, today } from "./application-labels.ts";
import { fieldNames } from "./field-names.ts";
import { FormSection } from "./form-section.tsx";
import { SavedField } from "./saved-field.tsx";

type FormProps = { application: Application; onSave: (changes: ApplicationChanges) => boolean };

/** What is known of one application; every field keeps what is typed by itself. */
export function ApplicationForm({ application, onSave }: FormProps) {
  const text = (field: "role" | "company" | "place" | "source" | "contact") => (
    <SavedField
      field={field}
      label={fieldNames[field] ?? field}
      value={application[field]}
      onSave={onSave}
      optional={field !== "role"}
      maxLength={applicationLimits[field]}
      autoComplete="off"
    />
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <WhatComesNext application={application} onSave={onSave} />
      <FormSection title="The job">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {text("role")}
          {text("company")}
          {text("place")}
          <SavedField
            field="closesOn"
            label="Closing date"
            type="date"
            optional
            value={application.closesOn}
            onSave={onSave}
          />
          <div className="min-w-0">
            <SavedField
              field="link"
              label="Link"
              type="url"
              optional
              value={application.link}
              onSave={onSave}
              maxLength={applicationLimits.link}
            />
            {application.link ? (
              <a
                href={application.link}
                target="_blank"
                rel="noreferrer"
                className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text text-small"
              >
                <ExternalLink {...smallIcon} />
                Open the page
              </a>
            ) : null}
          </div>
          {text("source")}
          {text("contact")}
        </div>
        <SavedField
          className="mt-4"
          field="notes"
          label="Notes"
          optional
          rows={4}
          value={application.notes}
          onSave={onSave}
          maxLength={applicationLimits.notes}
        />
      </FormSection>
      <Posting application={application} onSave={onSave} />
    </div>
  );
}

function WhatComesNext({ application, onSave }: FormProps) {
  const next = nextStepOf(application);
  const hint = next && !next.own ? `Without one: ${next.text}${next.on ? `, ${dayWords(next.on)}` : ""}` : "";
  return (
    <FormSection title="What comes next">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <SavedField
          field="nextStep"
          label="Next step"
          optional
          hint={hint}
          value={application.nextStep}
          onSave={onSave}
          maxLength={applicationLimits.nextStep}
          autoComplete="off"
        />
        <SavedField field="nextOn" label="Date" type="date" optional value={application.nextOn} onSave={onSave} />
        <SavedField field="nextAt" label="Time" type="time" optional value={application.nextAt} onSave={onSave} />
      </div>
    </FormSection>
  );
}

function Posting({ application, onSave }: FormProps) {
  const { posting, postingOn } = application;
  return (
    <FormSection title="The posting">
      <SavedField
        field="posting"
        label={postingOn ? `As it was on ${dayWords(postingOn)}` : "Posting text"}
        optional
        rows={posting ? 14 : 4}
        value={posting}
        hint="Postings go offline. This copy stays."
        maxLength={applicationLimits.posting}
        onSave={(changes) => onSave(posting === "" ? { ...changes, postingOn: postingOn ?? today() } : changes)}
      />
    </FormSection>
  );
}
