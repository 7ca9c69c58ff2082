import { readFile, stat } from "node:fs/promises";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import type { RunEvent } from "#server/running/run-plan.ts";

export type RunMail = Extract<RunEvent, { kind: "mail" }>;

/** Mail servers commonly refuse more than 25 MB, and attachments grow by a third on their way. */
const MOST_ATTACHED = 15 * 1024 * 1024;

/** The mail of a destination, with its file. @throws Error with a message for the person when the file is too large */
export async function toMail(mail: RunMail): Promise<Mail> {
  const { to, subject, message, html, csvPath, csvName } = mail;
  const letter = { to: to.join(", "), subject, text: message, html };
  if (csvPath === null) return letter;
  const { size } = await stat(csvPath);
  if (size > MOST_ATTACHED)
    throw new Error(
      `The attached file would have ${Math.ceil(size / 1024 / 1024)} MB, more than the 15 MB that a mail may carry. Send fewer rows, or switch the attachment off.`,
    );
  return { ...letter, attachments: [{ filename: csvName, content: await readFile(csvPath) }] };
}
