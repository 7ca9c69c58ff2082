import { Ban, CircleCheck, Clock, Mail } from "lucide-react";
import { type ReactNode, useDeferredValue } from "react";
import { Link, useParams } from "react-router-dom";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { useAskRecipients, useRecipients } from "#client/features/workflows/mail-recipients.api.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { paths } from "#client/lib/paths.ts";
import { emailSchema } from "#shared/auth/registration.schema.ts";
import type { RecipientState } from "#shared/workflows/mail-recipient.schema.ts";

const words: Record<RecipientState, { word: string; look: string; icon: ReactNode }> = {
  confirmed: { word: "Agreed", look: "text-success", icon: <CircleCheck {...smallIcon} className="shrink-0" /> },
  allowed: { word: "Allowed", look: "text-success", icon: <CircleCheck {...smallIcon} className="shrink-0" /> },
  asked: { word: "Waiting for an answer", look: "text-warning", icon: <Clock {...smallIcon} className="shrink-0" /> },
  unknown: { word: "Not asked yet", look: "text-warning", icon: <Mail {...smallIcon} className="shrink-0" /> },
  refused: { word: "Declined", look: "text-danger", icon: <Ban {...smallIcon} className="shrink-0" /> },
};

/** Which of a step's addresses agreed to be mailed to, and the way to ask the others. */
export function RecipientList({ addresses }: { addresses: string[] }) {
  const valid = useDeferredValue(addresses.filter((address) => emailSchema.safeParse(address).success));
  const recipients = useRecipients(valid);
  const ask = useAskRecipients();
  const { id } = useParams();
  const shown = (recipients.data ?? []).filter(({ address }) => valid.includes(address));
  const toAsk = shown.filter(({ state }) => state === "unknown").map(({ address }) => address);
  const asked = shown.filter(({ state }) => state === "asked").map(({ address }) => address);
  const next = toAsk.length > 0 ? toAsk : asked;
  const workflowId = Number(id);
  const isSaved = Number.isInteger(workflowId);
  if (shown.length === 0) return null;
  return (
    <section aria-label="Consent" className="grid gap-2 rounded bg-card px-3 py-2.5 text-small">
      <ul className="grid gap-2">
        {shown.map(({ address, state }) => (
          <li key={address} className="grid">
            <span className="min-w-0 text-strong [overflow-wrap:anywhere]">{address}</span>
            <span className={`flex shrink-0 items-center gap-1.5 ${words[state].look}`}>
              {words[state].icon}
              {words[state].word}
            </span>
          </li>
        ))}
      </ul>
      {next.length > 0 ? (
        <>
          <p>
            {isSaved
              ? "No one gets email until everyone has agreed. We'll ask each of them in an email with your name."
              : "No one gets email until everyone has agreed. Save the workflow, then ask them."}
          </p>
          <Button
            size="small"
            className="justify-self-start"
            disabled={!isSaved}
            busy={ask.isPending}
            onClick={() => ask.mutate({ addresses: next, workflowId })}
          >
            {wordFor(toAsk.length, asked.length)}
          </Button>
          {ask.error instanceof ApiError && ask.error.status === 422 ? (
            <p role="alert" className="text-danger">
              {ask.error.serverMessage}{" "}
              <Link to={paths.profile} className="underline underline-offset-4">
                Open your profile
              </Link>
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  );
}

function wordFor(unknown: number, asked: number): string {
  if (unknown > 0) return unknown === 1 ? "Ask 1 address" : `Ask ${unknown} addresses`;
  return asked === 1 ? "Ask again" : `Ask ${asked} again`;
}
