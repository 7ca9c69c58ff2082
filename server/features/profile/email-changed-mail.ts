import { composeMail } from "#server/integrations/mailer/compose-mail.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";

/** To the address that was the account's until now. */
export function emailChangedMail(account: { to: string; name: string }): Mail {
  return composeMail({
    to: account.to,
    subject: "Your e-mail address at Cover Letter Desk was changed",
    paragraphs: [
      `Hello ${account.name},`,
      "the e-mail address of your Cover Letter Desk account was changed. From now on this address gets no more mail.",
      "If it was not you, somebody else is signed in as you: please write to whoever runs this Cover Letter Desk.",
    ],
  });
}
