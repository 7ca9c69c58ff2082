import { readStored, removeStored, storageKeys, toSchema, writeStored } from "./browser-storage.ts";

const KEPT = 5;
const historySchema = toSchema((value) => Array.isArray(value) && value.every(isEntry));
const pathSchema = toSchema((value) => typeof value === "string");

export type NavigationEntry = { path: string; timestamp: number; hasCoverLetterData: boolean };

/** The last five places, oldest first. */
export function readNavigationHistory(): NavigationEntry[] {
  return readStored(storageKeys.navigationHistory, historySchema) ?? [];
}

/** Adds a place (a reload of the same place is no new entry) and remembers the one before it as the previous page. */
export function recordNavigation(path: string, hasCoverLetterData: boolean): void {
  const history = readNavigationHistory();
  const last = history.at(-1);
  if (last?.path === path) return;
  if (last) writeStored(storageKeys.previousPage, last.path);
  writeStored(
    storageKeys.navigationHistory,
    [...history, { path, timestamp: Date.now(), hasCoverLetterData }].slice(-KEPT),
  );
}

export function readPreviousPage(): string | null {
  return readStored(storageKeys.previousPage, pathSchema);
}

export function clearNavigationHistory(): void {
  removeStored(storageKeys.navigationHistory);
  removeStored(storageKeys.previousPage);
}

function isEntry(value: unknown): value is NavigationEntry {
  return (
    typeof value === "object" &&
    value !== null &&
    "path" in value &&
    typeof value.path === "string" &&
    "timestamp" in value &&
    typeof value.timestamp === "number" &&
    "hasCoverLetterData" in value &&
    typeof value.hasCoverLetterData === "boolean"
  );
}
