import { once } from "node:events";
import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  /** Every mail as it came over the wire. */
  mails: { to: string[]; source: string }[];
  close: () => Promise<void>;
};

/** A real SMTP server on a free port of 127.0.0.1 that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer["mails"] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        mails.push({ to, source: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
