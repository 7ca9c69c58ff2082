import { randomInt } from "node:crypto";
import { passwordRules } from "#shared/auth/password.schema.ts";

/** Without letters and digits that look alike. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";

/** Four groups of four characters, 93 bits, that meet every rule for passwords. */
export function randomPassword(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join(""),
  );
  const password = groups.join("-");
  return passwordRules.every((rule) => rule.isMet(password)) ? password : randomPassword();
}
