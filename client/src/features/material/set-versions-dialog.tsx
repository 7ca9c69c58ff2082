import { useQuery } from "@tanstack/react-query";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import type { Facts } from "#shared/material/material.schema.ts";
import { counted, countRows } from "./count-rows.ts";
import type { SetVersion } from "./use-fact-sets.ts";

/** Earlier states of a set, the newest first, each to bring back; what stands now is kept by that. */
export function SetVersionsDialog({
  name,
  setKey,
  load,
  onBringBack,
  onClose,
}: {
  name: string;
  setKey: string;
  load: () => Promise<SetVersion[]>;
  onBringBack: (facts: Facts) => void;
  onClose: () => void;
}) {
  const versions = useQuery({ queryKey: ["fact-set-versions", setKey], queryFn: load, gcTime: 0, staleTime: 0 });
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={`Earlier versions of “${name}”`}>
      <div className="mt-4" aria-live="polite">
        {versions.isPending ? <Spinner /> : null}
        {versions.isError ? (
          <p>
            Couldn't load them.{" "}
            <Button size="small" onClick={() => void versions.refetch()}>
              Try again
            </Button>
          </p>
        ) : null}
        {versions.data?.length === 0 ? (
          <p>No earlier versions yet. We save one each time you come back and make changes.</p>
        ) : null}
        <ul className="grid">
          {versions.data?.toReversed().map(({ at, facts }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two states may have the same time
              key={index}
              className="flex flex-wrap items-center gap-x-4 border-hairline border-b py-1.5 last:border-b-0"
            >
              <span className="flex-1 text-strong">
                <time dateTime={at}>
                  {new Date(at).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" })}
                </time>
                <span className="block text-quiet text-small">{counted(countRows(facts), "fact")}</span>
              </span>
              <Button size="small" onClick={() => onBringBack(facts)}>
                Restore
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
