import { Copy, Eye, Trash2 } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { configProblems } from "#shared/workflows/node-problems.ts";
import { type ErrorHandling, errorHandlings } from "#shared/workflows/node-types.ts";
import { type NodeData, nodeKind, type WorkflowNode, workflowLimits } from "#shared/workflows/workflow.schema.ts";
import { configForms } from "./config-form.tsx";
import { InputField } from "./input-field.tsx";

const handlingWords: Record<ErrorHandling, { label: string; hint: string }> = {
  continue: { label: "Continue", hint: "Bad rows are skipped, counted and kept with their reason." },
  stop: { label: "Stop", hint: "The first bad row ends the run." },
  retry: { label: "Retry up to 3 times", hint: "Waits longer before each try, then ends the run." },
};

export type PropertiesPanelProps = {
  node: WorkflowNode;
  nodes: readonly WorkflowNode[];
  canConnect: (source: string, target: string) => boolean;
  onData: (changes: Partial<NodeData>, about: string) => void;
  onInput: (source: string | null) => void;
  onPreview: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** Everything about one step. */
export function PropertiesPanel({
  node,
  nodes,
  canConnect,
  onData,
  onInput,
  onPreview,
  onDuplicate,
  onDelete,
}: PropertiesPanelProps) {
  const { data } = node;
  const kind = nodeKind(data);
  const Form = kind ? configForms[kind] : null;
  return (
    <div className="grid gap-4">
      <TextField
        label="Name"
        value={data.label}
        maxLength={workflowLimits.label}
        onChange={(event) => onData({ label: event.target.value }, "label")}
      />
      {data.nodeType === "source" ? null : (
        <InputField node={node} nodes={nodes} canConnect={canConnect} onChange={onInput} />
      )}
      {Form ? (
        <Form key={node.id} node={node} problems={configProblems(data, data.inputFields)} onData={onData} />
      ) : null}
      <SelectField
        label="If a row fails"
        value={data.errorHandling}
        options={errorHandlings.map((value) => ({ value, label: handlingWords[value].label }))}
        hint={handlingWords[data.errorHandling].hint}
        onChange={(event) => {
          const chosen = errorHandlings.find((value) => value === event.target.value);
          if (chosen) onData({ errorHandling: chosen }, "errorHandling");
        }}
      />
      {data.nodeType === "destination" ? null : <Columns node={node} />}
      <div className="grid gap-2 border-hairline border-t pt-4">
        <Button icon={<Eye {...smallIcon} />} onClick={onPreview}>
          Preview data
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button look="quiet" icon={<Copy {...smallIcon} />} onClick={onDuplicate}>
            Duplicate
          </Button>
          <Button look="quiet" icon={<Trash2 {...smallIcon} />} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </div>
    </div>
  );
}

function Columns({ node: { data } }: { node: WorkflowNode }) {
  if (data.fields.length === 0) return null;
  return (
    <section aria-label="Columns this step puts out">
      <h3 className="mb-1.5 font-semibold text-small text-strong">Columns</h3>
      <ul className="grid max-h-48 gap-0.5 overflow-y-auto text-small">
        {data.fields.map(({ name, type, isPrimary }) => (
          <li key={name} className="flex justify-between gap-3">
            <span className="truncate text-body">
              {name}
              {isPrimary ? <span className="text-quiet"> primary</span> : null}
            </span>
            <span className="shrink-0 text-quiet">{type.toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
