import { z } from "zod";

export const noteLimits = {
  count: 200,
  text: 2_000,
  width: { least: 160, most: 800 },
  height: { least: 80, most: 800 },
} as const;

const finite = z.number().min(-1e7).max(1e7);

/** Words on the canvas, for people. */
export const noteSchema = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/, "Not a note id"),
  text: z.string().max(noteLimits.text).default(""),
  position: z.object({ x: finite, y: finite }),
  width: z.number().min(noteLimits.width.least).max(noteLimits.width.most).default(240),
  height: z.number().min(noteLimits.height.least).max(noteLimits.height.most).default(120),
});
export type Note = z.infer<typeof noteSchema>;
