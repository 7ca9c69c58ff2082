import { z } from "zod";

export const keptResumeLimits = { bytes: 5_000_000, perAccount: 5, name: 200 } as const;

/** A resume that the person asked to be kept, as its list shows it; `createdAt` is an ISO string. */
export const keptResumeSchema = z.object({
  id: z.number(),
  name: z.string(),
  size: z.number(),
  createdAt: z.string(),
});
export type KeptResume = z.infer<typeof keptResumeSchema>;
