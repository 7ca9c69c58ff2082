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

type SecretName = "session-secret" | "encryption-key";

/** What is lost with each of them. */
const lossOf: Record<SecretName, string> = {
  "session-secret": "Without it, everyone has to sign in again.",
  "encryption-key": "Without it, stored connection passwords can't be read and have to be entered again.",
};
/** What we write is 43 characters long. */
const SHORTEST = 32;

async function keptSecret(dataDir: string, name: SecretName): Promise<string> {
  const path = join(dataDir, name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    // "wx": of two processes that start at once, one writes and both read the same secret.
    await writeFile(path, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = (await readFile(path, "utf8")).trim();
  if (secret.length < SHORTEST) {
    throw new Error(
      `The file ${path} is empty or cut. Restore it from a backup (README, "Backup and restore"). ` +
        `${lossOf[name]} Only if there is no backup, delete the file: a new one is made at the next start.`,
    );
  }
  return secret;
}
