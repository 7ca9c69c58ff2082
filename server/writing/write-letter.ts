import { composeLetter } from "./compose-letter.ts";
import type { LetterRequest } from "./letter-request.ts";
import { rememberPosting } from "./posting/remember-posting.ts";
import type { WrittenLetter } from "./written-letter.ts";

/**
 * Writes a letter from the person's facts and the posting alone, without any service: the same request gives the same
 * letter. Every sentence names the facts and posting lines it rests on; nothing else is claimed of the person.
 */
export function writeLetter(request: LetterRequest): WrittenLetter {
  const { form } = request.applicant;
  const posting = rememberPosting(form.prompt, { jobTitle: form.jobTitle, company: form.company });
  return composeLetter(request, posting);
}
