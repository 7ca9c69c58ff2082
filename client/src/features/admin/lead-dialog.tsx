import { Copy } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { copyText } from "#client/lib/copy-text.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { Lead } from "#shared/admin/admin.schema.ts";
import { useLeadPart } from "./admin.api.ts";
import { adminTime } from "./admin-dates.ts";

const parts = [
  { part: "cover-letter", title: "Cover letter", failure: "Failed to retrieve cover letter" },
  { part: "resume", title: "Resume or job description", failure: "Failed to retrieve resume" },
] as const;

/** Everything of one lead, to read and to copy. */
export function LeadDialog({ lead, isSuper, onClose }: { lead: Lead; isSuper: boolean; onClose: () => void }) {
  const letter = useLeadPart(lead.id, "cover-letter", isSuper);
  const resume = useLeadPart(lead.id, "resume", isSuper);
  const answers = { "cover-letter": letter, resume };
  const loaded = !letter.isPending && !resume.isPending;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={lead.name.slice(0, 200)}
      actions={
        <Button
          icon={<Copy {...smallIcon} />}
          disabled={!loaded}
          onClick={() => copy(asText(lead, [letter.data ?? "", resume.data ?? ""]))}
        >
          Copy all
        </Button>
      }
    >
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
          {parts.map(({ part, title, failure }) => {
            const { data, error, refetch } = answers[part];
            if (error)
              return (
                <Problem key={part} title={title} failure={failure} error={error} onRetry={() => void refetch()} />
              );
            return <LongText key={part} title={title} text={data} />;
          })}
        </div>
      </div>
    </Dialog>
  );
}

function Problem({
  title,
  failure,
  error,
  onRetry,
}: {
  title: string;
  failure: string;
  error: Error;
  onRetry: () => void;
}) {
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <section>
      <h3 className="flex min-h-11 items-center font-semibold text-strong">{title}</h3>
      <div role="alert" className="grid justify-items-start gap-3 rounded bg-page p-4">
        <p>{gone ? (error.serverMessage ?? failure) : failure}</p>
        {gone ? null : <Button onClick={onRetry}>Try again</Button>}
      </div>
    </section>
  );
}

/** `text` is undefined while it loads. */
function LongText({ title, text }: { title: string; text: string | undefined }) {
  return (
    <section>
      <div className="flex items-center justify-between">
        <h3 className="font-semibold text-strong">{title}</h3>
        <Button
          look="quiet"
          aria-label={`Copy ${title.toLowerCase()}`}
          disabled={!text}
          onClick={() => copy(text ?? "")}
        >
          Copy
        </Button>
      </div>
      <textarea
        readOnly
        aria-label={title}
        rows={16}
        value={text === undefined ? "Loading..." : text || "None"}
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
    ...(lead.otherSource ? [["Other source", lead.otherSource] satisfies [string, string]] : []),
    ["Submitted", adminTime(lead.createdAt)],
  ];
}

function asText(lead: Lead, texts: readonly string[]): string {
  const lines = [["Name", lead.name] as const, ...facts(lead)].map(([label, value]) => `${label}: ${value ?? ""}`);
  return [lines.join("\n"), ...texts].filter(Boolean).join("\n\n");
}

async function copy(text: string): Promise<void> {
  showToast((await copyText(text)) ? messages.copied : messages.copyFailed);
}
