import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "#client/lib/class-names.ts";

export type FieldProps = {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  counter?: string;
  className?: string;
};

export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  className: string;
};

/** Label above, hint below, the error in the place of the hint. */
export function Field({
  label,
  optional,
  hint,
  error,
  counter,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-semibold text-small text-strong">
        {label}
        {optional ? <span className="ml-1 font-normal text-quiet"> optional</span> : null}
      </label>
      {children({
        id,
        "aria-describedby": note ? noteId : undefined,
        "aria-invalid": error ? true : undefined,
        className: classNames(
          controlClass,
          error ? "border-2 border-danger px-[13px]" : "border border-edge px-3.5 hover:border-line",
        ),
      })}
      {note || counter ? (
        <div className="flex items-start justify-between gap-4 text-quiet text-small">
          <p id={noteId} className={error ? "flex items-center gap-1.5 text-danger" : undefined}>
            {error ? <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" /> : null}
            {note}
          </p>
          {counter ? <span className="shrink-0 tabular-nums">{counter}</span> : null}
        </div>
      ) : null}
    </div>
  );
}

const controlClass =
  "w-full min-w-0 rounded bg-card text-base text-strong transition-colors duration-quick disabled:border-hairline disabled:text-quiet";
