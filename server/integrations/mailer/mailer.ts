import { createOutboxMailer } from "./outbox-mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

export type Mail = { to: string; subject: string; text: string; html: string; attachments?: Attachment[] };
type Attachment = { filename: string; content: Buffer };

export type Mailer = {
  /** Resolves once the mail is handed over, rejects when it could not be. */
  send: (mail: Mail) => Promise<void>;
  /** Takes away the mails to an address that are kept here; what has left for a mail server is out of reach. */
  forget: (address: string) => Promise<void>;
};

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
