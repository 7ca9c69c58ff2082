import { callApi } from "#client/lib/api-client.ts";
import { storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import { clearCachedData } from "#client/lib/cached-data.ts";
import { clearNavigationHistory } from "#client/lib/navigation-history.ts";

/** Clears what the browser and the visit on the server keep of the letter, the resume and the answers. */
export function clearEverything(): void {
  clearCachedData();
  clearNavigationHistory();
  writeStored(storageKeys.startedOver, true, "session");
  void callApi("/api/resume/clear", { method: "POST" }).catch(() => {
    // What the server holds ends with the visit in any case; starting over goes on.
  });
}
