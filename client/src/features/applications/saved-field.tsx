import { useCallback, useEffect, useRef, useState } from "react";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { type ApplicationChanges, applicationChangesSchema } from "#shared/applications/application.schema.ts";

type Field = Exclude<keyof ApplicationChanges, "statusDates" | "unopened" | "status">;

export type SavedFieldProps = {
  field: Field;
  label: string;
  value: string | null;
  /** False where it could not be kept. */
  onSave: (changes: ApplicationChanges) => boolean;
  optional?: boolean;
  hint?: string;
  maxLength?: number;
  type?: "text" | "url" | "date" | "time";
  rows?: number;
  className?: string;
  autoComplete?: string;
};

const PAUSE_MS = 600;

/**
 * A field that keeps what is typed: shortly after, when it is left, and when the page is. What cannot be kept stays in the
 * field and says why.
 */
export function SavedField({ field, value, onSave, rows, hint, className, optional, ...input }: SavedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const pending = useRef<string | null>(null);
  const latest = useRef(onSave);
  latest.current = onSave;

  const save = useCallback(() => {
    const text = pending.current;
    if (text === null) return;
    const isDay = field === "closesOn" || field === "nextOn" || field === "nextAt" || field === "postingOn";
    const parsed = applicationChangesSchema.safeParse({ [field]: isDay && text === "" ? null : text });
    if (!parsed.success) {
      setError(parsed.error.issues[0]?.message);
      return;
    }
    setError(undefined);
    pending.current = null;
    if (latest.current(parsed.data)) setTyped(null);
  }, [field]);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, save]);
  useEffect(() => {
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [save]);

  const control = {
    ...input,
    ...(optional ? { optional } : {}),
    ...(hint ? { hint } : {}),
    ...(className ? { className } : {}),
    error,
    value: typed ?? value ?? "",
    onChange: ({ target }: { target: { value: string } }) => {
      pending.current = target.value;
      setTyped(target.value);
    },
    onBlur: save,
  };
  const { type: _type, ...area } = control;
  return rows ? <TextArea rows={rows} {...area} /> : <TextField {...control} />;
}
