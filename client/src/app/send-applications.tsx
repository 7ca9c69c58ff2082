import { ClashDialog } from "#client/features/applications/clash-dialog.tsx";
import { useKeepSending } from "#client/features/applications/use-keep-sending.ts";

/** Brings to the account what was done to applications while it was out of reach. */
export function SendApplications() {
  useKeepSending();
  return <ClashDialog />;
}
