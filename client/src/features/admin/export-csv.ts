import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";

/** The browser streams the file to disk itself; a link keeps memory free of it. */
export function exportCsv(total: number, address: string): void {
  if (total === 0) {
    showToast(messages.noDataToExport);
    return;
  }
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
