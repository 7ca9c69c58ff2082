import { useEffect } from "react";
import { useMoveApplications } from "#client/features/applications/use-move-applications.ts";

/** Moves the browser's applications to the account, once each time it is mounted. */
export function MoveBrowserApplications() {
  const { mutate } = useMoveApplications();
  useEffect(() => mutate(), [mutate]);
  return null;
}
