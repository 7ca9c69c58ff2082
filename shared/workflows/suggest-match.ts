import type { Field, JoinKey } from "./node-config.schema.ts";

type Side = { label: string; table?: string | undefined; fields: readonly Field[] };

/**
 * Columns of two sides that surely belong together: a key that both have by its own name ("customer_id"), or the "id" of a
 * table and what refers to it ("customer_id" and the "id" of "customers"). Both empty where there are none.
 */
export function suggestMatch([left, right]: readonly Side[], taken: readonly JoinKey[]): JoinKey {
  const isOpen = (key: JoinKey) => !taken.some((other) => other.left === key.left && other.right === key.right);
  const found = left && right ? [...sharedKeys(left, right), ...references(left, right)].find(isOpen) : undefined;
  return found ?? { left: "", right: "" };
}

function sharedKeys(left: Side, right: Side): JoinKey[] {
  return left.fields.flatMap((field) => {
    const other = right.fields.find(({ name }) => same(name, field.name));
    return other && referredBy(field.name) !== null ? [{ left: field.name, right: other.name }] : [];
  });
}

function references(left: Side, right: Side): JoinKey[] {
  return [
    ...referencesTo(right, left).map(({ id, from }) => ({ left: from, right: id })),
    ...referencesTo(left, right).map(({ id, from }) => ({ left: id, right: from })),
  ];
}

function referencesTo(to: Side, from: Side): { id: string; from: string }[] {
  const id = to.fields.find(({ name }) => same(name, "id"))?.name;
  if (id === undefined) return [];
  return from.fields.flatMap(({ name }) => {
    const thing = referredBy(name);
    return thing !== null && isTableOf(to.table || to.label, thing) ? [{ id, from: name }] : [];
  });
}

/** "customer" of "customer_id" and "customerId". */
function referredBy(name: string): string | null {
  const ending = ["_id", "Id", "ID"].find((each) => name.endsWith(each) && name.length > each.length);
  return ending === undefined ? null : name.slice(0, -ending.length).toLowerCase();
}

/** "customers" has customers, "categories" has a category in each row. */
function isTableOf(table: string, thing: string): boolean {
  const name = table.trim().toLowerCase().replaceAll(" ", "_");
  return [thing, `${thing}s`, `${thing}es`, `${thing.replace(/y$/, "i")}es`].includes(name);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
