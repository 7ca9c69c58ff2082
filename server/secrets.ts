import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type Secrets = { sessionSecret: string; encryptionKey: string };

/** Secrets from the environment, or made once and kept in the data folder, readable by its owner only. */
export async function loadSecrets(options: {
  dataDir: string;
  sessionSecret: string | null;
  encryptionKey: string | null;
}): Promise<Secrets> {
  return {
    sessionSecret: options.sessionSecret ?? (await keptSecret(options.dataDir, "session-secret")),
    encryptionKey: options.encryptionKey ?? (await keptSecret(options.dataDir, "encryption-key")),
  };
}

async function keptSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    // "wx": of two processes that start at once, one writes and both read the same secret.
    await writeFile(path, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return (await readFile(path, "utf8")).trim();
}
