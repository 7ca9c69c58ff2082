import { createHash } from "node:crypto";

type Content = {
  name: string;
  description: string | null;
  nodes: unknown;
  edges: unknown;
  isActive: boolean;
  parameters: unknown;
  notes: unknown;
};

/** Names the content of a workflow: equal contents have equal tags, whenever they were saved. */
export function workflowEtag(workflow: Content): string {
  const { name, description, nodes, edges, isActive, parameters, notes } = workflow;
  const content = JSON.stringify([name, description, nodes, edges, isActive, parameters, notes]);
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}
