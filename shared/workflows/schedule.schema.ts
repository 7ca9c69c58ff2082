import { z } from "zod";

/** `cron` has the five usual fields: minute, hour, day of month, month, day of week. `timezone` is an IANA name. */
export const saveScheduleSchema = z.object({
  cron: z
    .string("Choose when it runs")
    .trim()
    .min(1, "Choose when it runs")
    .max(100, "Keep this under 100 characters")
    .refine((value) => value === "" || value.split(/\s+/).length === 5, "Enter five fields, such as 0 6 * * 1-5"),
  timezone: z.string("Choose a time zone").trim().min(1, "Choose a time zone").max(64).default("UTC"),
  /** Starts at its time even where the run before it is still under way. */
  allowOverlap: z.boolean().default(false),
  emailOnFailure: z.boolean().default(false),
  enabled: z.boolean().default(true),
});
export type SaveSchedule = z.infer<typeof saveScheduleSchema>;

/** `nextRuns` are the next five times, none where the schedule is off; `lastMissed` is the last time at which no run started, and why. */
export const scheduleSchema = saveScheduleSchema.extend({
  nextRuns: z.array(z.string()),
  lastMissed: z.object({ at: z.string(), reason: z.string() }).nullable(),
});
export type Schedule = z.infer<typeof scheduleSchema>;
