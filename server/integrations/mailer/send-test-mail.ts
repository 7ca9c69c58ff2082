import { z } from "zod";
import { composeMail } from "./compose-mail.ts";
import { createMailer } from "./create-mailer.ts";

/** Tries the mail settings with one email. Answers in words for the operator. @throws Error with the mail server's reason. */
export async function sendTestMail(
  settings: { smtpUrl: string | null; from: string; outboxFolder: string },
  typed: string,
): Promise<string> {
  const address = z.email().safeParse(typed);
  if (!address.success) throw new Error(`${typed} isn't an email address.`);
  let written = "";
  const mailer = createMailer({
    ...settings,
    onFile: (path) => {
      written = path;
    },
  });
  try {
    const paragraphs = ["This email was sent to try the mail settings of Cover Letter Desk. They work."];
    await mailer.send(composeMail({ to: address.data, subject: "Test email of Cover Letter Desk", paragraphs }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The mail server didn't take the email: ${reason}. Check SMTP_URL and MAIL_FROM.`, {
      cause: error,
    });
  }
  return written === ""
    ? `The mail server took an email from ${settings.from} to ${address.data}. Look whether it arrived, in spam too.`
    : `SMTP_URL isn't set, so no email is sent: it's in ${written}.`;
}
