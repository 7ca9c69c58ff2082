import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { isNear } from "./score.ts";
import type { Truth } from "./sheet.ts";

export type Judged = { path: string; share: number; right: boolean; sure: boolean };

/** Each title, employer, degree and school that was read: how sure the reader was, and whether it is right. */
export function judgeFields(resume: ImportedResume, truth: Truth): Judged[] {
  const unsure = new Set(resume.report?.unsure);
  const probability = resume.report?.probability ?? {};
  const judge = (list: { path: string; text: string }[], there: readonly string[]): Judged[] => {
    const left = [...there];
    return list
      .filter(({ text }) => text !== "")
      .map(({ path, text }) => {
        const at = left.findIndex((one) => isNear(text, one));
        if (at >= 0) left.splice(at, 1);
        return { path, share: probability[path] ?? 0, right: at >= 0, sure: !unsure.has(path) };
      });
  };
  const jobs = (key: "title" | "company") =>
    judge(
      resume.experience.map((job) => ({ path: `experience.${job.id}.${key}`, text: job[key] })),
      truth.experience.map((job) => job[key]),
    );
  const studies = (key: "degree" | "institution") =>
    judge(
      resume.education.map((study) => ({ path: `education.${study.id}.${key}`, text: study[key] })),
      truth.education.map((study) => study[key]),
    );
  return [...jobs("title"), ...jobs("company"), ...studies("degree"), ...studies("institution")];
}
