import { composeMail } from "#server/integrations/mailer/compose-mail.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import { quotable } from "#server/integrations/mailer/quotable.ts";

type Told = { to: string; username: string; link: string; days: number };

/** Asks whether an address is that of the account; whoever gets it may never have heard of the product. */
export function confirmationMail({ to, username, link, days }: Told): Mail {
  return composeMail({
    to,
    subject: "Confirm your email address for Cover Letter Desk",
    paragraphs: [
      "Hello,",
      `The Cover Letter Desk account “${quotable(username)}” was set up with this email address. If it's yours, confirm the address here:`,
      link,
      `The link works once, for ${days} days.`,
      "If it isn't yours, you can ignore this email.",
    ],
  });
}

/** To the address that was the account's until now. */
export function emailChangedMail({ to, username, link, days }: Told): Mail {
  return composeMail({
    to,
    subject: "Your Cover Letter Desk email address was changed",
    paragraphs: [
      "Hello,",
      `The email address of the Cover Letter Desk account “${quotable(username)}” was changed. This address won't get any more email from us.`,
      "If you made this change, you can ignore this email. If you didn't, undo it here:",
      link,
      `This also signs out every device and lets you choose a new password. The link works once, for ${days} days.`,
    ],
  });
}
