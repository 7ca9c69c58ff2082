import { readStoredText, removeStored, storageKeys, writeStored } from "./browser-storage.ts";

/** A job that the next letter is for. Texts are empty where they are not known; `closingDate` is YYYY-MM-DD. */
export type StartJob = {
  /** The application it belongs to; empty where it gets one of its own. */
  applicationKey: string;
  posting: string;
  role: string;
  company: string;
  place: string;
  closingDate: string;
  link: string;
};

const emptyStartJob: StartJob = {
  applicationKey: "",
  posting: "",
  role: "",
  company: "",
  place: "",
  closingDate: "",
  link: "",
};

/** Kept for this browser session until the generator takes it. */
export function writeStartJob(start: Partial<StartJob>): boolean {
  return writeStored(storageKeys.startJob, { ...emptyStartJob, ...start }, "session");
}

/** Null where the generator opens as it was left. */
export function readStartJob(): StartJob | null {
  const text = readStoredText(storageKeys.startJob, "session");
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const texts = Object.entries(value).filter(([field, part]) => field in emptyStartJob && typeof part === "string");
    return { ...emptyStartJob, ...Object.fromEntries(texts) };
  } catch {
    return null;
  }
}

export function clearStartJob(): void {
  removeStored(storageKeys.startJob, "session");
}
