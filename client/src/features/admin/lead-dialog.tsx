import { ChevronLeft, ChevronRight, Copy, Trash2 } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { copyText } from "#client/lib/copy-text.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { Lead, LeadResume } from "#shared/admin/admin.schema.ts";
import type { LeadForm } from "#shared/leads/lead-form.schema.ts";
import { useLeadLetter, useLeadResume } from "./admin.api.ts";
import { adminTime } from "./admin-dates.ts";

const WHOLE_PROMPT = "Resume or job description";

/** Everything of one lead, to read and to copy. */
export function LeadDialog({
  lead,
  list,
  isSuper,
  onShow,
  onDelete,
  onClose,
}: {
  lead: Lead;
  /** The page of the list that it stands in. */
  list: readonly Lead[];
  isSuper: boolean;
  onShow: (id: number) => void;
  onDelete: () => void;
  onClose: () => void;
}) {
  const letter = useLeadLetter(lead.id, isSuper);
  const resume = useLeadResume(lead.id, isSuper);
  const facts = factsOf(lead, resume.data?.form);
  const sent = textsOf(resume.data);
  const loaded = letter.data && resume.data;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={lead.name.slice(0, 200)}
      actions={
        <>
          <Button
            icon={<Copy {...smallIcon} />}
            disabled={!loaded}
            onClick={() => copy(inOneText(lead.name, facts, [letter.data?.content, ...sent.map(({ text }) => text)]))}
          >
            Copy all
          </Button>
          <Button look="quiet" icon={<Trash2 {...smallIcon} />} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Neighbours lead={lead} list={list} onShow={onShow} />
        <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-3 md:grid-cols-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-quiet text-small">{label}</dt>
              <dd className="break-words text-strong">
                {label === "Email" ? <MailLink address={lead.email} /> : <bdi>{value || "Not given"}</bdi>}
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid content-start items-start gap-4 md:grid-cols-2">
          {letter.error ? (
            <Problem
              title="Cover letter"
              failure="Failed to retrieve cover letter"
              error={letter.error}
              onRetry={() => void letter.refetch()}
            />
          ) : (
            <LongText title="Cover letter" text={letter.data?.content} />
          )}
          {resume.error ? (
            <Problem
              title={WHOLE_PROMPT}
              failure="Failed to retrieve resume"
              error={resume.error}
              onRetry={() => void resume.refetch()}
            />
          ) : (
            <div className="grid gap-4">
              {sent.map(({ title, text }) => (
                <LongText key={title} title={title} text={text} />
              ))}
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The rows before and after it, for reading one after the other. */
function Neighbours({ lead, list, onShow }: { lead: Lead; list: readonly Lead[]; onShow: (id: number) => void }) {
  const at = list.findIndex(({ id }) => id === lead.id);
  const [before, after] = [list[at - 1], list[at + 1]];
  if (!before && !after) return null;
  return (
    <div className="-mt-2 -ml-3 flex items-center">
      <IconButton
        label="Previous submission"
        icon={<ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} />}
        spent={!before}
        onClick={() => before && onShow(before.id)}
      />
      <span className="text-small tabular-nums">
        {at + 1} of {list.length}
      </span>
      <IconButton
        label="Next submission"
        icon={<ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} />}
        spent={!after}
        onClick={() => after && onShow(after.id)}
      />
    </div>
  );
}

function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(address)}`} className="underline underline-offset-4 hover:text-accent-text">
      <bdi>{address}</bdi>
    </a>
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
    <section aria-label={title} className="min-w-0">
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
      <p dir="auto" className="whitespace-pre-wrap break-words rounded bg-page p-4 text-body text-small">
        {text === undefined ? "Loading..." : text || "None"}
      </p>
    </section>
  );
}

/** What they sent, part by part; a plain call sent one text. */
function textsOf(resume: LeadResume | undefined): { title: string; text: string | undefined }[] {
  const form = resume?.form;
  if (!form) return [{ title: WHOLE_PROMPT, text: resume?.content }];
  return [
    { title: "Details", text: detailsOf(form) },
    { title: "Posting", text: form.posting },
  ];
}

function detailsOf({ highlights, skills, strengths, experience, wishes, linkedin }: LeadForm): string {
  const parts = [
    highlights,
    skills && `Skills: ${skills}`,
    strengths && `Strengths: ${strengths}`,
    experience && `Years of experience: ${experience}`,
    linkedin && `LinkedIn: ${linkedin}`,
    wishes && `Should mention:\n${wishes}`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

function factsOf(lead: Lead, form: LeadForm | undefined): [string, string | null][] {
  return [
    ["ID", String(lead.id)],
    ["Email", lead.email],
    ["Submitted", adminTime(lead.createdAt)],
    ["Job title", lead.jobTitle],
    ...(form?.company ? [["Company", form.company] satisfies [string, string]] : []),
    ["Source", lead.source],
    ...(lead.otherSource ? [["Other source", lead.otherSource] satisfies [string, string]] : []),
  ];
}

function inOneText(name: string, facts: [string, string | null][], texts: readonly (string | undefined)[]): string {
  const lines = [["Name", name] as const, ...facts].map(([label, value]) => `${label}: ${value ?? ""}`);
  return [lines.join("\n"), ...texts].filter(Boolean).join("\n\n");
}

async function copy(text: string): Promise<void> {
  showToast((await copyText(text)) ? messages.copied : messages.copyFailed);
}
