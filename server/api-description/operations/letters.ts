import { z } from "zod";
import { listQuerySchema } from "#server/features/applications/application.routes.ts";
import { keptNameSchema } from "#server/features/applications/kept-resume.routes.ts";
import {
  applicationChangesSchema,
  applicationPageSchema,
  applicationSchema,
  newApplicationSchema,
} from "#shared/applications/application.schema.ts";
import { keptResumeSchema } from "#shared/applications/kept-resume.schema.ts";
import { reminderChangesSchema, remindersSchema } from "#shared/applications/reminders.schema.ts";
import { tickSchema } from "#shared/letters/letter-sources.schema.ts";
import { letterVersionSchema } from "#shared/letters/letter-version.schema.ts";
import {
  createSavedCoverLetterSchema,
  letterApplicationSchema,
  savedCoverLetterSchema,
  updateSavedCoverLetterSchema,
  vouchSchema,
} from "#shared/letters/saved-cover-letter.schema.ts";
import {
  factSetSchema,
  factSetVersionSchema,
  newFactSetSchema,
  updateFactSetSchema,
} from "#shared/material/fact-set.schema.ts";
import { anyFile, calendar, html, type Operations } from "../operation.ts";

const message = z.object({ message: z.string() });
/** What stands there now, where somebody else was first. */
const current = <Name extends string>(name: Name, schema: z.ZodType) => message.extend({ [name]: schema });

/** Accounts of one network save so much in a day. */
const rows = ["network-row-kilobytes"];

export const letterOperations: Operations = {
  "GET /api/saved-cover-letters": { summary: "List your letters", answers: { 200: savedCoverLetterSchema.array() } },
  "POST /api/saved-cover-letters": {
    summary: "Save a letter",
    limits: rows,
    headers: ["Idempotency-Key"],
    body: createSavedCoverLetterSchema,
    answers: { 201: savedCoverLetterSchema },
  },
  "GET /api/saved-cover-letters/:id": { summary: "Get a letter", answers: { 200: savedCoverLetterSchema } },
  "GET /api/saved-cover-letters/:id/versions": {
    summary: "List a letter's earlier versions",
    answers: { 200: letterVersionSchema.array() },
  },
  "PUT /api/saved-cover-letters/:id": {
    summary: "Change a letter",
    limits: rows,
    headers: ["If-Match"],
    body: updateSavedCoverLetterSchema,
    answers: { 200: savedCoverLetterSchema, 412: current("letter", savedCoverLetterSchema) },
  },
  "PUT /api/saved-cover-letters/:id/vouched": {
    summary: "Vouch for a claim in a letter, or take that back",
    limits: rows,
    body: vouchSchema,
    answers: { 200: savedCoverLetterSchema },
  },
  "PUT /api/saved-cover-letters/:id/ticked": {
    summary: "Tick an item of a letter's checklist, or take that back",
    limits: rows,
    body: tickSchema,
    answers: { 200: savedCoverLetterSchema },
  },
  "PUT /api/saved-cover-letters/:id/application": {
    summary: "Say which application a letter belongs to",
    limits: rows,
    body: letterApplicationSchema,
    answers: { 200: savedCoverLetterSchema },
  },
  "DELETE /api/saved-cover-letters/:id": { summary: "Delete a letter", answers: { 204: null } },
  "GET /api/fact-sets": { summary: "List your sets of facts", answers: { 200: factSetSchema.array() } },
  "POST /api/fact-sets": {
    summary: "Save a set of facts",
    limits: rows,
    headers: ["Idempotency-Key"],
    body: newFactSetSchema,
    answers: { 201: factSetSchema },
  },
  "GET /api/fact-sets/:id": { summary: "Get a set of facts", answers: { 200: factSetSchema } },
  "GET /api/fact-sets/:id/versions": {
    summary: "List the earlier versions of a set of facts",
    answers: { 200: factSetVersionSchema.array() },
  },
  "PUT /api/fact-sets/:id": {
    summary: "Change a set of facts",
    limits: rows,
    headers: ["If-Match"],
    body: updateFactSetSchema,
    answers: { 200: factSetSchema, 412: current("set", factSetSchema) },
  },
  "DELETE /api/fact-sets/:id": { summary: "Delete a set of facts", answers: { 204: null } },
  "GET /api/applications": {
    summary: "List your applications, a page at a time",
    query: listQuerySchema,
    answers: { 200: applicationPageSchema },
  },
  "GET /api/applications/export": {
    summary: "List all your applications whole",
    answers: { 200: applicationSchema.array() },
  },
  "POST /api/applications": {
    summary: "Save an application",
    limits: rows,
    headers: ["Idempotency-Key"],
    body: newApplicationSchema,
    answers: { 201: applicationSchema, 409: current("application", applicationSchema) },
  },
  "GET /api/applications/:key": { summary: "Get an application", answers: { 200: applicationSchema } },
  "PATCH /api/applications/:key": {
    summary: "Change an application",
    headers: ["If-Match"],
    limits: ["application-changes", ...rows],
    body: applicationChangesSchema,
    answers: { 200: applicationSchema, 412: current("application", applicationSchema) },
  },
  "DELETE /api/applications/:key": { summary: "Delete an application", answers: { 204: null } },
  "GET /api/applications/:key/calendar.ics": {
    summary: "Get an application's dates for a calendar",
    answers: { 200: calendar },
  },
  "GET /api/applications/reminders": { summary: "Get your reminders", answers: { 200: remindersSchema } },
  "PUT /api/applications/reminders": {
    summary: "Turn reminders by email on or off",
    limits: rows,
    body: reminderChangesSchema,
    answers: { 200: remindersSchema },
  },
  "POST /api/applications/reminders/feed": {
    summary: "Make a secret link for calendars, in place of the one before",
    limits: rows,
    answers: { 201: remindersSchema },
  },
  "DELETE /api/applications/reminders/feed": {
    summary: "Remove the secret link for calendars",
    answers: { 200: remindersSchema },
  },
  "GET /api/application-feeds/:token.ics": {
    summary: "Get all dates of applications by a secret link",
    answers: { 200: calendar },
  },
  "POST /api/application-mails/:token": { summary: "Stop reminders by a mail's link", answers: { 200: message } },
  "GET /api/application-mails/:token": { summary: "Go to the page that stops reminders", answers: { 303: html } },
  "GET /api/kept-resumes": { summary: "List the resumes you keep", answers: { 200: keptResumeSchema.array() } },
  "POST /api/kept-resumes": {
    summary: "Keep a resume",
    limits: rows,
    query: z.object({ name: keptNameSchema }),
    body: anyFile,
    answers: { 201: keptResumeSchema },
  },
  "GET /api/kept-resumes/:id": { summary: "Download a resume you keep", answers: { 200: anyFile } },
  "DELETE /api/kept-resumes/:id": { summary: "Delete a resume you keep", answers: { 204: null } },
};
