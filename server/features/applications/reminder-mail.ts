import { composeMail } from "#server/integrations/mailer/compose-mail.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import { stopHeaders } from "#server/integrations/mailer/stop-headers.ts";

const MOST_LINES = 20;

/** Tells of what is on the next day; `lines` are in the person's own words. */
export function reminderMail(about: { to: string; lines: readonly string[]; appUrl: string; stopUrl: string }): Mail {
  const { to, lines, appUrl, stopUrl } = about;
  const shown = lines.slice(0, MOST_LINES).map((line) => line.replace(/\s+/g, " "));
  const more = lines.length - shown.length;
  const [first = ""] = shown;
  const mail = composeMail({
    to,
    subject:
      lines.length === 1
        ? `Tomorrow: ${first.slice(0, 120)}`
        : `Tomorrow: ${lines.length} things for your applications`,
    paragraphs: [
      "Tomorrow:",
      ...shown.map((line) => `- ${line}`),
      ...(more > 0 ? [`And ${more} more.`] : []),
      "See your applications:",
      `${appUrl}/applications`,
      "You asked for an email on the day before. Stop these emails:",
      stopUrl,
    ],
  });
  return { ...mail, headers: stopHeaders(stopUrl) };
}
