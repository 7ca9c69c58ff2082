import { z } from "zod";

/** What made a version of a letter; `save` is a text that was saved without word of where it came from. */
export const versionOriginSchema = z.enum(["generate", "regenerate", "translate", "edit", "save"]);
export type VersionOrigin = z.infer<typeof versionOriginSchema>;

/** As people read it. */
export const versionOriginNames: Record<VersionOrigin, string> = {
  generate: "Written",
  regenerate: "Written again",
  translate: "Translated",
  edit: "Edited by you",
  save: "Saved",
};

/** How many earlier texts of a letter stay at hand; the oldest go. */
export const MOST_VERSIONS = 40;

/** An earlier text of a letter on its way to the account. `at` is when it was made (ISO). */
export const newLetterVersionSchema = z.object({
  content: z.string("Enter text").min(1).max(50_000, "Keep this under 50,000 characters"),
  made: versionOriginSchema,
  at: z.iso.datetime({ offset: true }),
});
export type NewLetterVersion = z.infer<typeof newLetterVersionSchema>;

/** `GET /api/saved-cover-letters/:id/versions` answers these, oldest first. */
export const letterVersionSchema = newLetterVersionSchema.extend({ id: z.number() });
export type LetterVersion = z.infer<typeof letterVersionSchema>;
