/**
 * One text for all spellings of a mailbox that are known to lead to it: case, what stands after a plus, and at Google
 * dots. Only for telling that two addresses have one reader; mails go to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const folded = email.trim().toLowerCase();
  const at = folded.lastIndexOf("@");
  const host = folded.slice(at + 1).replace(/^googlemail\.com$/u, "gmail.com");
  const [name = ""] = folded.slice(0, Math.max(0, at)).split("+");
  return `${host === "gmail.com" ? name.replaceAll(".", "") : name}@${host}`;
}
