import { FileCheck2, TriangleAlert, X } from "lucide-react";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import type { ReadBack } from "#shared/letters/compare-read-back.ts";
import type { FileFormat } from "./letter-actions.ts";

/** `result` is null where the file could not be read back, undefined while it is. */
export type ReadBackState = { format: FileFormat; result: ReadBack | null | undefined };

/** Whether a program reads out of the file what stands in the letter. */
export function ReadBackNote({ state: { format, result }, onClose }: { state: ReadBackState; onClose: () => void }) {
  const name = format === "pdf" ? "PDF" : "Word file";
  const isRight = result?.wrong.length === 0;
  return (
    <div role="status" className="flex items-start gap-2.5 rounded-box bg-card py-1 pr-1 pl-5 text-small">
      {result === undefined ? (
        <p className="flex min-h-11 flex-1 items-center gap-2.5">
          <Spinner />
          Checking how an employer's program reads the {name}
        </p>
      ) : null}
      {result === null ? (
        <p className="flex min-h-11 flex-1 items-center">The {name} is saved. Couldn't check how programs read it.</p>
      ) : null}
      {result && isRight ? (
        <p className="flex min-h-11 flex-1 items-center gap-2.5">
          <FileCheck2 {...smallIcon} className="shrink-0 text-success" />
          <span>
            {name} checked: {listed(result.right)} can be read.
          </span>
        </p>
      ) : null}
      {result && !isRight ? (
        <div className="flex flex-1 gap-2.5 py-3">
          <TriangleAlert {...smallIcon} className="mt-0.5 shrink-0 text-warning" />
          <div>
            <p className="font-semibold text-strong">Programs may misread this {name}</p>
            <ul className="mt-1 grid gap-1">
              {result.wrong.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      {result === undefined ? null : (
        <IconButton label="Close this note" icon={<X {...smallIcon} />} onClick={onClose} />
      )}
    </div>
  );
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
