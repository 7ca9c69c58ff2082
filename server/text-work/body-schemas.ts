import type { ZodType } from "zod";
import { deleteLeadsSchema } from "#shared/admin/admin.schema.ts";
import { applicationChangesSchema, newApplicationSchema } from "#shared/applications/application.schema.ts";
import { promptRequestSchema } from "#shared/generator/prompt.schema.ts";
import {
  createSavedCoverLetterSchema,
  updateSavedCoverLetterSchema,
} from "#shared/letters/saved-cover-letter.schema.ts";
import { newFactSetSchema, updateFactSetSchema } from "#shared/material/fact-set.schema.ts";
import { sortRequestSchema } from "#shared/material/sort.schema.ts";
import { readPostingRequestSchema } from "#shared/postings/posting-reading.schema.ts";
import { checkoutRequestSchema } from "#shared/purchases/checkout.schema.ts";
import { importedResumeSchema } from "#shared/resume/resume.schema.ts";
import { saveConnectionSchema, tryConnectionSchema } from "#shared/workflows/connection.schema.ts";
import { executeSchema } from "#shared/workflows/execution-request.schema.ts";
import { recipientStatesSchema } from "#shared/workflows/mail-recipient.schema.ts";
import {
  columnsRequestSchema,
  explainRequestSchema,
  expressionCheckRequestSchema,
  placesRequestSchema,
  previewRequestSchema,
} from "#shared/workflows/preview-request.schema.ts";
import { saveWorkflowSchema } from "#shared/workflows/workflow.schema.ts";
import { exportedWorkflowSchema } from "#shared/workflows/workflow-transfer.schema.ts";

/**
 * Shapes of bodies that hold lists or long texts. A long body is held against them in a thread; what is not named here has a
 * few short fields, which take no time.
 */
export const bodySchemas: Readonly<Record<string, ZodType>> = {
  "application.new": newApplicationSchema,
  "application.update": applicationChangesSchema,
  connection: saveConnectionSchema,
  "connection.try": tryConnectionSchema,
  checkout: checkoutRequestSchema,
  columns: columnsRequestSchema,
  execute: executeSchema,
  "expression.check": expressionCheckRequestSchema,
  "facts.new": newFactSetSchema,
  "facts.update": updateFactSetSchema,
  "leads.delete": deleteLeadsSchema,
  "letter.new": createSavedCoverLetterSchema,
  "letter.update": updateSavedCoverLetterSchema,
  "material.sort": sortRequestSchema,
  posting: readPostingRequestSchema,
  prompt: promptRequestSchema,
  recipients: recipientStatesSchema,
  resume: importedResumeSchema,
  workflow: saveWorkflowSchema,
  "workflow.import": exportedWorkflowSchema,
  "workflow.explain": explainRequestSchema,
  "workflow.places": placesRequestSchema,
  "workflow.preview": previewRequestSchema,
};

const names = new Map(Object.entries(bodySchemas).map(([name, schema]) => [schema, name]));

/** Its name in the table; null where it has none. */
export function nameOfBody(schema: ZodType): string | null {
  return names.get(schema) ?? null;
}
