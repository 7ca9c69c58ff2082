import { ChevronDown, ChevronUp } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { useLeadStats } from "./admin.api.ts";

const LeadCharts = lazy(() => import("./lead-charts.tsx").then((module) => ({ default: module.LeadCharts })));

/** The last 30 days in one line, with the charts behind it, so that the leads themselves come first. */
export function FoldedCharts() {
  const [open, setOpen] = useState(false);
  const { data: stats } = useLeadStats();
  const Arrow = open ? ChevronUp : ChevronDown;
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center gap-x-4">
        <p>
          <span className="font-semibold text-strong tabular-nums">{stats?.total.toLocaleString("en-US") ?? "–"}</span>{" "}
          {stats?.total === 1 ? "submission" : "submissions"} in the last 30 days
        </p>
        <Button
          look="quiet"
          className="-ml-4.5 sm:ml-0"
          aria-expanded={open}
          icon={<Arrow {...smallIcon} />}
          onClick={() => setOpen(!open)}
        >
          {open ? "Hide charts" : "Show charts"}
        </Button>
      </div>
      {open ? (
        <Suspense fallback={<div className="h-60 animate-pulse rounded-box bg-card" />}>
          <div className="mt-2 mb-8">
            <LeadCharts />
          </div>
        </Suspense>
      ) : null}
    </div>
  );
}
