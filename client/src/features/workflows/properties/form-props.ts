import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { NodeData, WorkflowNode } from "#shared/workflows/workflow.schema.ts";

/** A step that feeds another, the columns it puts out, and the table that it reads if it reads one. */
export type StepInput = { id: string; label: string; table?: string | undefined; fields: readonly Field[] };

/** What a form for one kind of node gets. `about` names what is edited: typing on in one field is one step of undo. */
export type FormProps<Config> = {
  node: WorkflowNode;
  config: Config;
  incoming: readonly Field[];
  /** In the order in which they were connected. */
  inputs: readonly StepInput[];
  onChange: (changes: Partial<Config>, about: string) => void;
  onData: (changes: Partial<NodeData>, about: string) => void;
  /** What is wrong with a part of the configuration. */
  problemOf: (part: (keyof Config & string) | "expressions") => string | undefined;
};
