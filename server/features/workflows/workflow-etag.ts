import { createHash } from "node:crypto";

type Content = { name: string; description: string | null; nodes: unknown; edges: unknown; isActive: boolean };

/** Names the content of a workflow: equal contents have equal tags, whenever they were saved. */
export function workflowEtag({ name, description, nodes, edges, isActive }: Content): string {
  const content = JSON.stringify([name, description, nodes, edges, isActive]);
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}
