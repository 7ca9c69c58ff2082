import type { Resume } from "#shared/resume/resume.schema.ts";

/** Paths, as in a report, of the names in a resume that hold one of these words. */
export function namesWith(resume: Resume, words: readonly string[]): string[] {
  const doubtful = new Set(words);
  const named: [path: string, text: string][] = [
    ...Object.entries(resume.personalDetails).map(([field, text]): [string, string] => [
      `personalDetails.${field}`,
      text,
    ]),
    ...resume.experience.flatMap(({ id, title, company }): [string, string][] => [
      [`experience.${id}.title`, title],
      [`experience.${id}.company`, company],
    ]),
    ...resume.education.flatMap(({ id, degree, institution }): [string, string][] => [
      [`education.${id}.degree`, degree],
      [`education.${id}.institution`, institution],
    ]),
  ];
  const holds = (text: string) => text.split(/\s+/).some((word) => doubtful.has(word) || doubtful.has(`${word},`));
  return named.filter(([, text]) => holds(text)).map(([path]) => path);
}
