import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

export type OptOutTokens = {
  /** What stands in every mail to that recipient; it never changes, so that old mails work too. */
  tokenFor: (recipientId: number) => string;
  /** Whose it is, or null where it was not made here. */
  idOf: (token: string) => number | null;
};

/** Tokens that are checked, not kept: a mail from long ago must still be able to stop the next one. */
export function createOptOutTokens(encryptionKey: string): OptOutTokens {
  const key = Buffer.from(hkdfSync("sha256", encryptionKey, "", "mail opt-out", 32));
  const sealOf = (id: string) => createHmac("sha256", key).update(id).digest().subarray(0, 16);
  return {
    tokenFor: (id) => `${id}.${sealOf(String(id)).toString("base64url")}`,
    idOf: (token) => {
      const [, id, seal] = /^([1-9]\d{0,9})\.([\w-]{22})$/.exec(token) ?? [];
      if (id === undefined || seal === undefined) return null;
      return timingSafeEqual(Buffer.from(seal, "base64url"), sealOf(id)) && Number(id) <= 2_147_483_647
        ? Number(id)
        : null;
    },
  };
}
