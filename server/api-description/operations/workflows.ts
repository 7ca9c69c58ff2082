import { z } from "zod";
import { fieldsQuerySchema, tablesQuerySchema } from "#server/features/workflows/connection.routes.ts";
import { readingSchema } from "#server/features/workflows/workflow-file.routes.ts";
import {
  connectionSchema,
  connectionTableSchema,
  connectionTestSchema,
  saveConnectionSchema,
  tryConnectionSchema,
} from "#shared/workflows/connection.schema.ts";
import { expressionCheckSchema, previewSchema } from "#shared/workflows/execution.schema.ts";
import {
  askRecipientSchema,
  mailAnswerSchema,
  mailRequestSchema,
  mailStopSchema,
  recipientSchema,
  recipientStatesSchema,
} from "#shared/workflows/mail-recipient.schema.ts";
import { fieldSchema } from "#shared/workflows/node-config.schema.ts";
import {
  columnsRequestSchema,
  explainRequestSchema,
  expressionCheckRequestSchema,
  placesRequestSchema,
  previewRequestSchema,
  sourceColumnSchema,
  sourceQuerySchema,
} from "#shared/workflows/preview-request.schema.ts";
import { pushedQuerySchema, stepPlacesSchema } from "#shared/workflows/step-places.schema.ts";
import {
  changeWorkflowSchema,
  saveWorkflowSchema,
  workflowListItemSchema,
  workflowSchema,
} from "#shared/workflows/workflow.schema.ts";
import { workflowFileSchema } from "#shared/workflows/workflow-file.schema.ts";
import { exportedWorkflowSchema } from "#shared/workflows/workflow-transfer.schema.ts";
import { workflowVersionItemSchema, workflowVersionSchema } from "#shared/workflows/workflow-version.schema.ts";
import { html, type Operations, upload } from "../operation.ts";

const fields = fieldSchema.array();
const message = z.object({ message: z.string() });
const looks = ["connection-looks"];

/** Accounts of one network save so much in a day. */
const rows = ["network-row-kilobytes"];

const builderOperations: Operations = {
  "GET /api/workflows": { summary: "List your workflows", answers: { 200: workflowListItemSchema.array() } },
  "POST /api/workflows": {
    summary: "Save a workflow",
    limits: rows,
    body: saveWorkflowSchema,
    answers: { 201: workflowSchema },
  },
  "POST /api/workflows/import": {
    summary: "Save a workflow from an exported file",
    limits: rows,
    body: exportedWorkflowSchema,
    answers: { 201: workflowSchema },
  },
  "GET /api/workflows/:id": { summary: "Get a workflow", answers: { 200: workflowSchema } },
  "GET /api/workflows/:id/versions": {
    summary: "List a workflow's earlier versions",
    answers: { 200: workflowVersionItemSchema.array() },
  },
  "GET /api/workflows/:id/versions/:version": {
    summary: "Get an earlier version of a workflow",
    answers: { 200: workflowVersionSchema },
  },
  "GET /api/workflows/:id/export": { summary: "Export a workflow", answers: { 200: exportedWorkflowSchema } },
  "POST /api/workflows/:id/duplicate": {
    summary: "Duplicate a workflow",
    limits: rows,
    answers: { 201: workflowSchema },
  },
  "PUT /api/workflows/:id": {
    summary: "Change a workflow",
    limits: rows,
    headers: ["If-Match"],
    body: changeWorkflowSchema,
    answers: { 200: workflowSchema, 412: message.extend({ workflow: workflowSchema }) },
  },
  "DELETE /api/workflows/:id": { summary: "Delete a workflow", answers: { 204: null } },
  "POST /api/workflows/preview": {
    summary: "Show the first rows that a step would put out",
    body: previewRequestSchema,
    answers: { 200: previewSchema },
  },
  "POST /api/workflows/columns": {
    summary: "List the columns that a source has now",
    body: columnsRequestSchema,
    answers: { 200: sourceColumnSchema.array() },
  },
  "POST /api/workflows/places": {
    summary: "Tell where each step would run",
    body: placesRequestSchema,
    answers: { 200: stepPlacesSchema },
  },
  "POST /api/workflows/explain": {
    summary: "Show the query that a database would run for a step",
    body: explainRequestSchema,
    answers: { 200: pushedQuerySchema },
  },
  "POST /api/workflows/expressions/check": {
    summary: "Check an expression",
    body: expressionCheckRequestSchema,
    answers: { 200: expressionCheckSchema },
  },
};

