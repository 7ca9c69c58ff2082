import { ApiError } from "#client/lib/api-client.ts";
import { randomId } from "#client/lib/random-id.ts";
import { sameValue } from "#client/lib/same-value.ts";
import { changeApplication, createApplication, getApplication } from "./applications.api.ts";
import type { LocalApplication } from "./local-application.schema.ts";
import { putLocalApplication, readLocalApplications, removeLocalApplication } from "./local-applications.ts";

/** `left` are still in the browser: the account would not take them, or could not be reached. */
type Moved = { moved: number; left: number };

const LOCK = "desk.move-applications";
let underWay: Promise<Moved> | null = null;

/**
 * Moves the browser's applications to the account, one by one. One leaves the browser only when the account has it, and
 * keeps its key, by which its letters find it and it arrives once. Never throws: what could not be moved stays.
 */
export function moveApplications(): Promise<Moved> {
  underWay ??= ("locks" in navigator ? navigator.locks.request(LOCK, moveAll) : moveAll()).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function moveAll(): Promise<Moved> {
  let moved = 0;
  for (const application of readLocalApplications()) {
    try {
      await moveOne(application);
      moved += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 409, 413, 422].includes(error.status)) break;
    }
  }
  return { moved, left: readLocalApplications().length };
}

async function moveOne(application: LocalApplication): Promise<void> {
  const { key, createdAt, updatedAt: _updated, ...content } = application;
  try {
    await createApplication(key, { ...content, ...(Number.isNaN(Date.parse(createdAt)) ? {} : { createdAt }) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const standing = await getApplication(key);
    if (standing.version > 1) {
      // Changed on the account since: what the browser has becomes one of its own rather than taking its place.
      const other = { ...application, key: randomId() };
      if (!putLocalApplication(other)) throw error;
      removeLocalApplication(key);
      return moveOne(other);
    }
    await changeApplication(standing, content);
  }
  const now = readLocalApplications().find((one) => one.key === key);
  if (now && sameValue(now, application)) removeLocalApplication(key);
}
