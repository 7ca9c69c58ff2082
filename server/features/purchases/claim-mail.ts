import { composeMail } from "#server/integrations/mailer/compose-mail.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";

/** To who bought without an account: the link that brings the purchase onto one. */
export function claimMail(purchase: { to: string; name: string; link: string }): Mail {
  return composeMail({
    to: purchase.to,
    subject: `Your purchase: ${purchase.name}`,
    paragraphs: [
      "Hello,",
      `Thank you for buying the ${purchase.name}. You bought it without an account. Add it to your account here:`,
      purchase.link,
      "Sign in or register, and the template is yours. The link works once, for one account. If you already have the template, you can ignore this email.",
    ],
  });
}
