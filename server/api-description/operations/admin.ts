import { z } from "zod";
import { accountFilterSchema, auditFilterSchema } from "#server/features/admin/account-admin.routes.ts";
import { leadFilterSchema } from "#server/features/leads/lead-admin.routes.ts";
import { listQuerySchema } from "#server/http/list-query.ts";
import {
  adminLetterSchema,
  adminUserSchema,
  auditEntrySchema,
  deleteLeadsSchema,
  forgetLeadSchema,
  forgottenSchema,
  givenPasswordSchema,
  leadResumeSchema,
  leadSchema,
  leadStatsSchema,
  toggleActiveSchema,
} from "#shared/admin/admin.schema.ts";
import { csv, type Operations } from "../operation.ts";

const leadQuery = listQuerySchema.extend({ ...leadFilterSchema.shape, fields: z.literal("summary").optional() });
const auditQuery = listQuerySchema.extend(auditFilterSchema.shape);
const content = z.object({ content: z.string() });

export const adminOperations: Operations = {
  "GET /api/admin/user-cover-letters": {
    summary: "List letters of all accounts, without their texts",
    query: listQuerySchema,
    answers: { 200: adminLetterSchema.array() },
  },
  "GET /api/admin/users": {
    summary: "List accounts",
    query: listQuerySchema.extend(accountFilterSchema.shape),
    answers: { 200: adminUserSchema.array() },
  },
  "PATCH /api/admin/users/:id/approve": { summary: "Give admin rights", answers: { 200: adminUserSchema } },
  "PATCH /api/admin/users/:id/decline": {
    summary: "Keep a new account without admin rights",
    answers: { 200: adminUserSchema },
  },
  "PATCH /api/admin/users/:id/revoke": { summary: "Take admin rights back", answers: { 200: adminUserSchema } },
  "PATCH /api/admin/users/:id/toggle-active": {
    summary: "Block or unblock an account",
    body: toggleActiveSchema,
    answers: { 200: adminUserSchema },
  },
  "PATCH /api/admin/users/:id/reset-password": {
    summary: "Give an account a new password",
    body: givenPasswordSchema,
    answers: { 200: adminUserSchema },
  },
  "GET /api/admin/audit-log": {
    summary: "List what admins did",
    query: auditQuery,
    answers: { 200: auditEntrySchema.array() },
  },
  "GET /api/admin/audit-log.csv": { summary: "Download what admins did", query: auditQuery, answers: { 200: csv } },
  "GET /api/admin/user-submissions": { summary: "List leads", query: leadQuery, answers: { 200: leadSchema.array() } },
  "DELETE /api/admin/user-submissions/:id": { summary: "Delete a lead", answers: { 204: null } },
  "GET /api/admin/user-submissions/:id": { summary: "Get a lead with its texts", answers: { 200: leadSchema } },
  "POST /api/admin/user-submissions/delete": {
    summary: "Delete several leads",
    body: deleteLeadsSchema,
    answers: { 200: z.object({ deleted: z.number() }) },
  },
  "GET /api/admin/lead-stats": { summary: "Count leads of the last 30 days", answers: { 200: leadStatsSchema } },
  "GET /api/admin/submissions.csv": { summary: "Download leads", query: leadQuery, answers: { 200: csv } },
  "GET /api/admin/submissions": { summary: "List leads", query: leadQuery, answers: { 200: leadSchema.array() } },
  "DELETE /api/admin/submissions/:id": { summary: "Delete a lead", answers: { 204: null } },
  "GET /api/admin/submissions/:id/cover-letter": { summary: "Get a lead's letter", answers: { 200: content } },
  "GET /api/admin/submissions/:id/resume": { summary: "Get what a lead sent", answers: { 200: leadResumeSchema } },
  "POST /api/admin/submissions/count-person": {
    summary: "Count what is kept under an email address",
    body: forgetLeadSchema,
    answers: { 200: forgottenSchema },
  },
  "POST /api/admin/submissions/forget": {
    summary: "Delete everything that is kept under an email address",
    body: forgetLeadSchema,
    answers: { 200: forgottenSchema },
  },
};
