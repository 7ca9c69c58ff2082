import { rm } from "node:fs/promises";

/**
 * Removes a folder that others have worked in. A process that has answered may still open a file there, and a folder that
 * gets one while it is removed is not empty: that must not take the place of the answer, so it is tried again for a second.
 */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
}
