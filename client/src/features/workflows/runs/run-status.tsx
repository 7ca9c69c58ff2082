import { Ban, Check, Clock, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { classNames } from "#client/lib/class-names.ts";
import type { Execution } from "#shared/workflows/execution.schema.ts";

const looks: Record<Execution["status"], { word: string; icon: ReactNode; className: string }> = {
  queued: { word: "Queued", icon: <Clock {...smallIcon} />, className: "text-body" },
  running: { word: "Running", icon: <Spinner />, className: "text-accent-text" },
  completed: { word: "Completed", icon: <Check {...smallIcon} />, className: "text-success" },
  completed_with_skips: {
    word: "Completed",
    icon: <TriangleAlert {...smallIcon} />,
    className: "text-warning",
  },
  failed: { word: "Failed", icon: <X {...smallIcon} />, className: "text-danger" },
  cancelled: { word: "Cancelled", icon: <Ban {...smallIcon} />, className: "text-body" },
};

/** How a run stands; of one that left out rows also how many. */
export function RunStatus({ status, rowsSkipped }: Pick<Execution, "status" | "rowsSkipped">) {
  const { word, icon, className } = looks[status];
  const skipped = status === "completed_with_skips" ? `, ${rowsSkipped.toLocaleString("en-US")} skipped` : "";
  return (
    <span className={classNames("inline-flex items-center gap-1.5 font-semibold text-small", className)}>
      {icon}
      <span className="tabular-nums">
        {word}
        {skipped}
      </span>
    </span>
  );
}
