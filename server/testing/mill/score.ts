import type { Resume } from "#shared/resume/resume.schema.ts";
import type { Truth } from "./sheet.ts";

/** Right ones, how many were read, how many there are. */
export type Count = { hits: number; read: number; there: number };
export const scoredFields = [
  "name",
  "email",
  "phone",
  "place",
  "institution",
  "degree",
  "title",
  "company",
  "job",
  "skills",
] as const;
export type ScoredField = (typeof scoredFields)[number];

/**
 * What was read against what is true, field by field. Names and skills must be equal without case, accents and
 * punctuation; places, degrees, schools, titles and employers must share six of ten words.
 */
export function score(resume: Resume, truth: Truth): Record<ScoredField, Count> {
  const person = (key: keyof Truth["personalDetails"], same: Same) =>
    match([resume.personalDetails[key]].filter(Boolean), [truth.personalDetails[key]].filter(Boolean), same);
  const studies = (key: "degree" | "institution") =>
    match(
      resume.education.map((one) => one[key]).filter(Boolean),
      truth.education.map((one) => one[key]).filter(Boolean),
      isNear,
    );
  const jobs = (key: "title" | "company") =>
    match(
      resume.experience.map((one) => one[key]).filter(Boolean),
      truth.experience.map((one) => one[key]).filter(Boolean),
      isNear,
    );
  return {
    name: person("name", isEqual),
    email: person("email", (a, b) => a.trim().toLowerCase() === b.trim().toLowerCase()),
    phone: person("phone", isSamePhone),
    place: person("location", isNear),
    institution: studies("institution"),
    degree: studies("degree"),
    title: jobs("title"),
    company: jobs("company"),
    job: match(
      resume.experience.filter((one) => one.title || one.company),
      truth.experience,
      (a, b) => isNear(a.title, b.title) && (!b.company || isNear(a.company, b.company)),
    ),
    skills: match(
      [...new Set(resume.skills.map(plain))].filter(Boolean),
      [...new Set(truth.skills.map(plain))],
      (a, b) => a === b,
    ),
  };
}

type Same = (a: string, b: string) => boolean;

function match<A, B>(read: A[], there: B[], same: (a: A, b: B) => boolean): Count {
  const used = new Set<number>();
  for (const one of there) {
    const index = read.findIndex((other, place) => !used.has(place) && same(other, one));
    if (index >= 0) used.add(index);
  }
  return { hits: used.size, read: read.length, there: there.length };
}

export function add(a: Count, b: Count): Count {
  return { hits: a.hits + b.hits, read: a.read + b.read, there: a.there + b.there };
}

export function toF1({ hits, read, there }: Count): number {
  const precision = read > 0 ? hits / read : 0;
  const recall = there > 0 ? hits / there : 0;
  return precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@+#]+/gu, " ")
    .trim();
}

function isEqual(a: string, b: string): boolean {
  return plain(a) !== "" && plain(a) === plain(b);
}

/** Equal, or six of ten words shared. */
export function isNear(a: string, b: string): boolean {
  if (isEqual(a, b)) return true;
  const left = plain(a).split(" ").filter(Boolean);
  const right = plain(b).split(" ").filter(Boolean);
  const rest = [...right];
  const common = left.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return left.length + right.length > 0 && (2 * common.length) / (left.length + right.length) >= 0.6;
}

function isSamePhone(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.replace(/\D/g, ""));
  return (
    left !== "" &&
    left !== undefined &&
    right !== undefined &&
    (left === right || (left.length >= 9 && left.endsWith(right.slice(-9))))
  );
}
