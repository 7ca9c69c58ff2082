import { z } from "zod";

const boxSchema = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const lineSchema = z.object({
  words: z.array(z.object({ text: z.string(), confidence: z.number(), bbox: boxSchema })),
  baseline: boxSchema,
  rowAttributes: z.object({ rowHeight: z.number() }),
});
/** A line of words, in dots. */
export type RecognisedLine = z.infer<typeof lineSchema>;

/** What the library answers of a page, of what is used. */
export const recognitionSchema = z.object({
  text: z.string(),
  confidence: z.number(),
  blocks: z.array(z.object({ paragraphs: z.array(z.object({ lines: z.array(lineSchema) })) })).nullable(),
});
export type Recognition = z.infer<typeof recognitionSchema>;
