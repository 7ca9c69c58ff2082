import { Link, useNavigate } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { countAlsoRead } from "#client/features/resume/also-read.tsx";
import { useResume, useSaveResume } from "#client/features/resume/resume.api.ts";
import { ResumeReview } from "#client/features/resume/resume-review.tsx";
import { toParsedResume } from "#client/features/resume/to-parsed-resume.ts";
import { messages } from "#client/lib/messages.ts";
import { writeParsedResume } from "#client/lib/parsed-resume.ts";
import { paths } from "#client/lib/paths.ts";
import { showToast } from "#client/lib/toasts.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import type { ImportedResume, Resume } from "#shared/resume/resume.schema.ts";
import { WizardStartOver } from "./wizard-start-over.tsx";

export function ResumeReviewPage() {
  useDocumentTitle("Review your resume");
  const navigate = useNavigate();
  const { data: review } = useResume();
  const save = useSaveResume();

  async function goOn(resume: ImportedResume): Promise<void> {
    if (!review?.isSample) {
      await save.mutateAsync(resume);
      if (!writeParsedResume(toParsedResume(resume))) showToast(messages.storageFailed);
    }
    navigate(paths.jobTargetQuestion);
  }

  return (
    <div className="mx-auto max-w-column px-5 pt-6 pb-44 lg:px-8 lg:pb-6">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h1 className="font-heading text-strong text-title">Check your details</h1>
        <WizardStartOver />
      </div>
      {review ? (
        <>
          <p className="mt-1 mb-6 text-lead">
            {review.isSample
              ? "This is sample data. It won't be used in your letter."
              : introduction(review.resume, review.fileName)}
          </p>
          {review.isSample ? (
            <Link to={paths.resumeUpload} className={buttonClass({ look: "second", className: "mb-6" })}>
              Import your resume
            </Link>
          ) : null}
          <ResumeReview
            key={review.isSample ? "sample" : "own"}
            resume={review.resume}
            isSample={review.isSample}
            saving={save.isPending}
            onSave={(resume) => !review.isSample && save.mutate(resume)}
            onContinue={goOn}
            onBack={() => navigate(paths.resumeUpload)}
          />
        </>
      ) : (
        <div role="status" className="mt-8 grid gap-3">
          <span className="sr-only">Loading your resume</span>
          {["one", "two", "three"].map((place) => (
            <div key={place} className="h-32 animate-pulse rounded-box bg-card" />
          ))}
        </div>
      )}
    </div>
  );
}

function introduction(resume: Resume, fileName: string | null): string {
  const facts =
    resume.experience.length +
    resume.education.length +
    resume.skills.length +
    countAlsoRead(resume) +
    Object.values(resume.personalDetails).filter(Boolean).length;
  return `We read ${facts} facts${fileName ? ` from ${fileName}` : ""}. Check them: your letter is based on them.`;
}
