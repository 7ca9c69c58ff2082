import type { Posting, PostingHints } from "../posting.ts";
import { readPosting } from "./read-posting.ts";

/**
 * As readPosting; the last few postings stay read, because another tone, language or version of a letter is about the
 * same one. What comes back is shared and must not be changed.
 */
export function rememberPosting(raw: string, hints: PostingHints): Posting {
  const key = JSON.stringify([raw, hints.jobTitle, hints.company]);
  const known = READ.get(key);
  READ.delete(key);
  const posting = known ?? readPosting(raw, hints);
  READ.set(key, posting);
  const [oldest] = READ.keys();
  if (READ.size > MOST_REMEMBERED && oldest !== undefined) READ.delete(oldest);
  return posting;
}

const READ = new Map<string, Posting>();
/** Of postings of 60 kB these hold a few megabytes. */
const MOST_REMEMBERED = 24;
