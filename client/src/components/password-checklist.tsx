import { Check, Circle } from "lucide-react";
import { passwordRules } from "#shared/auth/password.schema.ts";

/** Which of the rules the password meets, as it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul aria-label="Password rules" className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-2">
      {passwordRules.map((rule) => {
        const met = rule.isMet(password);
        const Icon = met ? Check : Circle;
        return (
          <li key={rule.label} className={met ? "flex items-center gap-2 text-success" : "flex items-center gap-2"}>
            <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={met ? undefined : "p-0.75 text-quiet"} />
            {rule.label}
            <span className="sr-only">{met ? ": done" : ": to do"}</span>
          </li>
        );
      })}
    </ul>
  );
}
