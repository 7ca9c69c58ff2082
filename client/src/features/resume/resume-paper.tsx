import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { LeftoverText } from "./leftover-text.tsx";
import type { LeftoverPlace } from "./place-leftover.ts";

/** What was read, as a sheet where there is room beside the questions, and below it the text that went nowhere, so that nothing is lost silently. */
export function ResumePaper({
  resume,
  onPlace,
}: {
  resume: ImportedResume;
  onPlace: (place: LeftoverPlace, line: string) => void;
}) {
  const { personalDetails: person } = resume;
  return (
    <section aria-label="What we read">
      <p className="mb-2.5 hidden text-quiet text-small wide:block">What we read</p>
      <div className="hidden max-h-[calc(100vh-220px)] overflow-y-auto rounded-paper bg-paper px-9 py-10 font-serif text-base text-ink shadow-sheet wide:block">
        <p className="font-display text-section">{person.name}</p>
        <p className="break-words text-ink-2 text-small">
          {[person.location, person.email, person.phone].filter(Boolean).join(" · ")}
        </p>
        {resume.experience.length > 0 ? <PaperHeading>Experience</PaperHeading> : null}
        {resume.experience.map((job) => (
          <div key={job.id} className="mt-1.5">
            <p className="font-semibold">{job.title}</p>
            <p>{[job.company, job.period].filter(Boolean).join(", ")}</p>
          </div>
        ))}
        {resume.education.length > 0 ? <PaperHeading>Education</PaperHeading> : null}
        {resume.education.map((entry) => (
          <p key={entry.id}>{[entry.degree, entry.institution, entry.year].filter(Boolean).join(", ")}</p>
        ))}
        {resume.skills.length > 0 ? <PaperHeading>Skills</PaperHeading> : null}
        <p className="text-small">{resume.skills.join(", ")}</p>
        {furtherParts(resume).map(([heading, lines]) => (
          <div key={heading}>
            <PaperHeading>{heading}</PaperHeading>
            {lines.map((line) => (
              <p key={line} className="text-small">
                {line}
              </p>
            ))}
          </div>
        ))}
      </div>
      <LeftoverText leftover={resume.report?.leftover ?? []} onPlace={onPlace} />
    </section>
  );
}

/** What was read beside jobs, studies and skills, as lines under their headings; lists that are empty are left out. */
function furtherParts({
  languages,
  papers,
  volunteering,
  projects,
  publications,
}: ImportedResume): [string, string[]][] {
  const join = (...parts: string[]) => parts.filter(Boolean).join(", ");
  const parts: [string, string[]][] = [
    ["Languages", (languages ?? []).map(({ language, level }) => join(language, level))],
    ["Licenses, certificates, and courses", (papers ?? []).map(({ what, where, year }) => join(what, where, year))],
    ["Volunteering", (volunteering ?? []).map(({ title, company, period }) => join(title, company, period))],
    ["Projects", (projects ?? []).map(({ name, period }) => join(name, period))],
    ["Publications", publications ?? []],
  ];
  return parts
    .map(([heading, lines]): [string, string[]] => [heading, [...new Set(lines)]])
    .filter(([, lines]) => lines.length > 0);
}

function PaperHeading({ children }: { children: string }) {
  return <p className="mt-5 font-sans font-semibold text-ink-2 text-small">{children}</p>;
}
