import { createHash } from "node:crypto";
import type { UpdateSavedCoverLetter } from "#shared/letters/saved-cover-letter.schema.ts";

/** Names the text of a letter: equal texts have equal tags, whenever they were saved. */
export function letterEtag({ title, content, jobTitle, company }: UpdateSavedCoverLetter): string {
  const text = JSON.stringify([title, content, jobTitle, company]);
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
}
