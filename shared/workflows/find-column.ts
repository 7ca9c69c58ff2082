import type { Field } from "./node-config.schema.ts";

/** What to say of a column that a step names and that no longer comes in. */
export function missingColumn(name: string): string {
  return `The column “${name}” is no longer in the input. Choose another column.`;
}

const indexes = new WeakMap<readonly Field[], Map<string, Field>>();

/**
 * The first column of that name. Steps ask for hundreds of names among hundreds of columns, so each list has an index,
 * made when it is first asked; a list is never changed.
 */
export function findColumn(columns: readonly Field[], name: string): Field | undefined {
  let index = indexes.get(columns);
  if (!index) {
    index = new Map(columns.toReversed().map((column) => [column.name, column]));
    indexes.set(columns, index);
  }
  return index.get(name);
}

/** Two columns can't have one name, whatever its case. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}
