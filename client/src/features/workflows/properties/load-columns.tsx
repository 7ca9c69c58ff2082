import { useMutation } from "@tanstack/react-query";
import { Button } from "#client/components/ui/button.tsx";
import { useParameters } from "#client/features/workflows/parameters/parameters-context.ts";
import type { NodeData, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { readSourceColumns } from "./preview.api.ts";
import { ReadProblem } from "./read-problem.tsx";

/** Looks at the source's first rows and takes over which columns they have. */
export function LoadColumns({
  node,
  disabled,
  onData,
  rowsPath,
  onRowsPath,
}: {
  node: WorkflowNode;
  disabled: boolean;
  onData: (changes: Partial<NodeData>, about: string) => void;
  /** Where the rows are in the answer. */
  rowsPath: string;
  onRowsPath: (path: string) => void;
}) {
  const parameters = useParameters();
  const load = useMutation({
    mutationFn: (asked: WorkflowNode) => readSourceColumns(asked, parameters),
    onSuccess: (columns) => onData({ fields: columns.map(({ isList: _isList, ...field }) => field) }, "columns read"),
  });
  // The same answer is the whole object or the list in it: which, only a person knows.
  const lists = (load.data ?? []).flatMap(({ name, isList }) => (isList ? [pathTo(rowsPath, name)] : []));
  const take = (path: string) => {
    onRowsPath(path);
    load.mutate({ ...node, data: { ...node.data, config: { ...node.data.config, rowsPath: path } } });
  };
  const found = load.data?.length;
  return (
    <div className="grid gap-2">
      <Button busy={load.isPending} disabled={disabled} onClick={() => load.mutate(node)}>
        Load columns
      </Button>
      <ReadProblem error={load.error} />
      <p role="status" className="text-quiet text-small empty:hidden">
        {found === undefined
          ? node.data.fields.length === 0
            ? "No columns loaded yet."
            : ""
          : found === 1
            ? "1 column found."
            : `${found} columns found.`}
      </p>
      {lists.length > 0 ? (
        <div className="grid justify-items-start gap-2 rounded bg-card p-3 text-small">
          <p className="text-warning">This is one row, with a list inside.</p>
          {lists.slice(0, MOST_LISTS).map((path) => (
            <Button key={path} size="small" onClick={() => take(path)}>
              Use the rows at “{path}”
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const MOST_LISTS = 5;

/** `data` and `items` as `data.items`; a key that a path can't have as it is stands in quotes. */
function pathTo(rowsPath: string, name: string): string {
  const before = rowsPath.trim();
  const isPlain = /^[^[\]"']+$/.test(name);
  if (isPlain) return before === "" ? name : `${before}.${name}`;
  return `${before}[${JSON.stringify(name)}]`;
}
