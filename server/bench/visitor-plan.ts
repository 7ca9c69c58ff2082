import { z } from "zod";

/** What the process of the visitors is told. */
export const visitorPlanSchema = z.object({
  url: z.string(),
  /** One a visitor. */
  cookies: z.array(z.string()),
  seconds: z.number(),
  /** Milliseconds between two calls of one visitor. */
  pauseMs: z.number(),
  /** What a browser fetches with the start page. */
  files: z.array(z.string()),
  /** The body of a call that asks for a letter; its posting gets words of its own each time. */
  order: z
    .object({ prompt: z.string(), letter: z.object({ form: z.object({ prompt: z.string() }).loose() }).loose() })
    .loose(),
});
export type VisitorPlan = z.infer<typeof visitorPlanSchema>;

export const visitorCalls = ["land", "files", "generate", "unlock", "save", "list"] as const;
export type VisitorCall = (typeof visitorCalls)[number];

/** What it answers: milliseconds of each call, and what went wrong. */
export const visitorResultSchema = z.object({
  times: z.record(z.enum(visitorCalls), z.array(z.number())),
  errors: z.array(z.string()),
  seconds: z.number(),
});
export type VisitorResult = z.infer<typeof visitorResultSchema>;
