import { Copy, Eye, Pin, PinOff, Rows3, StepForward, Trash2 } from "lucide-react";
import { use, useEffect, useMemo, useRef } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { TextField } from "#client/components/ui/text-field.tsx";
import { StepPlaceSection } from "#client/features/workflows/places/step-place.tsx";
import { inputLimits } from "#shared/workflows/merged-fields.ts";
import { areFirstFields } from "#shared/workflows/new-node.ts";
import { configProblems } from "#shared/workflows/node-problems.ts";
import { typeWords } from "#shared/workflows/type-labels.ts";
import {
  type NodeData,
  nodeKind,
  type WorkflowEdge,
  type WorkflowNode,
  workflowLimits,
} from "#shared/workflows/workflow.schema.ts";
import { configForms } from "./config-form.tsx";
import { ExpressionProblemsContext } from "./expression-problems-context.ts";
import type { StepInput } from "./form-props.ts";
import { Handling, Retries } from "./handling-field.tsx";
import { type CanConnect, type InputChoice, labelOf } from "./input-choices.ts";
import { InputField } from "./input-field.tsx";
import { InputsField } from "./inputs-field.tsx";

export type PropertiesPanelProps = {
  node: WorkflowNode;
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
  canConnect: CanConnect;
  onData: (changes: Partial<NodeData>, about: string) => void;
  onInput: (from: InputChoice | null) => void;
  onAddInput: (from: InputChoice) => void;
  onRemoveInput: (source: string) => void;
  onSwapInputs: () => void;
  onPreview: () => void;
  /** Shows the plan of the database that runs the step. */
  onExplain: () => void;
  /** Shows the rows of the last run; null where none are kept. */
  onRows: (() => void) | null;
  /** Starts a run with this step; null where it cannot. */
  onRunFrom: (() => void) | null;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** Everything about one step. */
export function PropertiesPanel({
  node,
  nodes,
  edges,
  canConnect,
  onData,
  onInput,
  onAddInput,
  onRemoveInput,
  onSwapInputs,
  onPreview,
  onExplain,
  onRows,
  onRunFrom,
  onDuplicate,
  onDelete,
}: PropertiesPanelProps) {
  const { data } = node;
  const ofExpressions = use(ExpressionProblemsContext);
  const kind = nodeKind(data);
  const Form = kind ? configForms[kind] : null;
  const { most } = inputLimits(data);
  const isTaken = edges.some(({ source, output }) => source === node.id && output === "errors");
  const inputs = useMemo(() => inputsOf(node.id, nodes, edges), [node.id, nodes, edges]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const side = root.current?.closest("[data-scrolls]");
    if (side) side.scrollTop = 0;
  }, []);
  return (
    <div ref={root} className="grid gap-4">
      <TextField
        label="Name"
        value={data.label}
        maxLength={workflowLimits.label}
        {...(nodes.some(({ id, data: other }) => id !== node.id && other.label === data.label)
          ? { error: "Another step has this name." }
          : {})}
        onChange={(event) => onData({ label: event.target.value }, "label")}
      />
      {most === 1 ? (
        <InputField node={node} nodes={nodes} edges={edges} canConnect={canConnect} onChange={onInput} />
      ) : null}
      {most > 1 ? (
        <InputsField
          {...{ node, nodes, inputs, canConnect }}
          onAdd={onAddInput}
          onRemove={onRemoveInput}
          onSwap={onSwapInputs}
        />
      ) : null}
      {Form ? (
        <Form
          key={node.id}
          node={node}
          inputs={inputs}
          problems={[
            ...configProblems(
              data,
              data.inputFields,
              inputs.map(({ fields }) => fields),
            ),
            ...ofExpressions.filter(({ nodeId }) => nodeId === node.id),
          ]}
          onData={onData}
        />
      ) : null}
      <Handling data={data} isTaken={isTaken} onData={onData} />
      {data.errorHandling === "retry" ? <Retries data={data} onData={onData} /> : null}
      <StepPlaceSection nodeId={node.id} onExplain={onExplain} />
      {data.nodeType === "destination" ? null : <Columns node={node} />}
      <div className="grid gap-2 border-hairline border-t pt-4">
        {data.pinned ? (
          <p className="flex items-start gap-1.5 text-accent-text text-small">
            <Pin {...smallIcon} className="mt-0.5 shrink-0" />
            <span className="mr-auto">
              {data.pinned.rows.length === 1 ? "1 pinned row" : `${data.pinned.rows.length} pinned rows`} replace this
              step's output in previews, and in runs if you choose.
            </span>
          </p>
        ) : null}
        {data.pinned ? (
          <Button look="quiet" icon={<PinOff {...smallIcon} />} onClick={() => onData({ pinned: undefined }, "pinned")}>
            Unpin the rows
          </Button>
        ) : null}
        <Button icon={<Eye {...smallIcon} />} onClick={onPreview}>
          Preview data
        </Button>
        {onRows ? (
          <Button icon={<Rows3 {...smallIcon} />} onClick={onRows}>
            Rows of the last run
          </Button>
        ) : null}
        {onRunFrom ? (
          <Button icon={<StepForward {...smallIcon} />} onClick={onRunFrom}>
            Run from here
          </Button>
        ) : null}
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

function inputsOf(id: string, nodes: readonly WorkflowNode[], edges: readonly WorkflowEdge[]): StepInput[] {
  return edges.flatMap(({ source, target, output }) => {
    const from = target === id ? nodes.find((node) => node.id === source)?.data : undefined;
    if (!from) return [];
    const { table } = from.config;
    const known = from.nodeType === "source" && typeof table === "string" ? { table } : {};
    return [{ id: source, label: labelOf(from.label, output), fields: from.fields, ...known }];
  });
}

function Columns({ node: { data } }: { node: WorkflowNode }) {
  // Columns that every new source begins with are nobody's until it is known where they come from.
  const { config } = data;
  const unread = config.read === "query" && areFirstFields(data.fields);
  const isOpen = config.fileId === null || (config.read === "table" && config.table === "") || unread;
  if (data.fields.length === 0 || (data.nodeType === "source" && isOpen)) return null;
  return (
    <section aria-label="Output columns">
      <h3 className="mb-1.5 font-semibold text-small text-strong">
        Columns <span className="font-normal text-quiet">{data.fields.length}</span>
      </h3>
      <ul className="grid max-h-48 gap-0.5 overflow-y-auto text-small">
        {data.fields.map(({ name, type, isPrimary }) => (
          <li key={name} className="flex justify-between gap-3">
            <span className="truncate text-body">
              {name}
              {isPrimary ? <span className="text-quiet"> primary</span> : null}
            </span>
            <span className="shrink-0 text-quiet">{typeWords[type]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
