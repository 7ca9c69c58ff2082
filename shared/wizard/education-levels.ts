import type { EducationLevel } from "./wizard.schema.ts";

export const educationLevels: readonly { value: EducationLevel; label: string; note: string }[] = [
  { value: "college", label: "College or university", note: "A degree, finished" },
  { value: "highschool", label: "High school", note: "A diploma, finished" },
  { value: "student", label: "Student", note: "Still at it" },
  { value: "other", label: "Other", note: "A trade, a certificate, or your own way" },
];
