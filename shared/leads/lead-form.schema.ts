import { z } from "zod";

/** What a lead told in our form, apart from who they are; empty where they told nothing. A plain call has no form. */
export const leadFormSchema = z.object({
  posting: z.string(),
  company: z.string(),
  skills: z.string(),
  /** One a line. */
  highlights: z.string(),
  strengths: z.string(),
  experience: z.string(),
  wishes: z.string(),
  linkedin: z.string(),
});
export type LeadForm = z.infer<typeof leadFormSchema>;
