import { compareReadBack, type ReadBack } from "#shared/letters/compare-read-back.ts";
import { readLetterSchema } from "#shared/letters/read-letter.schema.ts";
import type { LetterDocument } from "./letter-document.ts";

/** Lets our own reader read a finished file; null where it could not be asked (offline, busy). */
export async function readBack(file: Blob, letter: LetterDocument): Promise<ReadBack | null> {
  const form = new FormData();
  form.append("letter", file, "letter");
  try {
    const answer = await fetch("/api/letter-files/read", { method: "POST", body: form, credentials: "include" });
    if (!answer.ok) return null;
    return compareReadBack(readLetterSchema.parse(await answer.json()), letter);
  } catch {
    return null;
  }
}
