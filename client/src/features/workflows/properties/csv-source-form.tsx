import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileUp, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { ApiError } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import type { WorkflowFile } from "#shared/workflows/workflow-file.schema.ts";
import { DeletedFiles, DeleteFileDialog } from "./deleted-files.tsx";
import type { FormProps } from "./form-props.ts";
import { RowsTable } from "./rows-table.tsx";
import {
  type FileUpload,
  sendWorkflowFile,
  useFileAdded,
  useRemoveWorkflowFile,
  useRestoreWorkflowFile,
  useWorkflowFiles,
  workflowFileOptions,
} from "./workflow-files.api.ts";

type Config = NodeConfigs["source:csv"];

/** Choose or upload a file; how it is read was found out from its first lines and can be set. */
export function CsvSourceForm({ config, onChange, onData, problemOf }: FormProps<Config>) {
  const files = useWorkflowFiles();
  const queryClient = useQueryClient();
  const remove = useRemoveWorkflowFile();
  const restore = useRestoreWorkflowFile();
  const [asking, setAsking] = useState(false);
  const { fileId, delimiter, header } = config;
  const read = useQuery({
    ...workflowFileOptions(fileId ?? "sample", { delimiter, header }),
    enabled: fileId !== null,
  });

  const take = (file: WorkflowFile) =>
    onData(
      {
        fields: file.fields,
        config: { ...config, fileId: file.id, fileName: file.name, delimiter: file.delimiter, header: file.header },
      },
      `file ${file.id}`,
    );
  const choose = async (value: string) => {
    const id = value === "sample" ? value : Number(value);
    const known = files.data?.find((file) => file.id === id);
    const file = known ?? (await queryClient.fetchQuery(workflowFileOptions(id, { delimiter: "", header: true })));
    take(file);
  };
  const readAnew = async (reading: Pick<Config, "delimiter" | "header">) => {
    if (fileId === null) return onChange(reading, "reading");
    const file = await queryClient.fetchQuery(workflowFileOptions(fileId, reading));
    onData({ fields: file.fields, config: { ...config, ...reading } }, "reading");
  };
  const options = [
    { value: "sample", label: "Sample data" },
    ...(files.data ?? [])
      .filter(({ id }) => id !== "sample")
      .map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const gone = fileId !== null && files.data && !options.some(({ value }) => value === String(fileId));
  const problem = gone ? "This file was deleted. Choose another." : problemOf("fileId");

  return (
    <>
      <SelectField
        label="File"
        placeholder="Choose a file"
        value={fileId === null || gone ? "" : String(fileId)}
        options={options}
        onChange={(event) => void choose(event.target.value)}
        {...(problem ? { error: problem } : {})}
      />
      <Upload onDone={take} />
      <DeletedFiles onRestored={take} />
      {fileId === null ? null : (
        <>
          <SelectField
            label="Separator"
            value={delimiter}
            options={delimiters}
            onChange={(event) => void readAnew({ delimiter: event.target.value, header })}
          />
          <CheckboxField
            label="First row is a header"
            checked={header}
            onChange={(checked) => void readAnew({ delimiter, header: checked })}
          />
          {fileId === "sample" ? null : (
            <Button
              look="quiet"
              className="justify-self-start"
              icon={<Trash2 {...smallIcon} />}
              onClick={() => setAsking(true)}
            >
              Delete this file
            </Button>
          )}
          {asking && fileId !== "sample" ? (
            <DeleteFileDialog
              fileId={fileId}
              name={config.fileName || "this file"}
              busy={remove.isPending}
              onKeep={() => setAsking(false)}
              onDelete={() =>
                remove.mutate(fileId, {
                  onSuccess: () => {
                    setAsking(false);
                    onChange({ fileId: null, fileName: "" }, "file");
                    showToast(messages.fileDeleted, {
                      label: "Undo",
                      onPress: () => restore.mutate(fileId, { onSuccess: take }),
                    });
                  },
                })
              }
            />
          ) : null}
          {read.isError ? <p className="text-danger text-small">Couldn't read the file with these settings.</p> : null}
          {read.data ? (
            <RowsTable caption="First rows" fields={read.data.fields} rows={read.data.rows.slice(0, 5)} />
          ) : null}
        </>
      )}
    </>
  );
}

const delimiters = [
  { value: "", label: "Detect automatically" },
  { value: ",", label: "Comma" },
  { value: ";", label: "Semicolon" },
  { value: "\t", label: "Tab" },
  { value: "|", label: "Vertical bar" },
];

function Upload({ onDone }: { onDone: (file: WorkflowFile) => void }) {
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
        aria-label="CSV file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
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
          Upload a CSV file
        </Button>
      )}
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
