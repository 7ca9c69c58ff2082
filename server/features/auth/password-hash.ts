import { createHash } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's recommendation for argon2id, which is the library's default kind: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Made of random bytes that were thrown away, with the parameters above: verifying against it takes as long and never succeeds. */
const hashOfNobody =
  "$argon2id$v=19$m=19456,t=2,p=1$kCAmrn0k7eoqL69/qtINcQ$PozCxy2Ys7kpczNmcEL+wK6qoQyTqJE+diyTH42Q+7c";

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), parameters);
}

/** Without a hash (no such account) it works as long as with one, and answers false. */
export function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  return verify(storedHash ?? hashOfNobody, password.normalize("NFKC"));
}

/** Stands for a password in a session: tells that it has changed, and nothing about it. */
export function passwordMark(storedHash: string): string {
  return createHash("sha256").update(storedHash).digest("base64url").slice(0, 22);
}
