import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { PAGE_SIZE } from "./admin.api.ts";

/** Which rows of how many, and the pages around them where there are any. */
export function Pager({
  page,
  list,
  onPage,
  label = "Pages",
}: {
  page: number;
  /** Unknown while the list is loading or could not be loaded. */
  list: { rows: readonly unknown[]; total: number } | undefined;
  onPage: (page: number, how?: { replace: boolean }) => void;
  /** Where a page has more than one. */
  label?: string;
}) {
  const total = list?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  // After deletions a page may lie beyond the end: it has no rows, though there are some.
  const isBeyond = total > 0 && list?.rows.length === 0 && page > last;
  useEffect(() => {
    if (isBeyond) onPage(last, { replace: true });
  }, [isBeyond, last, onPage]);
  if (total === 0 || isBeyond) return null;
  const from = (page - 1) * PAGE_SIZE + 1;
  const number = new Intl.NumberFormat("en-US");
  return (
    <nav aria-label={label} className="flex min-h-16 flex-wrap items-center gap-3 py-3">
      <p className="text-small tabular-nums">
        {number.format(from)} to {number.format(Math.min(total, page * PAGE_SIZE))} of {number.format(total)}
      </p>
      {last > 1 || page > 1 ? (
        <div className="ml-auto flex items-center gap-3">
          <Button
            look="quiet"
            spent={page <= 1}
            icon={<ChevronLeft aria-hidden="true" size={16} strokeWidth={1.75} />}
            onClick={() => onPage(page - 1)}
          >
            Previous
          </Button>
          <span className="text-small tabular-nums">
            Page {number.format(page)} of {number.format(last)}
          </span>
          <Button spent={page >= last} onClick={() => onPage(page + 1)}>
            Next
            <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} />
          </Button>
        </div>
      ) : null}
    </nav>
  );
}
