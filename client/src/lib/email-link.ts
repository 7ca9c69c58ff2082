/** What a system takes as one address: Windows cuts or refuses beyond 2,046 characters, others far later. */
const LONGEST = { windows: 2_000, others: 30_000 } as const;

export type EmailLink = { href: string; fits: boolean };

/**
 * A mailto address with subject and letter, to whom the posting names where that is one address. Where the letter is too long for the system (`fits` is false) the body asks
 * to paste it: the caller has put it on the clipboard.
 */
export function emailLink({
  to = "",
  subject,
  body,
  userAgent,
}: {
  to?: string;
  subject: string;
  body: string;
  userAgent: string;
}): EmailLink {
  const whole = toHref(to, subject, body);
  const fits = whole.length <= (userAgent.includes("Windows") ? LONGEST.windows : LONGEST.others);
  return { href: fits ? whole : toHref(to, subject.slice(0, 200), PASTE_HERE), fits };
}

/** The letter's subject without the word that marks it as one on paper. */
export function mailSubject(subject: string): string {
  return subject.replace(/^(?:re|asunto|objet|betreff)\s?:\s*/iu, "").trim();
}

const PASTE_HERE = "(The letter is on your clipboard. Paste it here.)";

/** Mail addresses want line ends as CRLF and spaces as %20. */
function toHref(to: string, subject: string, body: string): string {
  const encode = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, "\r\n"));
  // Nothing that would name a second recipient or another field gets in.
  const address = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/u.test(to.trim()) ? to.trim() : "";
  return `mailto:${encode(address).replace("%40", "@")}?subject=${encode(subject.replace(/\s+/g, " "))}&body=${encode(body)}`;
}
