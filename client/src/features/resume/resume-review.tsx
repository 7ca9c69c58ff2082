import { ArrowLeft, ArrowRight, CircleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { randomId } from "#client/lib/random-id.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { AlsoRead } from "./also-read.tsx";
import { EducationFields } from "./education-fields.tsx";
import { JobsFields } from "./jobs-fields.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { PicturePages } from "./picture-pages.tsx";
import { placeLeftover } from "./place-leftover.ts";
import { ResumePaper } from "./resume-paper.tsx";
import { ReviewSection } from "./review-section.tsx";
import { TagList } from "./tag-list.tsx";
import { type ReviewPart, unsureIn } from "./unsure-fields.ts";
import { YearsField } from "./years-field.tsx";

export type ResumeReviewProps = {
  resume: ImportedResume;
  isSample: boolean;
  saving: boolean;
  /** Called when a section is done and something changed in it. */
  onSave: (resume: ImportedResume) => void;
  onContinue: (resume: ImportedResume) => void;
  onBack: () => void;
};

const titles: Record<ReviewPart, string> = {
  education: "Education",
  experience: "Most Recent Job",
  yearsOfExperience: "Experience Level",
  skills: "Skills",
  strengths: "Personal Strengths",
  personalDetails: "Personal Details",
};
const parts: readonly ReviewPart[] = [
  "personalDetails",
  "experience",
  "yearsOfExperience",
  "skills",
  "education",
  "strengths",
];

/** Each part opens and closes for editing; Continue is never blocked by doubts, their count stands beside it. */
export function ResumeReview({ resume, isSample, saving, onSave, onContinue, onBack }: ResumeReviewProps) {
  const [draft, setDraft] = useState(resume);
  const [open, setOpen] = useState<ReadonlySet<ReviewPart>>(new Set());
  const [checked, setChecked] = useState<ReadonlySet<ReviewPart>>(new Set());
  const change = (fields: Partial<ImportedResume>) => setDraft((before) => ({ ...before, ...fields }));
  const unsurePaths = (draft.report?.unsure ?? []).filter((path) => !checked.has(partOf(path)));

  /** What was seen and left as it is counts as right, all but the doubts that are still open. */
  const reviewed = (unsure: string[]): ImportedResume =>
    draft.report ? { ...draft, report: { ...draft.report, unsure } } : draft;

  function toggle(part: ReviewPart): void {
    if (open.has(part)) {
      setChecked(new Set([...checked, part]));
      if (draft[part] !== resume[part]) onSave(reviewed(unsurePaths.filter((path) => partOf(path) !== part)));
    }
    setOpen(open.has(part) ? new Set([...open].filter((one) => one !== part)) : new Set([...open, part]));
  }

  function fields(part: ReviewPart) {
    const editing = open.has(part);
    const bodies: Record<ReviewPart, () => ReactNode> = {
      personalDetails: () => (
        <PersonalFields
          details={draft.personalDetails}
          editing={editing}
          onChange={(personalDetails) => change({ personalDetails })}
        />
      ),
      experience: () => (
        <JobsFields jobs={draft.experience} editing={editing} onChange={(experience) => change({ experience })} />
      ),
      yearsOfExperience: () => (
        <YearsField
          years={draft.yearsOfExperience}
          noJobs={draft.experience.length === 0}
          editing={editing}
          onChange={(yearsOfExperience) => change({ yearsOfExperience })}
        />
      ),
      education: () => (
        <EducationFields entries={draft.education} editing={editing} onChange={(education) => change({ education })} />
      ),
      skills: () => (
        <TagList noun="skill" tags={draft.skills} editing={editing} onChange={(skills) => change({ skills })} />
      ),
      strengths: () => (
        <TagList
          noun="strength"
          tags={draft.strengths}
          editing={editing}
          onChange={(strengths) => change({ strengths })}
        />
      ),
    };
    return bodies[part]();
  }

  return (
    <div className="grid gap-10 wide:grid-cols-[720px_400px] wide:gap-26">
      <div className="grid min-w-0 content-start gap-3">
        <PicturePages report={draft.report} />
        {draft.report?.script ? (
          <p className="rounded-box bg-card px-5 py-4">
            This resume is written in {draft.report.script} script. We can only read parts of it. Check every field.
          </p>
        ) : null}
        {parts.map((part) => (
          <ReviewSection
            key={part}
            title={titles[part]}
            unsure={unsureIn(part, unsurePaths, draft)}
            checked={checked.has(part)}
            unread={isSample || isEmpty(draft[part])}
            editing={open.has(part)}
            onToggle={() => toggle(part)}
            onConfirm={() => setChecked(new Set([...checked, part]))}
          >
            {fields(part)}
          </ReviewSection>
        ))}
        {isSample ? null : <AlsoRead resume={draft} />}
        <div className="fixed inset-x-0 bottom-0 z-10 border-hairline border-t bg-card px-5 py-3 lg:sticky lg:border-0 lg:bg-page lg:px-0 lg:py-4">
          <div className="flex flex-wrap items-center gap-3">
            <Button icon={<ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />} onClick={onBack}>
              Back
            </Button>
            {unsurePaths.length > 0 ? (
              <p className="flex items-center gap-1.5 font-semibold text-small text-warning max-lg:order-first max-lg:w-full">
                <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} />
                {unsurePaths.length} left to check
              </p>
            ) : null}
            <Button
              look="main"
              size="large"
              busy={saving}
              className="ml-auto max-lg:flex-1"
              onClick={() => onContinue(reviewed(unsurePaths))}
            >
              Continue
              <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
            </Button>
          </div>
        </div>
      </div>
      <aside className="wide:sticky wide:top-6 wide:self-start">
        <ResumePaper
          resume={draft}
          onPlace={(place, line) => {
            const placed = placeLeftover(draft, place, line, randomId());
            setDraft(placed);
            onSave(placed);
          }}
        />
      </aside>
    </div>
  );
}

function isEmpty(part: ImportedResume[ReviewPart]): boolean {
  if (typeof part === "number") return part === 0;
  return Array.isArray(part) ? part.length === 0 : Object.values(part).every((value) => !value);
}

function partOf(path: string): ReviewPart {
  return parts.find((part) => path === part || path.startsWith(`${part}.`)) ?? "personalDetails";
}
