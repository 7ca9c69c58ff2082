import { z } from "zod";

/** What a program reads out of a letter's file; `text` has a line for each line of the file. */
export const readLetterSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  text: z.string(),
});
export type ReadLetter = z.infer<typeof readLetterSchema>;
