import { readFile, stat } from "node:fs/promises";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import { quotable } from "#server/integrations/mailer/quotable.ts";
import { stopHeaders } from "#server/integrations/mailer/stop-headers.ts";
import type { RunEvent } from "#server/running/run-plan.ts";

export type RunMail = Extract<RunEvent, { kind: "mail" }>;

/** Mail servers commonly refuse more than 25 MB, and attachments grow by a third on their way. */
const MOST_ATTACHED = 15 * 1024 * 1024;

/**
 * The mail of a destination for one recipient, with its file, who sends it and how to stop it.
 * @throws Error with a message for the person when the file is too large
 */
export async function toMail(
  mail: RunMail,
  addressed: { to: string; sender: { name: string; email: string | null }; stopUrl: string },
): Promise<Mail> {
  const { subject, message, html, csvPath, csvName } = mail;
  const { to, sender, stopUrl } = addressed;
  const from = sender.email === null ? quotable(sender.name) : `${quotable(sender.name)} (${sender.email})`;
  const note = `${from} sent you this through a Cover Letter Desk workflow. Stop these emails:`;
  const letter = {
    to,
    subject,
    text: `${message}\n\n-- \n${note}\n${stopUrl}\n`,
    html: html.replace(
      "</body>",
      () => `<hr>\n<p>\n${escaped(note)}\n<a href="${stopUrl}"\n>${stopUrl}</a>\n</p>\n</body>`,
    ),
    headers: stopHeaders(stopUrl),
  };
  if (csvPath === null) return letter;
  const { size } = await stat(csvPath);
  if (size > MOST_ATTACHED)
    throw new Error(
      `The attachment would be ${Math.ceil(size / 1024 / 1024)} MB. The limit is 15 MB. Send fewer rows, or turn off the attachment.`,
    );
  return { ...letter, attachments: [{ filename: csvName, content: await readFile(csvPath) }] };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
