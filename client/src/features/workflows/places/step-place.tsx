import { Database, Monitor } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { useStepPlace } from "./use-step-places.ts";

/** Where a step runs, on its card. */
export function StepPlaceLine({ nodeId }: { nodeId: string }) {
  const place = useStepPlace(nodeId);
  if (!place) return null;
  const { database } = place;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-body">
      {database === null ? (
        <Monitor {...smallIcon} className="shrink-0" />
      ) : (
        <Database {...smallIcon} className="shrink-0" />
      )}
      <span className="truncate">{database === null ? "Runs on this server" : `Runs in ${database}`}</span>
    </span>
  );
}

/** Where a step runs and why not in its database, among its properties. */
export function StepPlaceSection({ nodeId, onExplain }: { nodeId: string; onExplain: () => void }) {
  const place = useStepPlace(nodeId);
  if (!place) return null;
  const { database, reason } = place;
  return (
    <section aria-label="Where it runs" className="grid gap-1.5">
      <h3 className="font-semibold text-small text-strong">Where it runs</h3>
      <p className="flex items-start gap-1.5 text-small">
        {database === null ? (
          <Monitor {...smallIcon} className="mt-0.5 shrink-0" />
        ) : (
          <Database {...smallIcon} className="mt-0.5 shrink-0" />
        )}
        <span className="min-w-0 break-words">
          {database === null
            ? `On this server. ${reason ?? ""}`
            : `In ${database}. The rows don't leave it for this step.`}
        </span>
      </p>
      {database === null ? null : (
        <Button icon={<Database {...smallIcon} />} onClick={onExplain}>
          Show the query plan
        </Button>
      )}
    </section>
  );
}
