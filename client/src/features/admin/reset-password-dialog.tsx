import { Check, Circle, Copy, Dices } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { TextField } from "#client/components/ui/text-field.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { copyText } from "#client/lib/copy-text.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { AdminUser } from "#shared/admin/admin.schema.ts";
import { MAX_PASSWORD_LENGTH } from "#shared/auth/password.schema.ts";
import { randomPassword } from "#shared/auth/random-password.ts";
import { useResetPassword } from "./admin.api.ts";

const checklist = [
  { label: "At least 8 characters", isMet: (password: string) => [...password].length >= 8 },
  { label: "At least 1 uppercase", isMet: (password: string) => /\p{Lu}/u.test(password) },
  { label: "At least 1 number", isMet: (password: string) => /\p{Nd}/u.test(password) },
  { label: "At least 1 special character", isMet: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

/** Asks for a password that meets the checklist; there is no default one. */
export function ResetPasswordDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [password, setPassword] = useState("");
  const reset = useResetPassword();
  const ready = checklist.every((rule) => rule.isMet(password));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Reset the password of ${user.username}`}
      description="This signs the user out everywhere. We won't send them the new password: pass it on yourself."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !reset.isPending) reset.mutate({ id: user.id, newPassword: password }, { onSuccess: onClose });
        }}
      >
        <TextField
          label="New password"
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_PASSWORD_LENGTH}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="-ml-3 flex flex-wrap">
          <Button
            size="small"
            look="quiet"
            icon={<Dices {...smallIcon} />}
            onClick={() => setPassword(randomPassword(randomByte))}
          >
            Generate password
          </Button>
          {password === "" ? null : (
            <Button size="small" look="quiet" icon={<Copy {...smallIcon} />} onClick={() => copy(password)}>
              Copy password
            </Button>
          )}
        </div>
        <ul className="mt-1 grid gap-1">
          {checklist.map((rule) => {
            const met = rule.isMet(password);
            return (
              <li
                key={rule.label}
                className={classNames("flex items-center gap-2 text-small", met ? "text-success" : "text-quiet")}
              >
                {met ? (
                  <Check aria-hidden="true" size={16} strokeWidth={1.75} />
                ) : (
                  <Circle aria-hidden="true" size={16} strokeWidth={1.75} />
                )}
                {rule.label}
                <span className="sr-only">{met ? "(met)" : "(not met yet)"}</span>
              </li>
            );
          })}
        </ul>
        <div className="mt-6 flex flex-col gap-2 sm:flex-row sm:justify-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="main" disabled={!ready} busy={reset.isPending}>
            Reset password
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

async function copy(password: string): Promise<void> {
  showToast((await copyText(password)) ? messages.copied : messages.copyFailed);
}

function randomByte(): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte;
}
