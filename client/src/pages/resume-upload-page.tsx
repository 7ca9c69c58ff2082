import { ArrowLeft, ArrowRight, ShieldCheck } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { Button } from "#client/components/ui/button.tsx";
import { ChosenFile } from "#client/features/resume/chosen-file.tsx";
import { ResumeDropZone } from "#client/features/resume/resume-drop-zone.tsx";
import { useResumeUpload } from "#client/features/resume/use-resume-upload.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { WizardStartOver } from "./wizard-start-over.tsx";

export function ResumeUploadPage() {
  useDocumentTitle("Import your resume");
  const navigate = useNavigate();
  const { file, choose, cancel, start, ...upload } = useResumeUpload(() => navigate(paths.resumeReview));
  return (
    <div className="mx-auto max-w-[720px] px-5 pt-6 pb-40 lg:pb-16">
      <div className="flex min-h-11 items-center justify-end">
        <WizardStartOver />
      </div>
      <h1 className="mt-2 font-heading text-strong text-title">Import your resume</h1>
      <p className="mt-1 text-lead">We read it, you check the details, and your letter uses your real experience.</p>
      <div className="mt-8">
        {file ? <ChosenFile {...upload} file={file} onCancel={cancel} /> : <ResumeDropZone onChoose={choose} />}
      </div>
      <p className="mt-4 flex items-start gap-2 text-quiet text-small">
        <ShieldCheck aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        Your resume is used only to generate the letter and is not stored after processing.
      </p>
      <div className="fixed inset-x-0 bottom-0 z-10 flex items-center gap-3 border-hairline border-t bg-card px-5 py-3 lg:static lg:mt-10 lg:border-0 lg:bg-transparent lg:px-0">
        <Button
          icon={<ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />}
          onClick={() => navigate(paths.home)}
        >
          Back
        </Button>
        <Button
          look="main"
          size="large"
          className="ml-auto max-lg:flex-1"
          disabled={!file}
          busy={upload.uploading}
          onClick={start}
        >
          Continue
          <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
        </Button>
      </div>
    </div>
  );
}
