import { Download } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { RowsTable } from "#client/features/workflows/properties/rows-table.tsx";
import type { DashboardResult } from "#shared/workflows/execution.schema.ts";
import { toCsv } from "./result-csv.ts";

const ResultChart = lazy(() => import("./result-chart.tsx").then((module) => ({ default: module.ResultChart })));

/** More rows than this stand in the file alone. */
const ROWS_SHOWN = 200;

/** A dashboard: its chart, and the same as a table. */
export function ResultView({
  result,
  onSave,
}: {
  result: DashboardResult;
  onSave: (file: Blob, name: string) => void;
}) {
  const shown = result.rows.slice(0, ROWS_SHOWN);
  return (
    <div className="grid gap-4">
      <Suspense fallback={<div className="h-80 animate-pulse rounded-box bg-card" />}>
        <ResultChart result={result} />
      </Suspense>
      {result.rows.length === 0 ? (
        <p>No rows.</p>
      ) : (
        <RowsTable caption={`Rows of ${result.title || "the result"}`} fields={result.fields} rows={shown} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-quiet text-small tabular-nums">{rowsWords(shown.length, result)}</p>
        {result.rows.length === 0 ? null : (
          <Button
            look="quiet"
            icon={<Download {...smallIcon} />}
            onClick={() => onSave(new Blob([toCsv(result)], { type: "text/csv" }), `${result.title || "result"}.csv`)}
          >
            Download CSV
          </Button>
        )}
      </div>
    </div>
  );
}

function rowsWords(shown: number, { rows, rowCount }: DashboardResult): string {
  const all = rowCount.toLocaleString("en-US");
  const kept = rows.length < rowCount ? ` The first ${rows.length.toLocaleString("en-US")} are kept.` : "";
  return shown < rowCount ? `The first ${shown} of ${all} rows.${kept}` : rowCount === 1 ? "1 row." : `${all} rows.`;
}
