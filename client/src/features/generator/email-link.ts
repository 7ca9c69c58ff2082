/** What a system takes as one address: Windows cuts or refuses beyond 2,046 characters, others far later. */
const LONGEST = { windows: 2_000, others: 30_000 } as const;

export type EmailLink = { href: string; fits: boolean };

/**
 * A mailto address with subject and letter. Where the letter is too long for the system (`fits` is false) the body asks
 * to paste it: the caller has put it on the clipboard.
 */
export function emailLink({
  subject,
  body,
  userAgent,
}: {
  subject: string;
  body: string;
  userAgent: string;
}): EmailLink {
  const whole = toHref(subject, body);
  const fits = whole.length <= (userAgent.includes("Windows") ? LONGEST.windows : LONGEST.others);
  return { href: fits ? whole : toHref(subject.slice(0, 200), PASTE_HERE), fits };
}

/** The letter's subject without the word that marks it as one on paper. */
export function mailSubject(subject: string): string {
  return subject.replace(/^(?:re|asunto|objet|betreff)\s?:\s*/iu, "").trim();
}

const PASTE_HERE = "(The letter is on your clipboard. Paste it here.)";

/** Mail addresses want line ends as CRLF and spaces as %20. */
function toHref(subject: string, body: string): string {
  const encode = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, "\r\n"));
  return `mailto:?subject=${encode(subject.replace(/\s+/g, " "))}&body=${encode(body)}`;
}
