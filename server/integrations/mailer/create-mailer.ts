import type { Mailer } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** Over SMTP where there is a server; without one each mail becomes a file, and `onFile` is told its path. */
export function createMailer(options: {
  smtpUrl: string | null;
  from: string;
  outboxFolder: string;
  onFile: (path: string) => void;
}): Mailer {
  const { smtpUrl, from, outboxFolder, onFile } = options;
  return smtpUrl === null
    ? createOutboxMailer({ folder: outboxFolder, from, onFile })
    : createSmtpMailer({ url: smtpUrl, from });
}
