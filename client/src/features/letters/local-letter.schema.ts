import { z } from "zod";
import { MOST_VERSIONS, newLetterVersionSchema } from "#shared/letters/letter-version.schema.ts";
import { promptInfoSchema } from "#shared/letters/saved-cover-letter.schema.ts";
import { fingerprint } from "./fingerprint.ts";

const OWN_ID = /^(?:[0-9a-f]{32}|f-[0-9a-f]{16})$/;
const textOrNull = z.string().nullable().catch(null);

/**
 * A letter as the browser keeps it: the shape of a saved one. Only a text is indispensable; whatever else is missing
 * or crooked is set right, so that no letter is lost over a damaged date. Ids that are not ours ("1", 1699999999)
 * are exchanged for one made of them and the letter's words: two letters never share one, and it stays the same.
 */
export const localLetterSchema = z
  .object({
    id: z.union([z.string(), z.number()]).catch("letter"),
    title: z.string().catch(""),
    content: z.string().refine((content) => content.trim().length > 0),
    jobTitle: textOrNull,
    company: textOrNull,
    templateId: textOrNull,
    promptInfo: promptInfoSchema.nullable().catch(null),
    authorName: textOrNull,
    createdAt: textOrNull,
    updatedAt: textOrNull,
    /** The application it belongs to. */
    applicationKey: z.string().nullish().catch(null),
    /** Earlier texts, oldest first. */
    versions: z.array(newLetterVersionSchema).max(MOST_VERSIONS).optional().catch(undefined),
  })
  .transform((stored) => {
    const letter = { ...stored, title: stored.title.trim() || "Untitled letter" };
    const id = String(letter.id);
    return { ...letter, id: OWN_ID.test(id) ? id : `f-${fingerprint({ ...letter, title: `${id} ${letter.title}` })}` };
  });
export type LocalLetter = z.infer<typeof localLetterSchema>;
