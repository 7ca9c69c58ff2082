import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { ApiError } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import type { WorkflowFile } from "#shared/workflows/workflow-file.schema.ts";
import { DeletedFiles, DeleteFileDialog } from "./deleted-files.tsx";
import { FileReadingFields } from "./file-reading-fields.tsx";
import { FileUploadField } from "./file-upload-field.tsx";
import type { FormProps } from "./form-props.ts";
import { RowsTable } from "./rows-table.tsx";
import {
  type FileReading,
  useRemoveWorkflowFile,
  useRestoreWorkflowFile,
  useWorkflowFiles,
  workflowFileOptions,
} from "./workflow-files.api.ts";

type Config = NodeConfigs["source:csv"];

/** Choose or upload a file; how it is read was found out from its beginning and can be set. */
export function CsvSourceForm({ node, config, onChange, onData, problemOf }: FormProps<Config>) {
  const files = useWorkflowFiles();
  const queryClient = useQueryClient();
  const remove = useRemoveWorkflowFile();
  const restore = useRestoreWorkflowFile();
  const [asking, setAsking] = useState(false);
  const { fileId, delimiter, header, sheet, rowsPath } = config;
  const read = useQuery({
    ...workflowFileOptions(fileId ?? "sample", { delimiter, header, sheet, rowsPath }),
    enabled: fileId !== null,
    retry: false,
  });

  const take = (file: WorkflowFile) =>
    onData(
      {
        fields: file.fields,
        config: {
          ...{ fileId: file.id, fileName: file.name, delimiter: file.delimiter, header: file.header },
          ...{ sheet: "", rowsPath: "" },
        },
      },
      `file ${file.id}`,
    );
  const choose = async (value: string) => {
    const id = value === "sample" ? value : Number(value);
    const known = files.data?.find((file) => file.id === id);
    const file = known ?? (await queryClient.fetchQuery(workflowFileOptions(id, usualReading)));
    take(file);
  };
  const readAnew = async (changed: Partial<FileReading>) => {
    if (fileId === null) return;
    const reading = { delimiter, header, sheet, rowsPath, ...changed };
    onChange(changed, "reading");
    const file = await queryClient
      .fetchQuery({ ...workflowFileOptions(fileId, reading), retry: false })
      .catch(() => null);
    // What cannot be read keeps its columns; the form says so below.
    if (file) onData({ fields: file.fields, config: { ...config, ...reading } }, "reading");
  };
  const format = read.data?.format ?? files.data?.find(({ id }) => id === fileId)?.format ?? "csv";
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
      <FileUploadField step={node.id} onDone={take} />
      <DeletedFiles onRestored={take} />
      {fileId === null ? null : (
        <>
          <FileReadingFields
            format={format}
            sheets={read.data?.sheets ?? []}
            reading={{ delimiter, header, sheet, rowsPath }}
            onChange={(changed) => void readAnew(changed)}
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
          {read.isError ? (
            <p role="alert" className="text-danger text-small">
              {(read.error instanceof ApiError && read.error.serverMessage) ||
                "Couldn't read the file with these settings."}
            </p>
          ) : null}
          {read.data ? (
            <RowsTable caption="First rows" fields={read.data.fields} rows={read.data.rows.slice(0, 5)} />
          ) : null}
        </>
      )}
    </>
  );
}

const usualReading: FileReading = { delimiter: "", header: true, sheet: "", rowsPath: "" };
