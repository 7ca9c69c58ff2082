export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  headers?: Record<string, string>;
};
type Attachment = { filename: string; content: Buffer };

export type Mailer = {
  /** Resolves once the mail is handed over, rejects when it could not be. */
  send: (mail: Mail) => Promise<void>;
  /** Takes away the mails to an address that are kept here; what has left for a mail server is out of reach. */
  forget: (address: string) => Promise<void>;
};