const connectionOperations: Operations = {
  "GET /api/connections": {
    summary: "List your connections, without secrets",
    answers: { 200: connectionSchema.array() },
  },
  "POST /api/connections": {
    summary: "Save a connection",
    limits: rows,
    body: saveConnectionSchema,
    answers: { 201: connectionSchema },
  },
  "POST /api/connections/test": {
    summary: "Test a connection, saved or not",
    body: tryConnectionSchema,
    answers: { 200: connectionTestSchema },
    limits: ["connection-tests"],
  },
  "GET /api/connections/:id/tables": {
    summary: "List a connection's tables",
    query: tablesQuerySchema,
    answers: { 200: connectionTableSchema.array() },
    limits: looks,
  },
  "GET /api/connections/:id/fields": {
    summary: "List a table's columns",
    query: fieldsQuerySchema,
    answers: { 200: fields },
    limits: looks,
  },
  "POST /api/connections/:id/fields": {
    summary: "List the columns of a query",
    body: sourceQuerySchema,
    answers: { 200: fields },
    limits: looks,
  },
  "PUT /api/connections/:id": {
    summary: "Change a connection; a secret that is left empty stays",
    limits: rows,
    body: saveConnectionSchema,
    answers: { 200: connectionSchema },
  },
  "DELETE /api/connections/:id": { summary: "Delete a connection", answers: { 204: null } },
};

const fileOperations: Operations = {
  "GET /api/workflow-files": { summary: "List your files", answers: { 200: workflowFileSchema.array() } },
  "POST /api/workflow-files": {
    summary: "Upload a file",
    body: upload,
    answers: { 201: workflowFileSchema },
    limits: ["workflow-files", "network-megabytes"],
  },
  "GET /api/workflow-files/deleted": {
    summary: "List deleted files that can be restored",
    answers: { 200: workflowFileSchema.array() },
  },
  "GET /api/workflow-files/:id/uses": {
    summary: "List the workflows that use a file",
    answers: { 200: z.string().array() },
  },
  "POST /api/workflow-files/:id/restore": { summary: "Restore a deleted file", answers: { 200: workflowFileSchema } },
  "GET /api/workflow-files/:id": {
    summary: "Read a file's first rows",
    query: readingSchema,
    answers: { 200: workflowFileSchema },
    limits: ["workflow-files"],
  },
  "DELETE /api/workflow-files/:id": { summary: "Delete a file", answers: { 204: null } },
};

const recipientOperations: Operations = {
  "POST /api/mail-recipients/states": {
    summary: "Tell which addresses agreed to a workflow's emails",
    body: recipientStatesSchema,
    answers: { 200: recipientSchema.array() },
    limits: ["recipient-looks"],
  },
  "POST /api/mail-recipients": {
    summary: "Ask an address whether it agrees",
    body: askRecipientSchema,
    answers: { 202: recipientSchema },
    limits: ["asking-account", "asking-recipient", "asking-address"],
  },
  "GET /api/mail-requests/:token": { summary: "Tell who asks whom", answers: { 200: mailRequestSchema } },
  "POST /api/mail-requests/:token": {
    summary: "Agree or refuse by a mail's link",
    body: mailAnswerSchema,
    answers: { 200: mailAnswerSchema },
  },
  "GET /api/mail-stops/:token/state": {
    summary: "Tell whose emails a link stops",
    answers: { 200: mailStopSchema },
  },
  "POST /api/mail-stops/:token": { summary: "Stop emails by a mail's link", answers: { 200: message } },
  "GET /api/mail-stops/:token": { summary: "Go to the page that stops emails", answers: { 303: html } },
};

export const workflowOperations: Operations = {
  ...builderOperations,
  ...connectionOperations,
  ...fileOperations,
  ...recipientOperations,
};
