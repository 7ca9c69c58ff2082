import { zodResolver } from "@hookform/resolvers/zod";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Controller, type FieldPath, useForm } from "react-hook-form";
import { Button } from "#client/components/ui/button.tsx";
import { SegmentedChoice } from "#client/components/ui/segmented-choice.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import {
  type PromptForm as CheckedPromptForm,
  type PromptFormInput,
  promptFormSchema,
  UNKNOWN,
} from "#shared/generator/prompt-form.schema.ts";
import { thousands } from "#shared/limits/thousands.ts";
import { ActionBar } from "./action-bar.tsx";
import { applyServerProblems } from "./apply-server-problems.ts";
import { emptyPromptForm, type PromptFormValues, promptFormValuesSchema } from "./generator-state.schema.ts";
import { jobLocationOptions, lengthOptions, roleTypeOptions, toneOptions } from "./options.ts";
import { ProblemNote } from "./problem-note.tsx";

/** The job and the person, as the letter is to be written from them. Each change is passed on, so that nothing typed is lost. */
export function PromptForm({
  values,
  skillsHint,
  highlightsHint,
  failure,
  onChange,
  onSubmit,
  children,
}: {
  values: PromptFormValues;
  skillsHint: string;
  highlightsHint: string;
  /** What the last call failed with; null when it did not. */
  failure: unknown;
  onChange: (values: PromptFormValues) => void;
  onSubmit: (form: CheckedPromptForm) => Promise<void>;
  /** Stands beside the main button: a way back to the letter there is. */
  children?: ReactNode;
}) {
  const { control, register, handleSubmit, formState, watch, setError, setFocus } = useForm<
    PromptFormInput,
    unknown,
    CheckedPromptForm
  >({ resolver: zodResolver(promptFormSchema), defaultValues: values });
  const { errors } = formState;
  const report = useRef(onChange);
  report.current = onChange;
  useEffect(() => {
    const subscription = watch((typed) => report.current(promptFormValuesSchema.parse(typed)));
    return () => subscription.unsubscribe();
  }, [watch]);
  useEffect(() => applyServerProblems(failure, fieldNames, setError), [failure, setError]);

  const submit = handleSubmit((form) =>
    onSubmit({ ...form, company: form.company.trim() || UNKNOWN, linkedin: form.linkedin.trim() || UNKNOWN }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 [&_:is(input,select,textarea)]:scroll-mb-32">
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register("lastName")}
        />
        <TextField
          label="Job title"
          optional
          autoComplete="organization-title"
          error={errors.jobTitle?.message}
          {...register("jobTitle")}
        />
        <TextField
          label="Company"
          optional
          autoComplete="organization"
          error={errors.company?.message}
          {...register("company")}
        />
      </div>
      <TextArea
        label="Job posting"
        rows={6}
        hint="Paste all of it, small print too. We check what it asks of you."
        counter={`${thousands(watch("prompt").length)} characters`}
        error={errors.prompt?.message}
        {...register("prompt")}
      />
      <TextArea
        label="Skills"
        rows={1}
        style={{ fieldSizing: "content" }}
        hint={skillsHint}
        error={errors.skills?.message}
        {...register("skills")}
      />
      <TextArea
        label="What you have done"
        optional
        rows={3}
        hint={highlightsHint}
        error={errors.highlights?.message}
        {...register("highlights")}
      />
      <Suspense fallback={null}>
        <GapsNote control={control} onAdd={() => setFocus("highlights")} />
      </Suspense>
      <div className="grid grid-cols-2 items-start gap-4">
        <SelectField
          label="Role type"
          options={roleTypeOptions}
          error={errors.roleType?.message}
          {...register("roleType")}
        />
        <SelectField
          label="Location"
          options={jobLocationOptions}
          error={errors.jobLocation?.message}
          {...register("jobLocation")}
        />
      </div>
      <Controller
        control={control}
        name="tone"
        render={({ field }) => (
          <SegmentedChoice
            legend="Tone"
            name={field.name}
            options={toneOptions}
            value={field.value ?? "professional"}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="length"
        render={({ field }) => (
          <SegmentedChoice
            legend="Length"
            name={field.name}
            options={lengthOptions}
            value={field.value ?? "usual"}
            onChange={field.onChange}
          />
        )}
      />
      <TextArea
        label="Anything it should say"
        optional
        rows={1}
        style={{ fieldSizing: "content" }}
        hint="Up to three wishes, one a line, like: Mention that I can start in May."
        error={errors.wishes?.message}
        {...register("wishes")}
      />
      <TextField
        label="LinkedIn"
        optional
        inputMode="url"
        autoComplete="url"
        hint="The address of your profile."
        error={errors.linkedin?.message}
        {...register("linkedin")}
      />
      <ProblemNote failure={failure} />
      <ActionBar>
        <Button type="submit" look="main" size="large" busy={formState.isSubmitting} className="w-full">
          Generate Cover Letter
        </Button>
        {children}
      </ActionBar>
    </form>
  );
}

/** Comes after the form, which can be filled in without it. */
const GapsNote = lazy(() => import("./gaps-note.tsx").then((module) => ({ default: module.GapsNote })));

const fieldNames = Object.keys(promptFormSchema.shape).filter((name): name is FieldPath<PromptFormInput> =>
  Object.hasOwn(emptyPromptForm, name),
);
