import { composeMail } from "#server/integrations/mailer/compose-mail.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import { stopHeaders } from "#server/integrations/mailer/stop-headers.ts";
import type { TroubledRun } from "./run-notice.store.ts";

/** Tells the owner of a schedule that a run failed, and why, or that it left out rows, and where to look. */
export function troubleMail(run: TroubledRun, { appUrl, stopUrl }: { appUrl: string; stopUrl: string }): Mail {
  const { email, name, workflowName, startedAt } = run;
  const { what, why } = run.status === "failed" ? failed(run) : skipped(run);
  const mail = composeMail({
    to: email,
    subject: `“${workflowName.replaceAll(/\s+/g, " ").slice(0, 100)}” ${what}`,
    paragraphs: [
      `Hello ${name},`,
      `Your workflow “${workflowName}” ${what}. The run was started at ${startedAt.toISOString().slice(0, 16).replace("T", " ")} UTC.`,
      why,
      "See its log and history:",
      `${appUrl}/workflows/${run.workflowId}`,
      "You get this email because failure emails are on in the workflow's schedule. Turn them off there, or stop all emails from your workflows to this address:",
      stopUrl,
    ],
  });
  return { ...mail, headers: stopHeaders(stopUrl) };
}

function failed({ error }: TroubledRun) {
  return { what: "failed", why: error ?? "No reason was recorded." };
}

function skipped({ rowsDelivered, rowsSkipped }: TroubledRun) {
  const left = rowsSkipped.toLocaleString("en-US");
  return {
    what: `completed, ${left} skipped`,
    why: `${(rowsDelivered ?? 0).toLocaleString("en-US")} rows were delivered. ${left} didn't fit and were skipped. The run page shows why.`,
  };
}
