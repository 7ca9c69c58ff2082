import { Router } from "express";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import type { Notifications } from "#shared/notifications/notification.schema.ts";

export type NotificationsRoutesDeps = {
  listFinishedRuns: (userId: number, now: Date) => Promise<Notifications["runs"]>;
  /** Applications that are due. */
  listDue: (userId: number, now: Date) => Promise<Notifications["due"]>;
  summariseWaiting: () => Promise<{ count: number; newestAt: Date | null }>;
};

/** What the bell tells: the person's own finished runs and, for super admins, accounts that wait. */
export function notificationsRoutes({ listFinishedRuns, listDue, summariseWaiting }: NotificationsRoutesDeps): Router {
  const router = Router();
  router.get("/", requireUser(), async (request, response) => {
    const { id, isSuperAdmin } = signedInUser(request);
    const waiting = isSuperAdmin ? await summariseWaiting() : null;
    response.json({
      waitingAccounts: waiting && { count: waiting.count, newestAt: waiting.newestAt?.toISOString() ?? null },
      due: await listDue(id, new Date()),
      runs: await listFinishedRuns(id, new Date()),
    } satisfies Notifications);
  });
  return router;
}
