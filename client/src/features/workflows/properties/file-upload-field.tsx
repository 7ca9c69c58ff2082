import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { WorkflowFile } from "#shared/workflows/workflow-file.schema.ts";
import { uploadFor, useRunningUpload } from "./file-uploads.ts";
import { sendWorkflowFile, useFileAdded } from "./workflow-files.api.ts";

/** Uploads a file of rows for a step, which may be left meanwhile; it is read when it has arrived. */
export function FileUploadField({ step, onDone }: { step: string; onDone: (file: WorkflowFile) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRunningUpload(step);
  const [problem, setProblem] = useState<string | null>(null);
  const fileAdded = useFileAdded();

  async function start(chosen: File): Promise<void> {
    setProblem(null);
    try {
      const file = await uploadFor(step, chosen, (onSent) => sendWorkflowFile(chosen, onSent));
      if (!file) return;
      onDone(file);
      await fileAdded();
    } catch (error) {
      const description = (error instanceof ApiError && error.serverMessage) || messages.offline.description;
      setProblem(description);
      // Another step may be shown by now.
      if (!input.current) showToast({ title: "Couldn't upload the file", description, kind: "error" });
    }
  }

  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        aria-label="File to upload"
        accept=".csv,.tsv,.txt,.xlsx,.json,.jsonl,.ndjson,.parquet"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again after it was mended.
          event.target.value = "";
          if (file) void start(file);
        }}
      />
      {sent ? (
        <div className="grid gap-1.5 text-small">
          <p className="flex justify-between gap-2">
            <span className="truncate">{sent.name}</span>
            <span className="shrink-0 tabular-nums">
              {megabytes(sent.share * sent.size)} of {megabytes(sent.size)} MB
            </span>
          </p>
          <progress aria-label="Upload" value={sent.share} className={bar} />
          <Button look="quiet" className="justify-self-start" onClick={sent.cancel}>
            Cancel upload
          </Button>
        </div>
      ) : (
        <Button icon={<FileUp {...smallIcon} />} onClick={() => input.current?.click()}>
          Upload a file
        </Button>
      )}
      <p className="text-muted text-small">CSV, Excel (.xlsx), JSON, or Parquet.</p>
      {problem ? (
        <p role="alert" className="text-danger text-small">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** In the accent's colour in every browser. */
const bar =
  "h-1 w-full appearance-none overflow-hidden rounded-badge bg-hairline [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-accent";

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
