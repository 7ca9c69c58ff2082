import { Router } from "express";
import { parseBody } from "#server/http/parse.ts";
import { requireUser } from "#server/http/require-user.ts";
import { sendPieces } from "#server/http/send-json-pieces.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { applicationKeySchema } from "#shared/applications/application.schema.ts";
import { toCalendar } from "#shared/applications/calendar.ts";
import { reminderChangesSchema } from "#shared/applications/reminders.schema.ts";
import type { ApplicationService } from "./application.service.ts";
import type { ReminderService } from "./reminder.service.ts";

/** Mails and calendar of an account's applications, for its owner. Mounted before `/:key`. */
export function reminderRoutes(deps: {
  service: ReminderService;
  getApplication: ApplicationService["get"];
  appUrl: () => string;
}): Router {
  const { service } = deps;
  const router = Router();

  router.get("/reminders", requireUser(), async (request, response) => {
    response.json(await service.get(signedInUser(request).id));
  });
  router.put("/reminders", requireUser(), async (request, response) => {
    const changes = await parseBody(request, reminderChangesSchema);
    response.json(await service.setMails(signedInUser(request).id, changes));
  });
  router.post("/reminders/feed", requireUser(), async (request, response) => {
    response.status(201).json(await service.makeFeed(signedInUser(request).id));
  });
  router.delete("/reminders/feed", requireUser(), async (request, response) => {
    response.json(await service.removeFeed(signedInUser(request).id));
  });
  router.get("/:key/calendar.ics", requireUser(), async (request, response) => {
    const application = await deps.getApplication(
      signedInUser(request).id,
      applicationKeySchema.parse(request.params.key),
    );
    response.type("text/calendar").attachment("application.ics");
    response.send(toCalendar([application], { appUrl: deps.appUrl() }));
  });
  return router;
}

/** The secret address that calendar programs ask, without a session. */
export function applicationFeedRoutes({ service }: { service: ReminderService }): Router {
  const router = Router();
  router.get("/:token.ics", async (request, response) => {
    const pieces = await service.feed(request.params.token);
    await sendPieces(response.type("text/calendar"), pieces);
  });
  return router;
}

/** As with mails of workflows: whoever has the link may stop the next mails with it, and nothing else. */
export function applicationMailRoutes({ service, appUrl }: { service: ReminderService; appUrl: () => string }): Router {
  const router = Router();
  router.post("/:token", async (request, response) => {
    await service.stopMails(request.params.token);
    response.json({ message: "You won't get these emails anymore." });
  });
  router.get("/:token", (request, response) => {
    response.redirect(303, `${appUrl()}/stop-reminders/${encodeURIComponent(request.params.token)}`);
  });
  return router;
}
