import { addMinutes } from "date-fns";
import { AppError } from "#server/errors.ts";
import { isAllowed } from "#server/http/rate-limit.ts";
import { createLinkToken, storedLinkToken } from "#server/integrations/mailer/link-token.ts";
import type { Mailer } from "#server/integrations/mailer/mailer.ts";
import type { ResetPassword } from "#shared/auth/password-reset.schema.ts";
import { hashPassword } from "./password-hash.ts";
import { resetMail } from "./reset-mail.ts";
import type { ResetTokenStore } from "./reset-token.store.ts";
import type { SessionStore } from "./session.store.ts";
import type { User, UserStore } from "./user.store.ts";

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

/** How long a link works. */
const LINK_MINUTES = 60;

export function createPasswordResetService(deps: {
  users: UserStore;
  tokens: ResetTokenStore;
  sessions: SessionStore;
  mailer: Mailer;
  /** Counts a link for the account, and for its address where that is not confirmed. @throws AppError tooMany */
  allowLink: (link: { account: number; email: string | null }) => Promise<void>;
  /** Address of the page, for the link. */
  appUrl: () => string;
}) {
  const { users, tokens, sessions, mailer } = deps;

  /** The token of a link that sets the account's password; earlier ones are void. Null where this is its address no more. */
  async function makeLink({ id, email }: Pick<User, "id"> & { email: string }): Promise<string | null> {
    const token = createLinkToken();
    const expiresAt = addMinutes(new Date(), LINK_MINUTES);
    return (await tokens.replace({ userId: id, email, token: storedLinkToken(token), expiresAt })) ? token : null;
  }

  return {
    /** The name of the account that is meant first, as it is written there; null where there is none. */
    async knownName(typed: string): Promise<string | null> {
      const [user] = await users.find(typed);
      return user?.username ?? null;
    },

    /**
     * Sends a link to the address of the account that was named, and of the one that has confirmed what was typed as its
     * address. An account's own address gets it unconfirmed too: who never confirmed it could not come back otherwise.
     */
    async sendLinks(typed: string): Promise<void> {
      for (const user of await users.find(typed)) {
        if (user.email === null) continue;
        const { email: to, name, username } = user;
        const asked = { account: user.id, email: user.emailConfirmedAt ? null : to };
        if (!(await isAllowed(() => deps.allowLink(asked)))) continue;
        const base = deps.appUrl();
        const token = await makeLink({ ...user, email: to });
        if (token === null) continue;
        const link = `${base}/reset-password/${token}`;
        await mailer.send(resetMail({ to, name, username, link, minutes: LINK_MINUTES }));
      }
    },

    makeLink,

    isValid(token: string): Promise<boolean> {
      return tokens.isOpen(storedLinkToken(token));
    },

    /**
     * Sets the password and ends every session of the account; answers which it is, and what it and nobody else signs in with.
     * Whoever has the link reads the mails of the address, so it is confirmed with it.
     * @throws AppError unusable when the link is unknown, used, replaced or too old.
     */
    async reset({ token, password }: ResetPassword): Promise<{ id: number; username: string; signsInWith: string[] }> {
      const stored = storedLinkToken(token);
      // Hashing takes long on purpose: anybody could ask for it with links that open nothing.
      if (!(await tokens.isOpen(stored))) throw invalidLink();
      const hash = await hashPassword(password);
      const link = await tokens.use(stored);
      const user = link && (await users.update(link.userId, { password: hash }));
      if (!user) throw invalidLink();
      if (link.email !== null) await users.confirmEmail(user.id, link.email);
      await sessions.endAll(user.id, null);
      const { username, email } = user;
      const typed = email === null ? [username] : [username, email];
      const meant = await Promise.all(typed.map((one) => users.find(one)));
      return { id: user.id, username, signsInWith: typed.filter((_, index) => meant[index]?.length === 1) };
    },
  };
}

function invalidLink(): AppError {
  return new AppError("unusable", "This link is invalid or has expired. Request a new one.");
}
