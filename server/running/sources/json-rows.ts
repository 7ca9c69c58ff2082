import { configLimits, type Field } from "#shared/workflows/node-config.schema.ts";
import type { FieldType } from "#shared/workflows/node-types.ts";

declare global {
  interface JSON {
    /** JSON as it stands, for numbers that no double holds (ECMAScript 2026). */
    rawJSON(text: string): unknown;
  }
}

/** A row as text by column; objects inside it are spread to `address.city`, lists stay JSON. */
export type TextRow = Map<string, string | null>;

/** How deep objects are spread; below that they stay JSON. */
const MOST_LEVELS = 5;

/** A number that no double holds exactly, with its own digits. */
class LongNumber {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
  toJSON(): unknown {
    return JSON.rawJSON(this.digits);
  }
}

/** JSON whose long numbers keep every digit. @throws SyntaxError */
export function parseJson(text: string): unknown {
  if (!/[\d.]{16}/.test(text)) return JSON.parse(text);
  return JSON.parse(text, (...[, value, context]: unknown[]) => {
    if (typeof value !== "number") return value;
    const source = sourceOf(context);
    return source === null || source.length < 16 || String(value) === source ? value : new LongNumber(source);
  });
}

/** What is at the end of the path; undefined where it leads nowhere. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let at = value;
  for (const part of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, part)) return undefined;
    at = Reflect.get(at, part);
  }
  return at;
}

/** The rows that a value stands for: a list's entries, or the one object. Null where it is neither. */
export function rowsOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  return isObject(value) ? [value] : null;
}

/** An entry that is no object has its value in the column `value`. */
export function toTextRow(entry: unknown): TextRow {
  const row: TextRow = new Map();
  if (isObject(entry)) spread(entry, "", 1, row);
  else row.set("value", asText(entry));
  return row;
}

/** Gathers which columns rows have, in the order in which they come, and the narrowest type of each. */
export function createFieldFinder() {
  const kinds = new Map<string, Set<FieldType>>();
  return {
    add: (entry: unknown): void => {
      for (const [name, type] of typesOf(entry)) {
        const known = kinds.get(name);
        if (known) known.add(type);
        else if (kinds.size < configLimits.fields && name.length <= configLimits.name && name !== "")
          kinds.set(name, new Set([type]));
      }
      // A column whose first value is missing is a column all the same.
      for (const name of toTextRow(entry).keys())
        if (!kinds.has(name) && kinds.size < configLimits.fields && name.length <= configLimits.name && name !== "")
          kinds.set(name, new Set());
    },
    fields: (): Field[] => [...kinds].map(([name, types]) => ({ name, type: together(types) })),
  };
}

function together(types: ReadonlySet<FieldType>): FieldType {
  const [first] = types;
  if (first === undefined) return "VARCHAR";
  if (types.size === 1) return first;
  if ([...types].every((type) => type === "INTEGER" || type === "DECIMAL")) return "DECIMAL";
  return [...types].every((type) => type === "DATE" || type === "TIMESTAMP") ? "TIMESTAMP" : "VARCHAR";
}

function typesOf(entry: unknown): [string, FieldType][] {
  const found: [string, FieldType][] = [];
  const look = (value: unknown, name: string, level: number): void => {
    if (value === null || value === undefined) return;
    if (isObject(value) && level <= MOST_LEVELS) {
      for (const [key, inner] of Object.entries(value)) look(inner, name === "" ? key : `${name}.${key}`, level + 1);
    } else found.push([name === "" ? "value" : name, typeOf(value)]);
  };
  look(entry, "", 1);
  return found;
}

function typeOf(value: unknown): FieldType {
  if (typeof value === "boolean") return "BOOLEAN";
  if (value instanceof LongNumber) return /^-?\d{1,18}$/.test(value.digits) ? "INTEGER" : "VARCHAR";
  if (typeof value === "number") return Number.isSafeInteger(value) ? "INTEGER" : "DECIMAL";
  if (typeof value !== "string") return "VARCHAR";
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return "DATE";
  return /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.test(value) ? "TIMESTAMP" : "VARCHAR";
}

function spread(object: object, prefix: string, level: number, row: TextRow): void {
  for (const [key, value] of Object.entries(object)) {
    const name = prefix === "" ? key : `${prefix}.${key}`;
    if (isObject(value) && level < MOST_LEVELS) spread(value, name, level + 1, row);
    else row.set(name, asText(value));
  }
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  // What PostgreSQL and CSV readers cannot hold is left out.
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed();
  if (value instanceof LongNumber) return value.digits;
  return typeof value === "object" ? JSON.stringify(value).replaceAll("\\u0000", "") : String(value);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof LongNumber);
}

function sourceOf(context: unknown): string | null {
  return typeof context === "object" && context !== null && "source" in context && typeof context.source === "string"
    ? context.source
    : null;
}
