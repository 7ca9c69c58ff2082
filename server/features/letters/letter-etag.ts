import { createHash } from "node:crypto";
import type { UpdateSavedCoverLetter } from "#shared/letters/saved-cover-letter.schema.ts";

/** Names the text of a letter: equal texts have equal tags, whenever they were saved. */
export function letterEtag({ title, content, jobTitle, company }: UpdateSavedCoverLetter): string {
  const text = JSON.stringify([title, content, jobTitle, company]);
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
}

/** Whether an If-Match header names this tag. A proxy that compresses may have made the tag weak: that counts as the same. */
export function isNamedBy(ifMatch: string, etag: string): boolean {
  return ifMatch.split(",").some((part) => {
    const tag = part.trim().replace(/^W\//, "");
    return tag === "*" || tag === etag;
  });
}
