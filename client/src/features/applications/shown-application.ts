import type { ListedApplication } from "#shared/applications/application.schema.ts";

/** A row of the list, wherever it is kept. */
export type ShownApplication = ListedApplication & { kept: "browser" | "account" };
