import { z } from "zod";
import { fieldSchema, fileFormats } from "./node-config.schema.ts";

/** Of one account. */
export const workflowFileLimits = { files: 200, bytes: 1024 ** 3 } as const;

/** For so long a deleted file can be brought back. */
export const DELETED_FILES_KEPT_DAYS = 7;

/** An uploaded file, and what was told from its first lines. `size` is in bytes. */
export const workflowFileSchema = z.object({
  id: z.union([z.number(), z.literal("sample")]),
  name: z.string(),
  size: z.number(),
  format: z.enum(fileFormats).default("csv"),
  /** Of an Excel file, where they are known. */
  sheets: z.array(z.string()).default([]),
  delimiter: z.string(),
  header: z.boolean(),
  fields: z.array(fieldSchema),
  /** The first rows, as text. */
  rows: z.array(z.array(z.string().nullable())),
  createdAt: z.string(),
});
export type WorkflowFile = z.infer<typeof workflowFileSchema>;
