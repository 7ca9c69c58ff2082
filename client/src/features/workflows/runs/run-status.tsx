import { Ban, Check, Clock, X } from "lucide-react";
import type { ReactNode } from "react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { classNames } from "#client/lib/class-names.ts";
import type { Execution } from "#shared/workflows/execution.schema.ts";

const looks: Record<Execution["status"], { word: string; icon: ReactNode; className: string }> = {
  queued: { word: "Queued", icon: <Clock {...smallIcon} />, className: "text-body" },
  running: { word: "Running", icon: <Spinner />, className: "text-accent-text" },
  completed: { word: "Completed", icon: <Check {...smallIcon} />, className: "text-success" },
  failed: { word: "Failed", icon: <X {...smallIcon} />, className: "text-danger" },
  cancelled: { word: "Cancelled", icon: <Ban {...smallIcon} />, className: "text-body" },
};

export function RunStatus({ status }: { status: Execution["status"] }) {
  const { word, icon, className } = looks[status];
  return (
    <span className={classNames("inline-flex items-center gap-1.5 font-semibold text-small", className)}>
      {icon}
      {word}
    </span>
  );
}
