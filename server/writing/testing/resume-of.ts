import type { Resume } from "#shared/resume/resume.schema.ts";

/** What an invented person has told of their life; a post's description holds one thing done a line. */
export type Life = {
  posts?: readonly (readonly [title: string, company: string, period: string, description: string])[];
  education?: readonly (readonly [degree: string, institution: string, year: string])[];
  strengths?: readonly string[];
  years?: number;
};

/** A resume as the reader of files makes it; ids are "p0", "p1" … and "e0", "e1" … */
export function resumeOf({ posts = [], education = [], strengths = [], years = 0 }: Life): Resume {
  return {
    experience: posts.map(([title, company, period, description], index) => ({
      id: `p${index}`,
      title,
      company,
      period,
      description,
    })),
    education: education.map(([degree, institution, year], index) => ({ id: `e${index}`, degree, institution, year })),
    yearsOfExperience: years,
    skills: [],
    strengths: [...strengths],
    personalDetails: { name: "", email: "", phone: "", location: "" },
  };
}
