import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { NodeData, WorkflowNode } from "#shared/workflows/workflow.schema.ts";

/** What a form for one kind of node gets. `about` names what is edited: typing on in one field is one step of undo. */
export type FormProps<Config> = {
  node: WorkflowNode;
  config: Config;
  incoming: readonly Field[];
  onChange: (changes: Partial<Config>, about: string) => void;
  onData: (changes: Partial<NodeData>, about: string) => void;
  /** What is wrong with a part of the configuration. */
  problemOf: (part: keyof Config & string) => string | undefined;
};
