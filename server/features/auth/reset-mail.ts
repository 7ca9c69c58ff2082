import { composeMail } from "#server/integrations/mailer/compose-mail.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import { quotable } from "#server/integrations/mailer/quotable.ts";

/** The mail with the link; `minutes` is how long it works. */
export function resetMail(reset: {
  to: string;
  name: string | null;
  username: string;
  link: string;
  minutes: number;
}): Mail {
  return composeMail({
    to: reset.to,
    subject: "Reset your Cover Letter Desk password",
    paragraphs: [
      reset.name ? `Hello ${quotable(reset.name)},` : "Hello,",
      `Someone asked to reset the password of the Cover Letter Desk account “${quotable(reset.username)}”. If it was you, choose a new one here:`,
      reset.link,
      `The link works once, for ${reset.minutes} minutes.`,
      "If it wasn't you, you can ignore this email. Your password won't change.",
    ],
  });
}
