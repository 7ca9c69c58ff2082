import { Eye, EyeOff } from "lucide-react";
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useState } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { Field } from "./ui/field.tsx";
import { iconButtonClass } from "./ui/icon-button.tsx";

/** A password that can be shown, with a word when Caps Lock is on. */
export function PasswordField({
  label,
  error,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  label: string;
  error?: string | undefined;
  autoComplete: "current-password" | "new-password";
  ref?: Ref<HTMLInputElement>;
}) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} {...(error ? { error } : {})} {...(capsLock ? { hint: "Caps Lock is on." } : {})}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onKeyDown={noteCapsLock}
            onKeyUp={noteCapsLock}
            className={classNames(control.className, "h-11 pr-12")}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label="Show password"
            title={shown ? "Hide password" : "Show password"}
            onClick={() => setShown(!shown)}
            className={classNames(iconButtonClass, "absolute top-0 right-0 hover:bg-transparent")}
          >
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
          </button>
        </span>
      )}
    </Field>
  );
}
