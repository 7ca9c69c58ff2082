import type { z } from "zod";
import type { Field, joinConfigSchema } from "./node-config.schema.ts";
import type { FieldType } from "./node-types.ts";
import { type NodeData, nodeKind } from "./workflow.schema.ts";

/** How many steps may feed one of this kind. */
export function inputLimits(data: Pick<NodeData, "nodeType" | "connectorType" | "transformType">) {
  if (data.nodeType === "source") return { least: 0, most: 0 };
  const kind = nodeKind(data);
  if (kind === "transform:join") return { least: 2, most: 2 };
  if (kind === "transform:union") return { least: 2, most: 50 };
  return { least: 1, most: 1 };
}

/** A column of a join: the column `from` of a side, or of both where it is a key (`other` is its name on the right). */
export type JoinedColumn = { name: string; side: 0 | 1; from: string; other: string | null };

/**
 * The left side's columns, then those of the right side that are no keys. A name that is taken gets the suffix, and a number
 * where that is taken too.
 */
export function joinedColumns(
  { keys, suffix }: z.infer<typeof joinConfigSchema>,
  [left = [], right = []]: readonly (readonly Field[])[],
): JoinedColumn[] {
  const rightOf = new Map(keys.map((key) => [key.left, key.right]));
  const columns: JoinedColumn[] = left.map(({ name }) => ({
    name,
    side: 0,
    from: name,
    other: rightOf.get(name) ?? null,
  }));
  const keyed = new Set(keys.map((key) => key.right));
  const taken = new Set(columns.map(({ name }) => name));
  // Where to go on counting: hundreds of columns may have one name.
  const counts = new Map<string, number>();
  for (const { name: from } of right) {
    if (keyed.has(from)) continue;
    let name = taken.has(from) ? from + suffix : from;
    let count = counts.get(from) ?? 2;
    for (; taken.has(name); count++) name = `${from}${suffix}${count}`;
    counts.set(from, count);
    taken.add(name);
    columns.push({ name, side: 1, from, other: null });
  }
  return columns;
}

/** The columns of all inputs by their names; numbers together are decimals, other types together are text. */
export function unitedFields(inputs: readonly (readonly Field[])[]): Field[] {
  const types = new Map<string, FieldType>();
  for (const { name, type } of inputs.flat()) {
    const known = types.get(name);
    types.set(name, known === undefined || known === type ? type : bothNumbers(known, type) ? "DECIMAL" : "VARCHAR");
  }
  return [...types].map(([name, type]) => ({ name, type }));
}

function bothNumbers(one: FieldType, other: FieldType): boolean {
  return [one, other].every((type) => type === "INTEGER" || type === "DECIMAL");
}
