import { z } from "zod";
import { importedResumeSchema } from "./resume.schema.ts";

/** What an upload answers piece by piece while pages that are pictures are recognised. */
export const uploadEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("page"), page: z.number().int(), pages: z.number().int() }),
  z.object({ type: z.literal("resume"), resume: importedResumeSchema }),
  z.object({
    type: z.literal("problem"),
    status: z.number().int(),
    message: z.string(),
    retryAfter: z.number().optional(),
  }),
]);
export type UploadEvent = z.infer<typeof uploadEventSchema>;
