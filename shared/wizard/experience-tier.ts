export type ExperienceTier = "Entry Level" | "Junior" | "Mid" | "Senior";

/** 0 years entry, under 3 junior, under 6 mid, otherwise senior. */
export function experienceTier(years: number): ExperienceTier {
  if (years <= 0) return "Entry Level";
  if (years < 3) return "Junior";
  return years < 6 ? "Mid" : "Senior";
}

export const experienceOptions: readonly { value: string; label: string; years: number }[] = [
  { value: "0", label: "0 (just starting out)", years: 0 },
  ...Array.from({ length: 9 }, (_none, index) => ({
    value: String(index + 1),
    label: index === 0 ? "1 year" : `${index + 1} years`,
    years: index + 1,
  })),
  { value: "10+", label: "10+ years", years: 10 },
];
