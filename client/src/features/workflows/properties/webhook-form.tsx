import { useQuery } from "@tanstack/react-query";
import { format, parseISO } from "date-fns";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { CopyField } from "#client/components/ui/copy-field.tsx";
import { LOOK_EVERY_MS } from "#client/features/workflows/runs/use-executions.ts";
import { useWorkflowId } from "#client/features/workflows/workflow-id.ts";
import type { GivenRowsConfig } from "#shared/workflows/given-rows.schema.ts";
import type { FormProps } from "./form-props.ts";
import { GivenRowsForm } from "./given-rows-form.tsx";
import { hookOptions, useRemoveHook, useRenewHook } from "./hook.api.ts";

/** Where others send rows to, and what they look like. */
export function WebhookForm({ node, config, ...rest }: FormProps<GivenRowsConfig>) {
  const workflowId = useWorkflowId();
  return (
    <>
      {workflowId === null ? (
        <p className="rounded bg-card px-4 py-3 text-small">Save the workflow to get its URL.</p>
      ) : (
        <HookAddress workflowId={workflowId} />
      )}
      <GivenRowsForm node={node} config={config} {...rest} />
    </>
  );
}

function HookAddress({ workflowId }: { workflowId: number }) {
  const hook = useQuery({ ...hookOptions(workflowId), refetchInterval: LOOK_EVERY_MS });
  const renew = useRenewHook(workflowId);
  const remove = useRemoveHook(workflowId);
  const [asking, setAsking] = useState<"renew" | "remove" | null>(null);
  const made = renew.data;
  if (hook.isPending) return <p role="status">Loading the URL</p>;
  if (hook.data === undefined)
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-small">
        <p className="text-danger">Couldn't load the URL.</p>
        <Button size="small" onClick={() => void hook.refetch()}>
          Try again
        </Button>
      </div>
    );
  if (hook.data === null)
    return (
      <div className="grid gap-2">
        <p className="text-small">
          When another program calls this workflow's URL, the saved version runs with the rows it sends.
        </p>
        <Button busy={renew.isPending} onClick={() => renew.mutate()}>
          Create URL
        </Button>
      </div>
    );
  const { url, lastCalledAt } = hook.data;
  return (
    <section aria-label="Webhook URL" className="grid gap-3">
      <CopyField label="URL" value={url} hint="Send a POST with JSON, up to 1 MB." />
      {made?.url === url ? (
        <div className="grid gap-2 rounded bg-card p-3">
          <CopyField label="Secret" value={made.secret} />
          <p className="text-small text-warning">Copy it now. It isn't shown again.</p>
        </div>
      ) : null}
      <p className="text-quiet text-small">
        Send the secret as “Authorization: Bearer …”, or sign the body as GitHub does. An Idempotency-Key header keeps a
        repeated call from running twice.
      </p>
      <p className="text-quiet text-small">
        {lastCalledAt ? `Last called ${format(parseISO(lastCalledAt), "MMM d, yyyy HH:mm")}.` : "Not called yet."}
      </p>
      {asking ? (
        <div className="grid gap-2 rounded bg-card p-3 text-small">
          <p className="text-strong">The current URL and secret stop working. This can't be undone.</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setAsking(null)}>
              Keep them
            </Button>
            <Button
              size="small"
              look="danger"
              busy={renew.isPending || remove.isPending}
              onClick={() =>
                (asking === "renew" ? renew : remove).mutate(undefined, { onSettled: () => setAsking(null) })
              }
            >
              {asking === "renew" ? "Replace them" : "Remove URL"}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" look="quiet" onClick={() => setAsking("renew")}>
            Replace URL and secret
          </Button>
          <Button size="small" look="quiet" onClick={() => setAsking("remove")}>
            Remove URL
          </Button>
        </div>
      )}
    </section>
  );
}
