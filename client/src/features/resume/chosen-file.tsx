import { CircleAlert, FileText, X } from "lucide-react";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { inMegabytes } from "./resume-file.ts";
import type { UploadState } from "./use-resume-upload.ts";

/** The file's name and size, how far it is, or why it was refused. */
export function ChosenFile({
  file,
  progress,
  uploading,
  page,
  problem,
  onCancel,
}: UploadState & { file: File; onCancel: () => void }) {
  const doing = progress >= 95 ? "Reading" : "Uploading";
  const told = page ? `Recognizing text, page ${page.page} of ${page.pages}` : `${doing}, ${progress} percent`;
  return (
    <div className="rounded-box bg-card p-5">
      <div className="flex items-center gap-3">
        <FileText aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-accent" />
        <p className="min-w-0 flex-1">
          <span className="block truncate font-semibold text-strong">{file.name}</span>
          <span className="text-small tabular-nums">{inMegabytes(file.size)}</span>
        </p>
        <IconButton
          label={uploading ? "Stop the upload" : "Choose another file"}
          icon={<X aria-hidden="true" size={20} strokeWidth={1.75} />}
          onClick={onCancel}
        />
      </div>
      {uploading || progress > 0 ? (
        <div className="mt-3">
          <div
            role="progressbar"
            aria-label="Upload"
            aria-valuenow={progress}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-1 overflow-hidden rounded-full bg-raised"
          >
            <div className="h-full bg-accent transition-[width] duration-slow" style={{ width: `${progress}%` }} />
          </div>
          <p role="status" className="mt-1.5 text-small tabular-nums">
            {progress === 100 ? "Done" : told}
          </p>
        </div>
      ) : null}
      {problem ? (
        <p role="alert" className="mt-3 flex items-start gap-2 text-danger text-small">
          <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {problem}
        </p>
      ) : null}
    </div>
  );
}
