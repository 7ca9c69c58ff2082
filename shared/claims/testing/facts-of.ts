import type { Fact } from "#shared/letters/letter.schema.ts";

/** What a person said of themselves, short to write down. Posts are "title | employer | period". */
export type Told = {
  posts?: readonly (readonly [string, ...string[]])[];
  skills?: readonly string[];
  /** "degree, school, year" */
  education?: readonly string[];
  certificates?: readonly string[];
  done?: readonly string[];
  years?: number;
};

/** Facts as the material tells them (`toFacts`). */
export function factsOf({
  posts = [],
  skills = [],
  education = [],
  certificates = [],
  done = [],
  years,
}: Told): Fact[] {
  const fact = (id: string, label: string, text: string): Fact => ({ id, origin: "resume", label, text });
  return [
    ...posts.flatMap(([head, ...lines], at) => {
      const [title = "", company = "", period = ""] = head.split(" | ");
      const label = `${title}, ${company}`;
      return [
        fact(`post.${at}`, "Job", `${label}, ${period}`),
        ...lines.map((line, index) => fact(`post.${at}.${index}`, label, line)),
      ];
    }),
    ...done.map((line, at) => fact(`done.${at}`, "What you have done", line)),
    ...skills.map((skill, at) => fact(`skill.${at}`, "Skill", skill)),
    ...education.map((line, at) => fact(`education.${at}`, "Education", line)),
    ...certificates.map((line, at) => fact(`certificate.${at}`, "Certificate", line)),
    ...(years === undefined ? [] : [fact("years", "Years of experience", String(years))]),
  ];
}
