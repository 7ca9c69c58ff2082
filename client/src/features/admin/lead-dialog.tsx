import { Copy } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { Lead } from "#shared/admin/admin.schema.ts";
import { useLead } from "./admin.api.ts";
import { adminTime } from "./admin-dates.ts";

/** Everything of one lead, to read and to copy. */
export function LeadDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: lead, isError } = useLead(id);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={lead ? lead.name.slice(0, 200) : "Submission"}
      actions={
        lead ? (
          <Button icon={<Copy aria-hidden="true" size={16} strokeWidth={1.75} />} onClick={() => copy(asText(lead))}>
            Copy all
          </Button>
        ) : null
      }
    >
      {isError ? <p>Failed to retrieve cover letter</p> : null}
      {!lead && !isError ? <p role="status">Loading</p> : null}
      {lead ? (
        <div className="grid gap-6">
          <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-3 md:grid-cols-3">
            {facts(lead).map(([label, value]) => (
              <div key={label}>
                <dt className="text-quiet text-small">{label}</dt>
                <dd className="break-words text-strong">
                  <bdi>{value || "Not given"}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <div className="grid content-start gap-4 md:grid-cols-2">
            <LongText title="Cover letter" text={lead.result ?? ""} />
            <LongText title="Resume or job description" text={lead.prompt ?? ""} />
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}

function LongText({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <div className="flex items-center justify-between">
        <h3 className="font-semibold text-strong">{title}</h3>
        <Button look="quiet" aria-label={`Copy ${title.toLowerCase()}`} disabled={!text} onClick={() => copy(text)}>
          Copy
        </Button>
      </div>
      <textarea
        readOnly
        aria-label={title}
        rows={16}
        value={text || "None"}
        className="w-full resize-y rounded bg-page p-4 text-body text-small"
      />
    </section>
  );
}

function facts(lead: Lead): [string, string | null][] {
  return [
    ["ID", String(lead.id)],
    ["Email", lead.email],
    ["Job title", lead.jobTitle],
    ["Source", lead.source],
    ["Other source", lead.otherSource],
    ["Submitted", adminTime(lead.createdAt)],
  ];
}

function asText(lead: Lead): string {
  const lines = [["Name", lead.name] as const, ...facts(lead)].map(([label, value]) => `${label}: ${value ?? ""}`);
  return [lines.join("\n"), lead.result ?? "", lead.prompt ?? ""].filter(Boolean).join("\n\n");
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(messages.copied);
  } catch {
    showToast(messages.copyFailed);
  }
}
