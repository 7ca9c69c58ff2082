import { addDays } from "date-fns";
import { AppError } from "#server/errors.ts";
import { createLinkToken, storedLinkToken } from "#server/integrations/mailer/link-token.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import type { EmailLink, Reversed } from "#shared/auth/email-address.schema.ts";
import type { EmailAddressStore } from "./email-address.store.ts";
import { confirmationMail, emailChangedMail } from "./email-mails.ts";
import type { User } from "./user.store.ts";

export type EmailAddressDeps = {
  addresses: EmailAddressStore;
  getUser: (id: number) => Promise<User | null>;
  confirmEmail: (id: number, email: string) => Promise<User | null>;
  /** Counts a mail that asks for a confirmation. @throws AppError tooMany */
  allowAsking: (attempt: { account: number; recipient: string; address: string; own: boolean }) => Promise<void>;
  /** Counts a change of an account's address. @throws AppError tooMany */
  allowChange: (userId: number) => Promise<void>;
  /** The token of a link that sets the account's password; null where this is its address no more. */
  makeResetLink: (user: { id: number; email: string }) => Promise<string | null>;
  endSessions: (userId: number) => Promise<unknown>;
  /** Mails are sent after the answer. */
  sendMail: (mail: Mail) => void;
  appUrl: () => string;
};
export type EmailAddressService = ReturnType<typeof createEmailAddressService>;

/** How long the links work. */
const CONFIRM_DAYS = 3;
const TAKE_BACK_DAYS = 7;

/** The addresses of accounts: confirmed, changed, and brought back. */
export function createEmailAddressService(deps: EmailAddressDeps) {
  const { addresses, sendMail } = deps;

  /** @throws AppError notFound, conflict where there is nothing to confirm, tooMany */
  async function ask(userId: number, visitorAddress: string): Promise<void> {
    const user = await deps.getUser(userId);
    if (!user) throw new AppError("signedOut", "This account no longer exists.");
    const { email } = user;
    if (email === null) throw new AppError("conflict", "Add an email address to your account first.");
    if (user.emailConfirmedAt) throw new AppError("conflict", "Your email address is already confirmed.");
    await deps.allowAsking({ account: userId, recipient: email, address: visitorAddress, own: true });
    const token = createLinkToken();
    const expiresAt = addDays(new Date(), CONFIRM_DAYS);
    await addresses.keepConfirmation({ userId, email, token: storedLinkToken(token), expiresAt });
    const link = `${deps.appUrl()}/confirm-email/${token}`;
    sendMail(confirmationMail({ to: email, username: user.username, link, days: CONFIRM_DAYS }));
  }

  /** As {@link ask}, where nobody waits for an answer. */
  async function askQuietly(userId: number, visitorAddress: string): Promise<void> {
    await ask(userId, visitorAddress).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }

  async function mayAsk(asked: { userId: number; recipient: string; visitorAddress: string }): Promise<boolean> {
    const { userId, recipient, visitorAddress } = asked;
    return deps.allowAsking({ account: userId, recipient, address: visitorAddress, own: false }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
  }

  return {
    ask,
    askQuietly,

    async confirmationLink(token: string): Promise<EmailLink> {
      return toLink(await addresses.findConfirmation(storedLinkToken(token)));
    },

    /** @throws AppError unusable where the link is unknown, used, too old, or for an address that is another by now */
    async confirm(token: string): Promise<{ email: string }> {
      const link = await addresses.takeConfirmation(storedLinkToken(token));
      const user = link && (await deps.confirmEmail(link.userId, link.email));
      if (!user) throw linkVoid();
      return { email: link.email };
    },

    /**
     * Another address in the place of the account's, or none. The new one is asked to confirm, the old one is told and can
     * take it back. Null when the account is gone. @throws AppError tooMany
     */
    async change(userId: number, email: string | null, visitorAddress: string): Promise<User | null> {
      // Where no link can be made, nothing may be changed that the old address could not take back.
      const base = deps.appUrl();
      await deps.allowChange(userId);
      const token = createLinkToken();
      const expiresAt = addDays(new Date(), TAKE_BACK_DAYS);
      const changed = await addresses.change(userId, email, { token: storedLinkToken(token), expiresAt });
      if (changed === null) return null;
      if (changed === "unchanged") return deps.getUser(userId);
      const { user, former } = changed;
      // An address that is not confirmed may be a stranger's, whom changes to and fro must not mail without end.
      if (former && (former.wasConfirmed || (await mayAsk({ userId, recipient: former.email, visitorAddress })))) {
        const link = `${base}/take-back-email/${token}`;
        sendMail(emailChangedMail({ to: former.email, username: user.username, link, days: TAKE_BACK_DAYS }));
      }
      if (email !== null) await askQuietly(userId, visitorAddress);
      return user;
    },

    async reversalLink(token: string): Promise<EmailLink> {
      return toLink(await addresses.findReversal(storedLinkToken(token)));
    },

    /**
     * Brings the former address back and ends every session. Whoever made the change knew the password, so the answer has
     * a link for a new one. @throws AppError unusable
     */
    async takeBack(token: string): Promise<Reversed> {
      const user = await addresses.takeBack(storedLinkToken(token));
      if (!user?.email) throw linkVoid();
      await deps.endSessions(user.id);
      const resetToken = await deps.makeResetLink({ id: user.id, email: user.email });
      if (resetToken === null) throw linkVoid();
      return { email: user.email, username: user.username, resetToken };
    },
  };
}

function toLink(found: { email: string; username: string } | null): EmailLink {
  return { valid: found !== null, email: found?.email ?? null, username: found?.username ?? null };
}

function linkVoid(): AppError {
  return new AppError("unusable", "This link is no longer valid.");
}
