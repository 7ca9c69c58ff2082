import { composeMail } from "#server/integrations/mailer/compose-mail.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";

/** To who bought without an account: the link that brings the purchase onto one. */
export function claimMail(purchase: { to: string; name: string; link: string }): Mail {
  return composeMail({
    to: purchase.to,
    subject: `Your purchase: ${purchase.name}`,
    paragraphs: [
      "Hello,",
      `thank you for buying the ${purchase.name} at Cover Letter Desk. It was bought without an account. This link brings it onto yours:`,
      purchase.link,
      "Open it, sign in or register, and the template is there. It works once, for one account. If the template is on your account already, there is nothing to do.",
    ],
  });
}
