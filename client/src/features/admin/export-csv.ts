import { exportStarted, messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";

/** The browser streams the file to disk itself; a link keeps memory free of it. `of` is one row and many, in words. */
export function exportCsv({
  total,
  of: [one, many],
  address,
}: {
  total: number;
  of: readonly [string, string];
  address: string;
}): void {
  if (total === 0) {
    showToast(messages.noDataToExport);
    return;
  }
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
  showToast(exportStarted(`${total.toLocaleString("en-US")} ${total === 1 ? one : many}`));
}
