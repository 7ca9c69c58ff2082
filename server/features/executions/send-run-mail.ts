import type { Mail } from "#server/integrations/mailer/mailer.ts";
import { type RunMail, toMail } from "./run-mail.ts";

export type RunMailDeps = {
  /** Who of these may be mailed to by the account. */
  mailable: (
    userId: number,
    addresses: string[],
  ) => Promise<{ to: { id: number; address: string }[]; refused: string[]; unconfirmed: string[] }>;
  /** The account as its mails name it. */
  sender: (userId: number) => Promise<{ name: string; email: string | null } | null>;
  /** @throws AppError tooMany where the account may not send so many more today */
  takeMails: (userId: number, count: number) => Promise<void>;
  stopUrl: (recipientId: number) => string;
  send: (mail: Mail) => Promise<void>;
};

/**
 * Hands the mail of a step over to each recipient alone, or to nobody where one has not agreed to be mailed to. Answers what
 * the person should know besides.
 * @throws Error with a message for the person
 */
export function createRunMailSender(deps: RunMailDeps) {
  return async (userId: number, mail: RunMail): Promise<string[]> => {
    const { to, refused, unconfirmed } = await deps.mailable(userId, mail.to);
    if (unconfirmed.length > 0) throw new Error(notAgreed(unconfirmed));
    if (to.length === 0) throw new Error(`${listed(refused)} no longer agreed to get email from your account.`);
    const sender = await deps.sender(userId);
    if (!sender) throw new Error("The account is gone.");
    await deps.takeMails(userId, to.length);
    const failed: string[] = [];
    let reason = "";
    for (const { id, address } of to) {
      // Whoever stops the mails while others are sent gets none.
      if ((await deps.mailable(userId, [address])).to.length === 0) {
        refused.push(address);
        continue;
      }
      try {
        await deps.send(await toMail(mail, { to: address, sender, stopUrl: deps.stopUrl(id) }));
      } catch (error) {
        failed.push(address);
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    if (failed.length === to.length) throw new Error(reason);
    if (failed.length > 0)
      throw new Error(`${to.length - failed.length} were sent, but not the one to ${listed(failed)}: ${reason}`);
    return refused.length > 0 ? [`Left out because they no longer want these emails: ${listed(refused)}.`] : [];
  };
}

/** What a step says whose recipients did not all agree. */
export function notAgreed(addresses: string[]): string {
  return `${listed(addresses)} ${addresses.length === 1 ? "has" : "have"} not agreed to get email from your account. Open this step, ask them, and rerun once they agree.`;
}

const MOST_LISTED = 20;

function listed(addresses: string[]): string {
  const more = addresses.length - MOST_LISTED;
  return addresses.slice(0, MOST_LISTED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
