import type { SkillCategory } from "./skills.ts";

/** Suggested positions and the kind of skills that people of that trade are first asked about. */
export const suggestedPositions: readonly { name: string; category: SkillCategory }[] = [
  { name: "Software Developer", category: "tech" },
  { name: "Data Scientist", category: "tech" },
  { name: "Product Manager", category: "general" },
  { name: "Marketing Manager", category: "marketing" },
  { name: "Financial Analyst", category: "finance" },
  { name: "Graphic Designer", category: "design" },
  { name: "Human Resources Specialist", category: "general" },
  { name: "Sales Representative", category: "sales" },
  { name: "Customer Support Specialist", category: "general" },
  { name: "Project Manager", category: "general" },
  { name: "UX/UI Designer", category: "design" },
  { name: "Content Writer", category: "marketing" },
  { name: "IT Manager", category: "tech" },
  { name: "Healthcare Professional", category: "general" },
  { name: "Cybersecurity Analyst", category: "tech" },
  { name: "Teacher/Educator", category: "general" },
];

/** The kind of skills to open with for a position, its own or a custom one. */
export function skillCategoryOf(position: string | undefined): SkillCategory {
  return suggestedPositions.find((suggested) => suggested.name === position)?.category ?? "general";
}
