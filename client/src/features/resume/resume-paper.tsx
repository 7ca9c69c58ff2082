import type { ImportedResume } from "#shared/resume/resume.schema.ts";

/** What was read, as a sheet where there is room beside the questions, and below it the text that went nowhere, so that nothing is lost silently. */
export function ResumePaper({ resume }: { resume: ImportedResume }) {
  const { personalDetails: person } = resume;
  const leftover = (resume.report?.leftover ?? []).filter((part) => part.lines.length > 0);
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
      </div>
      {leftover.length > 0 ? (
        <details className="rounded-box bg-card px-5 py-3 wide:mt-4">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-strong">
            Text we put nowhere
          </summary>
          <p className="pb-2 text-small">It stays out of the letter unless you copy it into a field.</p>
          {leftover.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity and never change
            <div key={index} className="pb-3 text-small">
              {part.heading ? <p className="font-semibold text-strong">{part.heading}</p> : null}
              {part.lines.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and never change
                <p key={place}>{line}</p>
              ))}
            </div>
          ))}
        </details>
      ) : null}
    </section>
  );
}

function PaperHeading({ children }: { children: string }) {
  return <p className="mt-5 font-sans font-semibold text-ink-2 text-small">{children}</p>;
}
