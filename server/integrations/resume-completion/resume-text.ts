import type { ImportedResume } from "#shared/resume/resume.schema.ts";

/** What the file said, as far as it was read: entries as they stand, and the lines that went into no field. */
export function resumeText({ experience, education, skills, report }: ImportedResume): string {
  return [
    ...experience.flatMap(({ title, company, period, description }) => [
      `${title} | ${company} | ${period}`,
      description,
    ]),
    ...education.map(({ degree, institution, year }) => `${degree} | ${institution} | ${year}`),
    skills.join(", "),
    ...(report?.leftover ?? []).flatMap(({ heading, lines }) => [heading, ...lines]),
  ]
    .filter((line) => line.trim() !== "")
    .join("\n")
    .slice(0, 20_000);
}

/** True where the text says it in the same words and in the same order, within one line. */
export function isInText(value: string, text: string): boolean {
  const words = normalise(value);
  return words !== "" && text.split("\n").some((line) => ` ${normalise(line)} `.includes(` ${words} `));
}

function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#&]+/gu, " ")
    .trim();
}
