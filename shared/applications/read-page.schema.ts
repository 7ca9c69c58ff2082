import { z } from "zod";
import { applicationLimits } from "./application.schema.ts";

/** `POST /api/postings/fetch`: a page that holds a posting. */
export const fetchPostingSchema = z.object({
  link: z
    .string("Paste a link")
    .trim()
    .min(1, "Paste a link")
    .max(applicationLimits.link, `Keep this under ${applicationLimits.link} characters`),
});

/**
 * What was taken from a page; texts are empty where it does not say. `how`: the job as the page describes it for search
 * engines (schema.org JobPosting), or its main text. `posting` is plain text, `closesOn` YYYY-MM-DD or empty.
 */
export const readPageSchema = z.object({
  link: z.string(),
  how: z.enum(["job", "text"]),
  role: z.string(),
  company: z.string(),
  place: z.string(),
  closesOn: z.string(),
  posting: z.string(),
});
export type ReadPage = z.infer<typeof readPageSchema>;
