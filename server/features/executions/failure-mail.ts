import { composeMail } from "#server/integrations/mailer/compose-mail.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import type { FailedRun } from "./run-notice.store.ts";

/** Tells the owner of a schedule that a run failed, why, and where to look. */
export function failureMail(run: FailedRun, appUrl: string): Mail {
  const { email, name, workflowName, startedAt, error } = run;
  return composeMail({
    to: email,
    subject: `“${workflowName.replaceAll(/\s+/g, " ").slice(0, 100)}” failed`,
    paragraphs: [
      `Hello ${name},`,
      `your workflow “${workflowName}” failed. The run was started at ${startedAt.toISOString().slice(0, 16).replace("T", " ")} UTC.`,
      error ?? "There is no reason on record.",
      "Its log and its history are here:",
      `${appUrl}/workflows/${run.workflowId}`,
      "You get this mail because the workflow's schedule says so. Switch it off there if you do not want it.",
    ],
  });
}
