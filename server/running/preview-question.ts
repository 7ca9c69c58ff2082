import { z } from "zod";
import { expressionCheckSchema, previewSchema } from "#shared/workflows/execution.schema.ts";
import { fieldSchema } from "#shared/workflows/node-config.schema.ts";
import {
  type ColumnsRequest,
  type ExplainRequest,
  type ExpressionCheckRequest,
  type PlacesRequest,
  type PreviewRequest,
  sourceColumnSchema,
} from "#shared/workflows/preview-request.schema.ts";
import { pushedQuerySchema, stepPlacesSchema } from "#shared/workflows/step-places.schema.ts";
import type { RunPlan } from "./run-plan.ts";

/** `bound`: the values that the parameters have. */
type Given = Pick<RunPlan, "connections" | "files" | "folder"> & { bound: RunPlan["parameters"] };

/** How a file that is no CSV is read. */
export type FileReading = { header: boolean; sheet: string; rowsPath: string };

/** What such a file looks like, with its first rows as text. */
const fileLookSchema = z.object({
  fields: z.array(fieldSchema),
  rows: z.array(z.array(z.string().nullable())),
  sheets: z.array(z.string()),
});
export type FileLook = z.infer<typeof fileLookSchema>;

/** What is asked of the preview's process, one question at a time. */
export type PreviewQuestion =
  | ({ kind: "preview" } & PreviewRequest & Given)
  | ({ kind: "columns" } & ColumnsRequest & Given)
  | ({ kind: "places"; bound: RunPlan["parameters"] } & PlacesRequest)
  | ({ kind: "explain" } & ExplainRequest & Pick<Given, "connections" | "bound">)
  | { kind: "file"; path: string; folder: string; reading: FileReading }
  | ({ kind: "check" } & ExpressionCheckRequest);

/** What it answers: it works on other people's files and texts, so its answer is checked like any other input. */
export const previewAnswerSchema = z.union([
  z.object({ preview: previewSchema }),
  z.object({ check: expressionCheckSchema }),
  z.object({ columns: z.array(sourceColumnSchema) }),
  z.object({ file: fileLookSchema }),
  z.object({ places: stepPlacesSchema }),
  z.object({ explained: pushedQuerySchema }),
  z.object({ problem: z.string(), nodeId: z.string().nullable() }),
]);
export type PreviewAnswer = z.infer<typeof previewAnswerSchema>;

/** The process has its libraries: from here on the deadline runs. */
export const READY = "ready";
