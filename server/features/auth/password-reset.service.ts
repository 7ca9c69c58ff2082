import { addMinutes } from "date-fns";
import { AppError } from "#server/errors.ts";
import type { Mailer } from "#server/integrations/mailer/mailer.ts";
import type { ResetPassword } from "#shared/auth/password-reset.schema.ts";
import { hashPassword } from "./password-hash.ts";
import { resetMail } from "./reset-mail.ts";
import type { ResetTokenStore } from "./reset-token.store.ts";
import { createResetToken, storedResetToken } from "./reset-token.ts";
import type { SessionStore } from "./session.store.ts";
import type { UserStore } from "./user.store.ts";

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

/** How long a link works. */
const LINK_MINUTES = 60;

export function createPasswordResetService(deps: {
  users: UserStore;
  tokens: ResetTokenStore;
  sessions: SessionStore;
  mailer: Mailer;
  /** Address of the page, for the link. */
  appUrl: string;
}) {
  const { users, tokens, sessions, mailer } = deps;
  return {
    /** Sends the link, if there is such an account and it has an address. */
    async sendLink(username: string): Promise<void> {
      const user = await users.getByName(username);
      if (!user?.email) return;
      const token = createResetToken();
      await tokens.replace({
        userId: user.id,
        token: storedResetToken(token),
        expiresAt: addMinutes(new Date(), LINK_MINUTES),
      });
      const link = `${deps.appUrl}/reset-password/${token}`;
      await mailer.send(resetMail({ to: user.email, name: user.name ?? user.username, link, minutes: LINK_MINUTES }));
    },

    isValid(token: string): Promise<boolean> {
      return tokens.isOpen(storedResetToken(token));
    },

    /**
     * Sets the password and ends every session of the account; answers its username.
     * @throws AppError unusable when the link is unknown, used, replaced or too old.
     */
    async reset({ token, password }: ResetPassword): Promise<string> {
      const hash = await hashPassword(password);
      const userId = await tokens.use(storedResetToken(token));
      const user = userId === null ? null : await users.update(userId, { password: hash });
      if (!user) throw new AppError("unusable", "This link is invalid or has expired. Please ask for a new one.");
      await sessions.endAll(user.id, null);
      return user.username;
    },
  };
}
