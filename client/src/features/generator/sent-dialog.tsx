import { queryOptions, useQuery } from "@tanstack/react-query";
import { format, parseISO } from "date-fns";
import { z } from "zod";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { ApiError, callJson } from "#client/lib/api-client.ts";
import { type SentRecord, sentRecordSchema } from "#shared/generator/sent-record.schema.ts";

/** Word for word what left for the language model for one version of a letter. */
export function SentDialog({ draftId, version, onClose }: { draftId: string; version: number; onClose: () => void }) {
  const records = useQuery(sentOptions(draftId));
  const record = records.data?.find((one) => one.version === version);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="What was sent"
      description={
        record ? (
          <>
            To <strong className="font-semibold text-strong">{record.host}</strong> (model {record.model}),{" "}
            {format(parseISO(record.at), "MMM d, HH:mm")}.
          </>
        ) : (
          "Word for word, and where it went."
        )
      }
      actions={
        <>
          {records.isError && !isGone(records.error) ? (
            <Button look="main" onClick={() => void records.refetch()}>
              Try again
            </Button>
          ) : null}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {record ? (
        <Record record={record} />
      ) : (
        <Missing pending={records.isPending} failed={!isGone(records.error) && records.isError} />
      )}
    </Dialog>
  );
}

function sentOptions(draftId: string) {
  return queryOptions({
    queryKey: ["/api/prompts", draftId, "sent"] as const,
    queryFn: ({ signal }) => callJson(`/api/prompts/${draftId}/sent`, z.array(sentRecordSchema), { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function Missing({ pending, failed }: { pending: boolean; failed: boolean }) {
  if (pending)
    return (
      <p role="status" className="flex items-center gap-2.5">
        <Spinner />
        Loading the record
      </p>
    );
  if (failed) return <p role="alert">Couldn't load the record.</p>;
  return <p>This version's record was deleted. We keep records for a week.</p>;
}

const roles: Record<string, string> = { system: "The rules", user: "Your details and the posting" };
const calls = { again: "Asked again", look: "The second look", repair: "Asked to rephrase" };

/** Every message under a title of its own, what is the person's first. */
function partsOf({ messages, further = [] }: SentRecord): { title: string; content: string }[] {
  const titled = [
    ...messages.toReversed().map(({ role, content }) => ({ title: roles[role] ?? "The letter so far", content })),
    ...further.flatMap(({ what, messages: later }) => {
      const rules = { system: `${calls[what]}: the rules` };
      return later
        .toReversed()
        .map(({ role, content }) => ({ title: role === "system" ? rules.system : calls[what], content }));
    }),
  ];
  return titled.map((part, index) => {
    const before = titled.slice(0, index).filter(({ title }) => title === part.title).length;
    return before === 0 ? part : { ...part, title: `${part.title} (${before + 1})` };
  });
}

function Record({ record }: { record: SentRecord }) {
  return (
    <div className="grid gap-5">
      {record.hidden.length > 0 ? (
        <section aria-label="Kept here">
          <h3 className="font-semibold text-small text-strong">Kept here, sent as a placeholder</h3>
          <dl className="mt-1.5 grid gap-x-6 gap-y-1 text-small sm:grid-cols-2">
            {record.hidden.map(({ placeholder, text }) => (
              <div key={placeholder} className="flex min-w-0 flex-wrap gap-x-2">
                <dt className="break-words text-strong">{text}</dt>
                <dd className="text-quiet">{placeholder}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : (
        <p className="text-small">It contained no name, email, phone number, or address.</p>
      )}
      {partsOf(record).map(({ title, content }) => (
        <section key={title} aria-label={title} className="min-w-0">
          <h3 className="mb-1.5 font-semibold text-small text-strong">{title}</h3>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            tabIndex={0}
            className="max-h-[30vh] overflow-y-auto whitespace-pre-wrap break-words rounded bg-card p-4 font-sans text-small"
          >
            {content}
          </pre>
        </section>
      ))}
    </div>
  );
}
