import { z } from "zod";

const timeZoneSchema = z
  .string("Enter a time zone")
  .max(60, "Enter a time zone")
  .refine(isTimeZone, "Enter a time zone such as Europe/London");

/** `PUT /api/applications/reminders`: what is missing stays. */
export const reminderChangesSchema = z.object({
  mails: z.boolean("Choose yes or no"),
  timeZone: timeZoneSchema.optional(),
});

/** `GET /api/applications/reminders`. `feed` is the secret link of the calendar, null where there is none. */
export const remindersSchema = z.object({
  mails: z.boolean(),
  /** Mails go to confirmed addresses only. */
  emailConfirmed: z.boolean(),
  feed: z.string().nullable(),
});
export type Reminders = z.infer<typeof remindersSchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
