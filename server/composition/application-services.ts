import type { Router } from "express";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import { applicationRoutes } from "#server/features/applications/application.routes.ts";
import { createApplicationService } from "#server/features/applications/application.service.ts";
import { createApplicationStore } from "#server/features/applications/application.store.ts";
import { keptResumeRoutes } from "#server/features/applications/kept-resume.routes.ts";
import { createKeptResumeService } from "#server/features/applications/kept-resume.service.ts";
import { createKeptResumeStore } from "#server/features/applications/kept-resume.store.ts";
import {
  applicationFeedRoutes,
  applicationMailRoutes,
  reminderRoutes,
} from "#server/features/applications/reminder.routes.ts";
import { createReminderService } from "#server/features/applications/reminder.service.ts";
import { createReminderStore } from "#server/features/applications/reminder.store.ts";
import { createLinkBase } from "#server/http/came-by.ts";
import type { Mailer } from "#server/integrations/mailer/mailer.ts";
import { createOptOutTokens } from "#server/integrations/mailer/opt-out.ts";
import { createSecretBox } from "#server/integrations/secret-box/secret-box.ts";
import type { Background } from "./background.ts";

export type ApplicationServicesDeps = {
  db: Database;
  env: Env;
  background: Background;
  mailer: Mailer;
  logger: Logger;
  encryptionKey: string;
  isConfirmed: (userId: number) => Promise<boolean>;
};

/** The part of `createServices` for applications: the list, what is due, and what is kept for them. */
export function createApplicationServices(deps: ApplicationServicesDeps) {
  const { db, env, encryptionKey, logger } = deps;
  const appUrl = createLinkBase(env);
  const service = createApplicationService({
    store: createApplicationStore(db),
    today: () => new Date().toISOString().slice(0, 10),
  });
  const reminders = createReminderService({
    store: createReminderStore(db),
    encryptionKey,
    // Under a key of its own: a link that stops mails of workflows stops none of these.
    stops: createOptOutTokens(`${encryptionKey} applications`),
    isConfirmed: deps.isConfirmed,
    sendMail: deps.mailer.send,
    appUrl,
    onFailure: (err) => logger.error({ err }, "reminder not mailed"),
  });
  const rawRoutes: [path: string, router: Router][] = [
    ["/api/application-feeds", applicationFeedRoutes({ service: reminders })],
    ["/api/application-mails", applicationMailRoutes({ service: reminders, appUrl })],
  ];
  const routes: [path: string, router: Router][] = [
    ["/api/applications", reminderRoutes({ service: reminders, getApplication: service.get, appUrl })],
    ["/api/applications", applicationRoutes({ service, rateLimits: { enabled: env.rateLimits, db } })],
  ];
  const keptResumes = createKeptResumeService({
    store: createKeptResumeStore(db),
    box: createSecretBox(encryptionKey, "kept resumes"),
  });
  routes.push(["/api/kept-resumes", keptResumeRoutes({ service: keptResumes })]);
  return { rawRoutes, routes, listDue: reminders.listDue, tidy: reminders.mailTomorrow };
}
