import { z } from "zod";
import {
  type ApplicationContent,
  applicationContentSchema,
  applicationKeySchema,
  emptyApplication,
} from "#shared/applications/application.schema.ts";

/**
 * An application as the browser keeps it. Only role and key are indispensable: whatever else is missing or crooked is empty,
 * so that none is lost over a damaged date.
 */
export const localApplicationSchema = z
  .looseObject({ key: applicationKeySchema, createdAt: z.string().catch(""), updatedAt: z.string().catch("") })
  .transform((stored, context) => {
    const content = readableParts(stored);
    if (content.role === "") context.addIssue({ code: "custom", message: "An application has a role" });
    return { ...content, key: stored.key, createdAt: stored.createdAt, updatedAt: stored.updatedAt };
  });
export type LocalApplication = z.infer<typeof localApplicationSchema>;

function readableParts(stored: Record<string, unknown>): ApplicationContent {
  const whole = applicationContentSchema.safeParse(stored);
  if (whole.success) return whole.data;
  const readable = Object.entries(applicationContentSchema.shape).flatMap(([field, schema]) => {
    const value = schema.safeParse(stored[field]);
    return value.success ? [[field, value.data] as const] : [];
  });
  return { ...emptyApplication, ...Object.fromEntries(readable) };
}
