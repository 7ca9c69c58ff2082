import { composeMail } from "#server/integrations/mailer/compose-mail.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";

/** The mail with the link; `minutes` is how long it works. */
export function resetMail(reset: { to: string; name: string; link: string; minutes: number }): Mail {
  return composeMail({
    to: reset.to,
    subject: "Choose a new password for Cover Letter Desk",
    paragraphs: [
      `Hello ${reset.name},`,
      "somebody asked for a new password for your Cover Letter Desk account. If that was you, choose one here:",
      reset.link,
      `The link works once, for ${reset.minutes} minutes. A newer link takes the place of this one.`,
      "If it was not you, there is nothing to do: your password stays as it is.",
    ],
  });
}
