import { createHash } from "node:crypto";

/** Names what a set holds: equal sets have equal tags, whenever they were saved and in whatever order the database keeps names. */
export function factSetEtag({ name, language, facts }: { name: string; language: string; facts: unknown }): string {
  const text = JSON.stringify([name, language, inOrder(facts)]);
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, one]) => [key, inOrder(one)]);
}
