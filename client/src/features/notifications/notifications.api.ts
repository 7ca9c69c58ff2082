import { useQuery } from "@tanstack/react-query";
import { callJson } from "#client/lib/api-client.ts";
import { notificationsSchema } from "#shared/notifications/notification.schema.ts";

const NOTIFICATIONS = "/api/notifications";
const LOOK_AGAIN_MS = 60_000;

/** Asked again every minute while the page is looked at. An ended session is no reason to ask for a password here. */
export function useNotifications() {
  return useQuery({
    queryKey: [NOTIFICATIONS],
    queryFn: ({ signal }) => callJson(NOTIFICATIONS, notificationsSchema, { signal, signedOut: "fail" }),
    refetchInterval: LOOK_AGAIN_MS,
  });
}
