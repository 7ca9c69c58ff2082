import { createHash, randomBytes } from "node:crypto";

/** 128 random bits as they stand in a link, which fits on a line of a mail. */
export function createLinkToken(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * What the database keeps of a link's token: 122 bits of its SHA-256 as a UUID of version 8 (RFC 9562, 5.8).
 * Who reads the database cannot make the link from it.
 */
export function storedLinkToken(token: string): string {
  const bytes = createHash("sha256").update(token).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
