import { zodResolver } from "@hookform/resolvers/zod";
import { LockOpen } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type FieldPath, useForm } from "react-hook-form";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import {
  type UnlockForm as CheckedUnlockForm,
  type UnlockFormInput,
  unlockFormSchema,
} from "#shared/generator/prompt.schema.ts";
import { ActionBar } from "./action-bar.tsx";
import { applyServerProblems } from "./apply-server-problems.ts";
import { type UnlockFormValues, unlockFormValuesSchema } from "./generator-state.schema.ts";
import { sourceChoices } from "./options.ts";
import { ProblemNote } from "./problem-note.tsx";
import { StorageNoteDialog } from "./storage-note-dialog.tsx";

/** Who the person is and how they found us; opens the rest of the letter. */
export function UnlockForm({
  values,
  signedIn,
  failure,
  onPlainLetter,
  onChange,
  onSubmit,
}: {
  values: UnlockFormValues;
  /** Name and address are known then: they are shown, not asked for. */
  signedIn: boolean;
  /** What the last call failed with; null when it did not. */
  failure: unknown;
  onPlainLetter: () => void;
  onChange: (values: UnlockFormValues) => void;
  onSubmit: (form: CheckedUnlockForm) => Promise<void>;
}) {
  const { register, handleSubmit, formState, watch, setError } = useForm<UnlockFormInput, unknown, CheckedUnlockForm>({
    resolver: zodResolver(unlockFormSchema),
    defaultValues: values,
  });
  const { errors } = formState;
  const [noteOpen, setNoteOpen] = useState(false);
  const [isKnown, setKnown] = useState(
    () => signedIn && values.name.trim() !== "" && unlockFormSchema.shape.email.safeParse(values.email).success,
  );
  const isAsked = !isKnown || Boolean(errors.name || errors.email);
  const report = useRef(onChange);
  report.current = onChange;
  useEffect(() => {
    const subscription = watch((typed) => report.current(unlockFormValuesSchema.parse(typed)));
    return () => subscription.unsubscribe();
  }, [watch]);
  useEffect(() => applyServerProblems(failure, fieldNames, setError), [failure, setError]);

  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-5">
      {isAsked ? (
        <>
          <TextField label="Name" autoComplete="name" required error={errors.name?.message} {...register("name")} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...register("email")}
          />
        </>
      ) : (
        <div className="flex items-center gap-4 rounded-box bg-card px-5 py-2">
          <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <span className="block text-strong">{watch("name")}</span>
            <span className="block text-small">{watch("email")}</span>
          </p>
          <Button look="quiet" size="small" className="-mr-3 shrink-0" onClick={() => setKnown(false)}>
            Change
          </Button>
        </div>
      )}
      <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
        <TextField
          label="Job title"
          optional
          autoComplete="organization-title"
          error={errors.jobTitle?.message}
          {...register("jobTitle")}
        />
        <SelectField
          label="How did you find us?"
          placeholder="Select one"
          hint="Required"
          required
          options={sourceChoices}
          error={errors.source?.message}
          {...register("source")}
        />
      </div>
      {watch("source") === "Other" ? (
        <TextField label="Please specify" error={errors.otherSource?.message} {...register("otherSource")} />
      ) : null}
      <ProblemNote failure={failure} onPlainLetter={onPlainLetter} />
      <ActionBar>
        <Button
          type="submit"
          look="main"
          size="large"
          icon={<LockOpen {...smallIcon} />}
          busy={formState.isSubmitting}
          className="w-full"
        >
          Unlock full letter
        </Button>
      </ActionBar>
      <p className="text-small text-quiet lg:-mt-5">
        We keep your answers and the letter.{" "}
        <button
          type="button"
          onClick={() => setNoteOpen(true)}
          className="relative font-semibold text-accent-text underline underline-offset-4 after:absolute after:-inset-3"
        >
          What we store
        </button>
      </p>
      <StorageNoteDialog open={noteOpen} onOpenChange={setNoteOpen} />
    </form>
  );
}

const fieldNames: readonly FieldPath<UnlockFormInput>[] = ["name", "email", "jobTitle", "source", "otherSource"];
