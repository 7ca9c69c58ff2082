/** Names of everything the page keeps in the browser. */
export const storageKeys = {
  savedCoverLetters: "savedCoverLetters",
  myFacts: "myFacts",
  /** Changes to sets of facts that the account does not have yet, by set. */
  unsavedFacts: "unsavedFacts",
  applications: "applications",
  /** What was done to applications and the account does not have yet. */
  unsentApplications: "unsentApplications",
  /** In the session: the facts that the next letter starts from. */
  startFacts: "startFacts",
  /** In the session: the job that the next letter is for. */
  startJob: "startJob",
  /** In the session: what is being typed into boxes that make new rows of saved facts, by set. */
  rowDrafts: "rowDrafts",
  navigationHistory: "navigationHistory",
  previousPage: "previousPage",
  coverLetterState: "coverLetterState",
  generatorState: "generatorState",
  /** In the session: the person has just started over, so nothing older is restored. */
  startedOver: "startedOver",
  pendingPurchases: "pendingPurchases",
  editDrafts: "editDrafts",
  /** When somebody last signed in or out in this browser: a change tells the other tabs. */
  userChangedAt: "userChangedAt",
  token: "token",
  parsedResume: "parsedResume",
  wizardAnswers: "wizardAnswers",
  settings: "settings",
  notificationsSeen: "notificationsSeen",
  /** Who writes, where this browser's own model was chosen. */
  writer: "writer",
  /** What templates that were bought ask of a letter, by template. */
  templateBriefs: "templateBriefs",
  sampleLetterShown: "sampleLetterShown",
  /** Followed by the account and the workflow. */
  workflowDraft: "workflowDraft",
  workflowClipboard: "workflowClipboard",
  workflowView: "workflowView",
  workflowPanel: "workflowPanel",
} as const;

export type Area = "local" | "session";

type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

/** A schema made of a type guard: the first page's code does without zod, which would be a fifth of it. */
export function toSchema<T>(isShape: (value: unknown) => value is T): Schema<T> {
  return { safeParse: (value) => (isShape(value) ? { success: true, data: value } : { success: false }) };
}

/** What is stored under the key, or null where there is nothing, it is not what it should be, or storage is blocked. */
export function readStored<T>(key: string, schema: Schema<T>, area: Area = "local"): T | null {
  try {
    const text = areaOf(area).getItem(key);
    if (text === null) return null;
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The text under the key as it stands; null where there is none or storage is blocked. */
export function readStoredText(key: string, area: Area = "local"): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** False where the browser refuses: storage full or blocked. The caller says so where something would be lost. */
export function writeStored(key: string, value: unknown, area: Area = "local"): boolean {
  try {
    areaOf(area).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string, area: Area = "local"): void {
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Blocked storage holds nothing that could stay behind.
  }
}

/** Removes everything whose key begins so. */
export function removeStoredBelow(prefix: string, area: Area = "local"): void {
  try {
    const storage = areaOf(area);
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // Blocked storage holds nothing that could stay behind.
  }
}

/** Whether the browser keeps anything at all: some block it, for everybody or in private windows. */
export function canStore(): boolean {
  const probe = "storageProbe";
  const kept = writeStored(probe, true) && readStoredText(probe) !== null;
  removeStored(probe);
  return kept;
}

function areaOf(area: Area): Storage {
  return area === "local" ? window.localStorage : window.sessionStorage;
}
