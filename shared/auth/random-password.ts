import { passwordRules } from "./password.schema.ts";

/** Without letters and digits that look alike. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
const WHOLE_ROUNDS = alphabet.length * Math.floor(256 / alphabet.length);

/** Four groups of four characters, 93 bits, that meet every rule for passwords. `randomByte` gives 0 to 255. */
export function randomPassword(randomByte: () => number): string {
  const groups = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => randomCharacter(randomByte)).join(""));
  const password = groups.join("-");
  return passwordRules.every((rule) => rule.isMet(password)) ? password : randomPassword(randomByte);
}

/** Bytes beyond the alphabet's last whole round would make its first characters likelier: they are drawn again. */
function randomCharacter(randomByte: () => number): string {
  const byte = randomByte();
  return byte < WHOLE_ROUNDS ? alphabet.charAt(byte % alphabet.length) : randomCharacter(randomByte);
}
