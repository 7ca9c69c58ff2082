import { composeMail } from "#server/integrations/mailer/compose-mail.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import { quotable } from "#server/integrations/mailer/quotable.ts";
import { stopHeaders } from "#server/integrations/mailer/stop-headers.ts";

/** Asks somebody whether they want mails of an account's workflow; what the sender chose to be called is quoted, short. */
export function askingMail(asked: {
  to: string;
  sender: { username: string; name: string | null; email: string };
  workflow: string;
  link: string;
  days: number;
  stopUrl: string;
}): Mail {
  const { to, sender, workflow, link, days, stopUrl } = asked;
  const name = quotable(sender.name ?? sender.username);
  const mail = composeMail({
    to,
    subject: "Someone wants to email you through Cover Letter Desk",
    paragraphs: [
      "Hello,",
      `${name} (${sender.email}) wants to email you with the workflow “${quotable(workflow)}” through Cover Letter Desk. You won't get emails unless you agree. Agree or decline here:`,
      link,
      `The link works once, for ${days} days. If you do nothing, you won't get emails from this workflow.`,
    ],
  });
  return { ...mail, headers: stopHeaders(stopUrl) };
}
