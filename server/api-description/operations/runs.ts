import { z } from "zod";
import {
  dashboardResultSchema,
  executionDetailSchema,
  executionSampleSchema,
  executionSchema,
} from "#shared/workflows/execution.schema.ts";
import { executeSchema, rerunSchema } from "#shared/workflows/execution-request.schema.ts";
import { rerunChoiceSchema } from "#shared/workflows/rerun-choice.schema.ts";
import { saveScheduleSchema, scheduleSchema } from "#shared/workflows/schedule.schema.ts";
import { newWorkflowHookSchema, workflowHookSchema } from "#shared/workflows/workflow-hook.schema.ts";
import { anyFile, type Operations } from "../operation.ts";

/** `input` is any JSON, which a schema says by asking for nothing. */
const executeBody = executeSchema.extend({ input: z.unknown().optional() });
/** A workflow that can't run: `problems` name the steps of the first hundred, and `more` says how many are left. */
const notRunnable = z.object({ message: z.string(), problems: z.array(z.unknown()), more: z.number() });
const started = { 202: executionSchema, 422: notRunnable };

export const runOperations: Operations = {
  "POST /api/workflows/:id/execute": {
    summary: "Start a run",
    headers: ["Idempotency-Key"],
    body: executeBody,
    answers: started,
    limits: ["run-starts", "network-row-kilobytes"],
    or: "token",
  },
  "GET /api/workflows/:id/executions": { summary: "List a workflow's runs", answers: { 200: executionSchema.array() } },
  "GET /api/workflows/:id/last-runs": {
    summary: "Tell when each step last ran",
    answers: { 200: z.record(z.string(), z.string()) },
  },
  "GET /api/executions/:id": {
    summary: "Get a run",
    answers: { 200: executionDetailSchema },
    or: "token",
    limits: ["run-reads"],
  },
  "GET /api/executions/:id/events": {
    summary: "Follow a run; 204 where it is over and was seen to its end",
    answers: { 200: { media: "text/event-stream", note: "Events `execution` and `log`" }, 204: null },
  },
  "POST /api/executions/:id/cancel": { summary: "Stop a run", answers: { 202: executionSchema } },
  "POST /api/executions/:id/rerun": {
    summary: "Run again",
    headers: ["Idempotency-Key"],
    body: rerunSchema,
    answers: started,
    limits: ["run-starts", "network-row-kilobytes"],
  },
  "GET /api/executions/:id/rerun-choices": {
    summary: "Tell how a run can be run again, and what each way would do",
    answers: { 200: rerunChoiceSchema.array() },
    limits: ["run-reads"],
  },
  "GET /api/executions/:id/logs": {
    summary: "Download a run's log",
    answers: { 200: { media: "text/plain", note: "One line an event" } },
    limits: ["run-reads"],
  },
  "GET /api/executions/:id/samples/:nodeId": {
    summary: "Show a step's first rows in a run",
    answers: { 200: executionSampleSchema },
    limits: ["run-reads"],
  },
  "GET /api/executions/:id/results/:nodeId": {
    summary: "Get a dashboard's rows",
    answers: { 200: dashboardResultSchema },
    limits: ["run-reads"],
  },
  "GET /api/executions/:id/files/:nodeId": {
    summary: "Download a file that a run made",
    answers: { 200: anyFile },
    limits: ["run-reads"],
  },
  "POST /api/executions/:id/results/:nodeId/share": {
    summary: "Share a dashboard by a secret link",
    answers: { 200: z.object({ shareToken: z.string() }) },
  },
  "DELETE /api/executions/:id/results/:nodeId/share": {
    summary: "Stop sharing a dashboard",
    answers: { 204: null },
  },
  "GET /api/shared-results/:token": { summary: "Get a shared dashboard", answers: { 200: dashboardResultSchema } },
  "GET /api/workflows/:id/hook": {
    summary: "Get a workflow's webhook",
    answers: { 200: workflowHookSchema.nullable() },
  },
  "POST /api/workflows/:id/hook": {
    summary: "Make a webhook, in place of the one before; only this answer has its secret",
    answers: { 201: newWorkflowHookSchema },
  },
  "DELETE /api/workflows/:id/hook": { summary: "Delete a workflow's webhook", answers: { 204: null } },
  "POST /api/hooks/:address": {
    summary: "Start a workflow from another program",
    headers: ["Idempotency-Key"],
    body: { media: "application/json", note: "Rows, or one row; or a form. At most 1 MB" },
    answers: started,
    limits: ["hook-calls", "hook-guesses"],
    or: "secret",
  },
  "GET /api/workflows/:id/schedule": { summary: "Get a workflow's schedule", answers: { 200: scheduleSchema } },
  "PUT /api/workflows/:id/schedule": {
    summary: "Schedule a workflow",
    body: saveScheduleSchema,
    answers: { 200: scheduleSchema },
  },
  "DELETE /api/workflows/:id/schedule": { summary: "Delete a workflow's schedule", answers: { 204: null } },
};
