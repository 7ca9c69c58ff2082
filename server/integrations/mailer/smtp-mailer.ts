import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/** What a mail may wait for the server at each step, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport(
    { url: options.url, ...patience },
    { from: options.from, textEncoding: "quoted-printable" },
  );
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
    },
    forget: async () => {},
  };
}
