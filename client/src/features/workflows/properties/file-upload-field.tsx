import { FileUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import type { WorkflowFile } from "#shared/workflows/workflow-file.schema.ts";
import { type FileUpload, sendWorkflowFile, useFileAdded } from "./workflow-files.api.ts";

/** Uploads a file of rows; it is read when it has arrived. */
export function FileUploadField({ onDone }: { onDone: (file: WorkflowFile) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<FileUpload | null>(null);
  const [sent, setSent] = useState<{ file: File; share: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fileAdded = useFileAdded();
  useEffect(() => () => upload.current?.cancel(), []);

  async function start(file: File): Promise<void> {
    setProblem(null);
    setSent({ file, share: 0 });
    try {
      upload.current = sendWorkflowFile(file, (share) => setSent({ file, share }));
      onDone(await upload.current.answer);
      await fileAdded();
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      setProblem((error instanceof ApiError && error.serverMessage) || messages.offline.description);
    } finally {
      upload.current = null;
      setSent(null);
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
            <span className="truncate">{sent.file.name}</span>
            <span className="shrink-0 tabular-nums">
              {megabytes(sent.share * sent.file.size)} of {megabytes(sent.file.size)} MB
            </span>
          </p>
          <progress aria-label="Upload" value={sent.share} className="h-1 w-full accent-accent" />
          <Button look="quiet" className="justify-self-start" onClick={() => upload.current?.cancel()}>
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

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
