import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export type SecretBox = {
  /** Text that gives nothing away without the key; the same secret never looks the same twice. */
  seal: (secret: string) => string;
  /** The secret again, or null when it was sealed with another key or has been changed since. */
  open: (sealed: string) => string | null;
};

const VERSION = "v1";
const TAG_BYTES = 16;

/** AES-256-GCM under a key derived from ENCRYPTION_KEY, for what is kept in the database but must not be read there. */
export function createSecretBox(encryptionKey: string, purpose = "connection secrets"): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", encryptionKey, "", purpose, 32));
  return {
    seal: (secret) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
      const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return [
        VERSION,
        nonce.toString("base64url"),
        Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url"),
      ].join(".");
    },
    open: (text) => {
      const [version, nonce, sealed] = text.split(".");
      if (version !== VERSION || !nonce || !sealed) return null;
      const bytes = Buffer.from(sealed, "base64url");
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(nonce, "base64url"), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
