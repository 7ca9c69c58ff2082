import type { ZodType } from "zod";
import {
  deleteLeadsSchema,
  forgetLeadSchema,
  givenPasswordSchema,
  toggleActiveSchema,
} from "#shared/admin/admin.schema.ts";
import { applicationChangesSchema, newApplicationSchema } from "#shared/applications/application.schema.ts";
import { fetchPostingSchema } from "#shared/applications/read-page.schema.ts";
import { reminderChangesSchema } from "#shared/applications/reminders.schema.ts";
import { newApiTokenSchema } from "#shared/auth/api-token.schema.ts";
import { loginSchema } from "#shared/auth/login.schema.ts";
import { forgotPasswordSchema, resetPasswordSchema } from "#shared/auth/password-reset.schema.ts";
import { registrationSchema } from "#shared/auth/registration.schema.ts";
import { promptRequestSchema } from "#shared/generator/prompt.schema.ts";
import { tickSchema } from "#shared/letters/letter-sources.schema.ts";
import {
  createSavedCoverLetterSchema,
  letterApplicationSchema,
  updateSavedCoverLetterSchema,
  vouchSchema,
} from "#shared/letters/saved-cover-letter.schema.ts";
import { newFactSetSchema, updateFactSetSchema } from "#shared/material/fact-set.schema.ts";
import { sortRequestSchema } from "#shared/material/sort.schema.ts";
import { readPostingRequestSchema } from "#shared/postings/posting-reading.schema.ts";
import { accountDeletionSchema, passwordChangeSchema, profileUpdateSchema } from "#shared/profile/profile.schema.ts";
import {
  checkoutRequestSchema,
  registerPurchaseSchema,
  verifyRequestSchema,
} from "#shared/purchases/checkout.schema.ts";
import { importedResumeSchema } from "#shared/resume/resume.schema.ts";
import { saveConnectionSchema, tryConnectionSchema } from "#shared/workflows/connection.schema.ts";
import { executeSchema, rerunSchema } from "#shared/workflows/execution-request.schema.ts";
import {
  askRecipientSchema,
  mailAnswerSchema,
  recipientStatesSchema,
} from "#shared/workflows/mail-recipient.schema.ts";
import {
  columnsRequestSchema,
  explainRequestSchema,
  expressionCheckRequestSchema,
  placesRequestSchema,
  previewRequestSchema,
  sourceQuerySchema,
} from "#shared/workflows/preview-request.schema.ts";
import { saveScheduleSchema } from "#shared/workflows/schedule.schema.ts";
import { changeWorkflowSchema, saveWorkflowSchema } from "#shared/workflows/workflow.schema.ts";
import { exportedWorkflowSchema } from "#shared/workflows/workflow-transfer.schema.ts";
import { pullRequestSchema, writerChangeSchema } from "#shared/writer/writer.schema.ts";

/** Shapes of bodies by name: a long body is held against its shape in a thread, and only what the shape takes comes back. */
export const bodySchemas: Readonly<Record<string, ZodType>> = {
  "account.delete": accountDeletionSchema,
  "account.new": registrationSchema,
  "account.password": passwordChangeSchema,
  "account.toggle": toggleActiveSchema,
  "account.update": profileUpdateSchema,
  "application.new": newApplicationSchema,
  "application.update": applicationChangesSchema,
  checkout: checkoutRequestSchema,
  "checkout.verify": verifyRequestSchema,
  columns: columnsRequestSchema,
  connection: saveConnectionSchema,
  "connection.query": sourceQuerySchema,
  "connection.try": tryConnectionSchema,
  execute: executeSchema,
  "expression.check": expressionCheckRequestSchema,
  "facts.new": newFactSetSchema,
  "facts.update": updateFactSetSchema,
  "leads.delete": deleteLeadsSchema,
  "leads.forget": forgetLeadSchema,
  "letter.tick": tickSchema,
  "letter.application": letterApplicationSchema,
  "letter.new": createSavedCoverLetterSchema,
  "letter.update": updateSavedCoverLetterSchema,
  "letter.vouch": vouchSchema,
  login: loginSchema,
  "mail.answer": mailAnswerSchema,
  "mail.ask": askRecipientSchema,
  "material.sort": sortRequestSchema,
  page: fetchPostingSchema,
  "password.forgot": forgotPasswordSchema,
  "password.given": givenPasswordSchema,
  "password.reset": resetPasswordSchema,
  posting: readPostingRequestSchema,
  prompt: promptRequestSchema,
  purchase: registerPurchaseSchema,
  recipients: recipientStatesSchema,
  reminders: reminderChangesSchema,
  rerun: rerunSchema,
  resume: importedResumeSchema,
  schedule: saveScheduleSchema,
  "token.new": newApiTokenSchema,
  workflow: saveWorkflowSchema,
  "workflow.change": changeWorkflowSchema,
  "workflow.explain": explainRequestSchema,
  "workflow.import": exportedWorkflowSchema,
  "workflow.places": placesRequestSchema,
  "workflow.preview": previewRequestSchema,
  writer: writerChangeSchema,
  "writer.pull": pullRequestSchema,
};

const names = new Map(Object.entries(bodySchemas).map(([name, schema]) => [schema, name]));

/** Its name in the table; null where it has none. */
export function nameOfBody(schema: ZodType): string | null {
  return names.get(schema) ?? null;
}
