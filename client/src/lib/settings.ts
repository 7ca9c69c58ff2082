import { z } from "zod";
import { readStored, storageKeys, writeStored } from "./browser-storage.ts";
import { executionSettingsSchema } from "./execution-settings.ts";

export const themes = ["light", "dark", "system"] as const;
export const timezones = ["UTC", "EST", "CST", "MST", "PST"] as const;

const accountSchema = z.object({
  name: z.string().catch(""),
  email: z.string().catch(""),
  jobTitle: z.string().catch(""),
});

const notificationsSchema = z.object({
  emailNotifications: z.boolean().catch(true),
  workflowCompletions: z.boolean().catch(true),
  workflowFailures: z.boolean().catch(true),
  dailySummary: z.boolean().catch(false),
});

const appearanceSchema = z.object({ theme: z.enum(themes).catch("dark"), timezone: z.enum(timezones).catch("UTC") });

const apiKeySchema = z.object({ name: z.string(), value: z.string(), createdAt: z.iso.datetime() });
export type ApiKey = z.infer<typeof apiKeySchema>;

/** Shows what a key looks like in the list; removed like any other. */
const sampleKey: ApiKey = {
  name: "Sample key",
  value: "sample-4f6a-8d1e-0c27",
  createdAt: "2026-01-15T09:00:00.000Z",
};

/** Everything the settings page keeps in this browser; a part that is not as it should be takes its default. */
const settingsSchema = z.object({
  account: accountSchema.nullable().catch(null),
  notifications: notificationsSchema.catch(() => notificationsSchema.parse({})),
  appearance: appearanceSchema.catch(() => appearanceSchema.parse({})),
  apiKeys: z.array(apiKeySchema).catch([sampleKey]),
  execution: executionSettingsSchema.catch(() => executionSettingsSchema.parse({})),
});
export type Settings = z.infer<typeof settingsSchema>;

export function readSettings(): Settings {
  return readStored(storageKeys.settings, settingsSchema) ?? settingsSchema.parse({});
}

/** Leaves the other parts as they are stored now. False where the browser refuses. */
export function writeSettings<Part extends keyof Settings>(part: Part, value: Settings[Part]): boolean {
  return writeStored(storageKeys.settings, { ...readSettings(), [part]: value });
}
