import type { ImportedResume } from "#shared/resume/resume.schema.ts";

const pattern =
  /^(?:experience\.(?<job>[\w-]+)\.(?<jobField>title|company)|education\.(?<study>[\w-]+)\.(?<studyField>degree|institution))$/;

/** The fields of jobs and studies that were guessed, with what was guessed. */
export function readUnsure(imported: ImportedResume): { path: string; value: string }[] {
  return (imported.report?.unsure ?? []).flatMap((path) => {
    const value = valueAt(imported, path);
    return value === undefined ? [] : [{ path, value }];
  });
}

/** The resume with another value at the path. */
export function writeUnsure(imported: ImportedResume, path: string, value: string): ImportedResume {
  const { job, jobField, study, studyField } = pattern.exec(path)?.groups ?? {};
  const clean = value.trim();
  return {
    ...imported,
    experience: imported.experience.map((entry) =>
      entry.id === job && jobField ? { ...entry, [jobField]: clean } : entry,
    ),
    education: imported.education.map((entry) =>
      entry.id === study && studyField ? { ...entry, [studyField]: clean } : entry,
    ),
  };
}

function valueAt({ experience, education }: ImportedResume, path: string): string | undefined {
  const { job, jobField, study, studyField } = pattern.exec(path)?.groups ?? {};
  const found = experience.find(({ id }) => id === job);
  if (found) return jobField === "title" ? found.title : found.company;
  const studied = education.find(({ id }) => id === study);
  return studied && (studyField === "degree" ? studied.degree : studied.institution);
}
