import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { quoteText } from "../sql-text.ts";
import { StepError } from "../step-error.ts";
import type { CompileContext } from "./compile-context.ts";
import { convertText } from "./conversion.ts";
import { type Column, physicalTypes } from "./relation.ts";
import { type Check, guardSteps, type NodeSteps, type Step } from "./step.ts";

/** A file of rows on the run's disk, from which a source is read. */
export type SourceFile = {
  path: string;
  /** Names of the columns in the file's own order. */
  header: readonly string[];
  hasHeader: boolean;
  delimiter: string;
  /** Written by ourselves from a system that has types: its dates and times are passed on as they came. */
  spooled: boolean;
  /** Decimals that a database has computed: they are written as those are that are computed here. */
  computed?: ReadonlySet<string>;
};

/** Table that DuckDB puts lines into that are no rows, by the name of the source's first step. */
export function rejectsTable(step: string): string {
  return `rejects_${step}`;
}

/** The steps that read a source: its lines, then the values that are needed later in their types, without the bad rows. */
export function compileSource(options: {
  node: WorkflowNode;
  file: SourceFile;
  /** Columns that something after this node needs; only they are read and checked. */
  needed: ReadonlySet<string>;
  context: CompileContext;
  /** At most so many rows, for previews. */
  limit: number | null;
  /** Reads the other columns too, without looking whether their values fit. */
  extras?: boolean;
}): NodeSteps {
  const { node, file, needed, context, limit, extras = false } = options;
  const skips = node.data.errorHandling === "continue";
  const refs = file.header.map(() => context.nextName("c"));
  // Of a source whose columns were never loaded nobody can say which are needed.
  const unknown = node.data.fields.length === 0;
  const isNeeded = (name: string) => unknown || needed.has(name);
  const fields = [
    ...matchFields(node, file.header, isNeeded),
    ...(extras ? knownFields(node, file.header, (name) => !isNeeded(name)) : []),
  ];
  const read = context.nextName("n");
  const raws = fields.map(({ position }) => refs[position] ?? "NULL");
  const selected = raws.length > 0 ? [...new Set(raws)].join(", ") : (refs[0] ?? "1");
  const steps: Step[] = [
    {
      name: read,
      sql: `SELECT ${selected} FROM ${scan(file, { refs, read, skips })}${limit === null ? "" : ` LIMIT ${limit}`}`,
      operator: "scan",
      count: { nodeId: node.id, rows: "read" },
    },
  ];

  const columns: Column[] = [];
  const converted: string[] = [];
  const checks: Check[] = [];
  for (const [index, { field }] of fields.entries()) {
    const raw = raws[index] ?? "NULL";
    if (field.type === "VARCHAR") {
      columns.push({ ...field, ref: raw, physical: "VARCHAR", exact: null });
      continue;
    }
    const ref = context.nextName("c");
    const conversion = convertText(raw, { ref, type: field.type, column: field.name });
    converted.push(`${conversion.sql} AS ${ref}`);
    if (isNeeded(field.name)) checks.push(conversion);
    const isDecimal = field.type === "DECIMAL" && !file.computed?.has(field.name);
    const asItCame = isDecimal || (file.spooled && /DATE|TIMESTAMP/.test(field.type));
    columns.push({
      ...field,
      ref,
      physical: physicalTypes[field.type],
      exact: asItCame ? `nullif(trim(${raw}), '')` : null,
    });
  }
  let from = read;
  if (converted.length > 0) {
    from = context.nextName("n");
    steps.push({ name: from, sql: `SELECT *, ${converted.join(", ")} FROM ${read}`, operator: null, count: null });
  }
  const row = fields.flatMap(({ field }, index) =>
    isNeeded(field.name) ? [{ ...field, ref: raws[index] ?? "NULL", physical: "VARCHAR", exact: null }] : [],
  );
  const guard = guardSteps({ nodeId: node.id, from, name: context.nextName("n"), checks, row, skips });
  return { steps: [...steps, ...guard.steps], output: { name: guard.name, columns }, bad: guard.bad };
}

/** Those of these columns that the file has. */
function knownFields(node: WorkflowNode, header: readonly string[], isWanted: (name: string) => boolean) {
  return node.data.fields.flatMap((field) => {
    const position = header.indexOf(field.name);
    return isWanted(field.name) && position >= 0 ? [{ field, position }] : [];
  });
}

function scan(file: SourceFile, options: { refs: string[]; read: string; skips: boolean }): string {
  const { refs, read, skips } = options;
  const columns = refs.map((ref) => `'${ref}': 'VARCHAR'`).join(", ");
  const parts = [
    quoteText(file.path),
    `columns = {${columns}}`,
    "auto_detect = false",
    `header = ${file.hasHeader}`,
    `delim = ${quoteText(file.delimiter)}`,
    `quote = '"'`,
    `escape = '"'`,
    "nullstr = ''",
    // What is written as "" is an empty text, what is not written at all is no value.
    "allow_quoted_nulls = false",
  ];
  if (skips) {
    parts.push("ignore_errors = true", "store_rejects = true", "rejects_limit = 100000");
    parts.push(`rejects_table = '${rejectsTable(read)}'`, `rejects_scan = 'scan_${rejectsTable(read)}'`);
  }
  return `read_csv(${parts.join(", ")})`;
}

/** Which column of the file each needed field is: by name, or by place where the file has as many columns. */
function matchFields(
  node: WorkflowNode,
  header: readonly string[],
  isNeeded: (name: string) => boolean,
): { field: Field; position: number }[] {
  const declared: Field[] =
    node.data.fields.length > 0 ? node.data.fields : header.map((name) => ({ name, type: "VARCHAR" }));
  return declared.flatMap((field, index) => {
    if (!isNeeded(field.name)) return [];
    const samePlace =
      header[index] === field.name || (declared.length === header.length && !header.includes(field.name));
    const position = samePlace ? index : header.indexOf(field.name);
    if (position >= 0) return [{ field, position }];
    throw new StepError(
      node.id,
      `There is no column “${field.name}” in “${node.data.label}” any more. Open its properties and load its columns again.`,
    );
  });
}
