import type { EducationLevel } from "./wizard.schema.ts";

export const educationLevels: readonly { value: EducationLevel; label: string; note: string }[] = [
  { value: "college", label: "College or university", note: "Degree completed" },
  { value: "highschool", label: "High school", note: "Diploma completed" },
  { value: "student", label: "Student", note: "In progress" },
  { value: "other", label: "Other", note: "Trade, certificate, or another path" },
];
