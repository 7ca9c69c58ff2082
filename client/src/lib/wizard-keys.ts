export const wizardListKeys = ["selectedSkills", "selectedStrengths"] as const;

/** An older name of yearsOfExperience, still read. */
export const FORMER_EXPERIENCE_KEY = "experienceYears";

/** All that the questionnaire keeps in the browser. */
export const wizardKeys = [
  "jobPosition",
  "yearsOfExperience",
  "educationLevel",
  ...wizardListKeys,
  FORMER_EXPERIENCE_KEY,
] as const;
