import { z } from "zod";
import { fetchPostingSchema, readPageSchema } from "#shared/applications/read-page.schema.ts";
import {
  promptAnswerSchema,
  promptEventSchema,
  promptRequestSchema,
  writerAnswerSchema,
} from "#shared/generator/prompt.schema.ts";
import { sentRecordSchema } from "#shared/generator/sent-record.schema.ts";
import { readLetterSchema } from "#shared/letters/read-letter.schema.ts";
import { sortedTextSchema, sortRequestSchema } from "#shared/material/sort.schema.ts";
import { postingReadingSchema, readPostingRequestSchema } from "#shared/postings/posting-reading.schema.ts";
import { importedResumeSchema } from "#shared/resume/resume.schema.ts";
import { uploadEventSchema } from "#shared/resume/upload-event.schema.ts";
import { templateBriefSchema } from "#shared/templates/template-brief.schema.ts";
import { pullRequestSchema, writerChangeSchema, writerStateSchema } from "#shared/writer/writer.schema.ts";
import { type Operations, upload } from "../operation.ts";

const kept = ["new-sessions", "kept-kilobytes"];

export const writingOperations: Operations = {
  "POST /api/prompts": {
    summary: "Write, unlock, rewrite, or translate a letter",
    body: promptRequestSchema,
    answers: { 200: promptAnswerSchema, 201: promptAnswerSchema },
    events: promptEventSchema,
    limits: ["letters-minute", "letters-hour", ...kept],
  },
  "GET /api/prompts/writer": { summary: "Tell who would write a letter now", answers: { 200: writerAnswerSchema } },
  "GET /api/template-briefs/:templateId": {
    summary: "Get what a template asks of a letter's structure; for who may use it",
    answers: { 200: templateBriefSchema },
  },
  "GET /api/prompts/:draftId/sent": {
    summary: "Show what of a letter was sent to a language model",
    answers: { 200: sentRecordSchema.array() },
  },
  "POST /api/postings/fetch": {
    summary: "Read the posting at a link",
    body: fetchPostingSchema,
    answers: { 200: readPageSchema },
  },
  "POST /api/postings/read": {
    summary: "Read what a posting asks for",
    body: readPostingRequestSchema,
    answers: { 200: postingReadingSchema },
  },
  "POST /api/material/sort": {
    summary: "Sort pasted text into details",
    body: sortRequestSchema,
    answers: { 200: sortedTextSchema },
  },
  "POST /api/letter-files/read": {
    summary: "Read a letter's PDF or Word file as a program would",
    body: upload,
    answers: { 200: readLetterSchema },
  },
  "POST /api/resume/upload": {
    summary: "Read a resume from a file",
    body: upload,
    answers: { 200: importedResumeSchema },
    events: uploadEventSchema,
    limits: kept,
  },
  "GET /api/resume/data": { summary: "Get this visit's resume", answers: { 200: importedResumeSchema } },
  "PUT /api/resume/data": {
    summary: "Correct this visit's resume",
    body: importedResumeSchema,
    answers: { 200: importedResumeSchema },
    limits: kept,
  },
  "POST /api/resume/clear": { summary: "Forget this visit's resume and drafts", answers: { 204: null } },
  "GET /api/writer": { summary: "Tell who writes letters", answers: { 200: writerStateSchema } },
  "PUT /api/writer": {
    summary: "Choose who writes letters",
    body: writerChangeSchema,
    answers: { 200: writerStateSchema },
  },
  "POST /api/writer/pull": {
    summary: "Download a model to this computer",
    body: pullRequestSchema,
    answers: { 202: writerStateSchema },
  },
  "DELETE /api/writer/pull": { summary: "Stop the download", answers: { 204: null } },
  "GET /healthz": { summary: "Tell that the process is up", answers: { 200: z.object({ status: z.literal("ok") }) } },
  "GET /readyz": {
    summary: "Tell whether the database answers and there is disk space",
    answers: { 200: z.object({ status: z.literal("ready") }) },
  },
  "GET /metrics": {
    summary: "Read metrics, from this machine or with the token for them",
    answers: { 200: { media: "text/plain", note: "Prometheus" } },
  },
  "GET /api/openapi.json": {
    summary: "Read this description",
    answers: { 200: z.record(z.string(), z.unknown()) },
  },
};
