import { z } from "zod";

export const educationLevelSchema = z.enum(["college", "highschool", "student", "other"]);
export type EducationLevel = z.infer<typeof educationLevelSchema>;

/** What the questionnaire asked; `yearsOfExperience` is "0" to "9" or "10+". */
export const wizardAnswersSchema = z.object({
  jobPosition: z.string().max(200).optional(),
  selectedSkills: z.array(z.string().max(120)).max(3).optional(),
  selectedStrengths: z.array(z.string().max(120)).max(3).optional(),
  yearsOfExperience: z.string().max(4).optional(),
  educationLevel: educationLevelSchema.optional(),
});
export type WizardAnswers = z.infer<typeof wizardAnswersSchema>;
