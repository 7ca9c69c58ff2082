import { z } from "zod";
import { errorHandlings, fieldTypes, nativeTypes } from "./node-types.ts";

/** In characters, or in entries where the name is a plural. */
export const configLimits = {
  name: 200,
  text: 2_000,
  query: 20_000,
  message: 10_000,
  fields: 500,
  /** Of all steps together; more would take long to follow along the edges. */
  fieldsOfWorkflow: 100_000,
  conditions: 100,
  recipients: 50,
} as const;

const name = z.string().max(configLimits.name);
const text = z.string().max(configLimits.text);
const names = z.array(name).max(configLimits.fields);
export const connectionIdSchema = z.number().int().positive().nullable().default(null);
const connectionId = connectionIdSchema;

/** A column: `type` is one of ours, whatever the system it comes from calls it. */
export const fieldSchema = z.object({
  name,
  type: z.enum(fieldTypes).catch("VARCHAR"),
  isPrimary: z.boolean().optional(),
  /** What PostgreSQL calls its type, where that says more: a table that is made from it has the same. */
  native: z.enum(nativeTypes).optional().catch(undefined),
});
export type Field = z.infer<typeof fieldSchema>;

/** Operators by the number of values they take; `in` takes a list, one value a line. */
export const filterOperators = [
  "equals",
  "notEquals",
  "greaterThan",
  "greaterOrEqual",
  "lessThan",
  "lessOrEqual",
  "between",
  "contains",
  "notContains",
  "startsWith",
  "endsWith",
  "in",
  "isEmpty",
  "isNotEmpty",
] as const;
export type FilterOperator = (typeof filterOperators)[number];

const conditionSchema = z.object({
  field: name,
  operator: z.enum(filterOperators),
  value: text.default(""),
  /** The upper end of `between`. */
  upTo: text.default(""),
});
export type Condition = z.infer<typeof conditionSchema>;

export const filterConfigSchema = z.object({
  combine: z.enum(["all", "any"]).default("all"),
  conditions: z.array(conditionSchema).max(configLimits.conditions).default([]),
  /** Joined to the conditions by `combine`; empty for none. */
  expression: text.default(""),
});

/** Where a mapped column gets its value: a column (`source`), the same text for every row, or an expression. */
export const mappingSchema = z.object({
  source: name.default(""),
  target: name,
  kind: z.enum(["field", "constant", "expression"]).default("field"),
  value: text.default(""),
  cast: z.enum(fieldTypes).nullable().default(null),
  /** What the expression was last found to give. */
  type: z.enum(fieldTypes).nullable().default(null),
});
export type Mapping = z.infer<typeof mappingSchema>;

export const mapConfigSchema = z.object({
  mappings: z.array(mappingSchema).max(configLimits.fields).default([]),
  /** Columns without a mapping pass through unchanged. */
  keepOthers: z.boolean().default(false),
});

export const aggregateFunctions = ["sum", "count", "avg", "min", "max"] as const;
const measureSchema = z.object({
  function: z.enum(aggregateFunctions),
  /** Empty only for `count`: then rows are counted. */
  field: name.default(""),
  target: name,
});
export type Measure = z.infer<typeof measureSchema>;

export const aggregateConfigSchema = z.object({
  groupBy: names.default([]),
  measures: z.array(measureSchema).max(configLimits.fields).default([]),
});

export const joinKinds = ["inner", "left", "full"] as const;
const joinKeySchema = z.object({ left: name.default(""), right: name.default("") });
export type JoinKey = z.infer<typeof joinKeySchema>;

/** The first step that feeds it is the left side. `suffix` goes to names of the right side that the left has too. */
export const joinConfigSchema = z.object({
  kind: z.enum(joinKinds).default("inner"),
  keys: z.array(joinKeySchema).max(configLimits.conditions).default([]),
  suffix: name.default("_right"),
});

/** Rows of all inputs, one after the other; columns are told by their names. */
export const unionConfigSchema = z.object({});

const sortKeySchema = z.object({ field: name, direction: z.enum(["ascending", "descending"]).default("ascending") });
export type SortKey = z.infer<typeof sortKeySchema>;

/** Empty values come last. */
export const sortConfigSchema = z.object({ keys: z.array(sortKeySchema).max(configLimits.conditions).default([]) });

/** Rows are the same where these columns are; where none is named, all are compared. */
export const deduplicateConfigSchema = z.object({
  fields: names.default([]),
  keep: z.enum(["first", "last"]).default("first"),
});

export const limitConfigSchema = z.object({
  rows: z.number().int().min(1).max(1_000_000_000).default(100),
  skip: z.number().int().min(0).max(1_000_000_000).default(0),
});

/** Takes a text apart where `delimiter` stands: into new columns, or into a row for each part. */
export const splitConfigSchema = z.object({
  field: name.default(""),
  delimiter: z.string().max(20).default(","),
  into: z.enum(["columns", "rows"]).default("columns"),
  targets: names.default([]),
});

const tableOrQuery = {
  connectionId,
  read: z.enum(["table", "query"]).default("table"),
  schema: name.default(""),
  table: name.default(""),
  query: z.string().max(configLimits.query).default(""),
};

/** `pushDown`: the database itself runs the steps that it runs alike. */
export const databaseSourceConfigSchema = z.object({ ...tableOrQuery, pushDown: z.boolean().default(true) });

/** What files of rows can be, in and out. */
export const fileFormats = ["csv", "xlsx", "json", "parquet"] as const;
export type FileFormat = (typeof fileFormats)[number];

/** `fileId` is an uploaded file, or `sample` for the data that comes with the product; the file itself says its format. */
export const csvSourceConfigSchema = z.object({
  fileId: z
    .union([z.number().int().positive(), z.literal("sample")])
    .nullable()
    .default(null),
  /** For people: what the file was called. */
  fileName: name.default(""),
  delimiter: z.string().max(1).default(""),
  header: z.boolean().default(true),
  /** Of an Excel file; empty for the first. */
  sheet: name.default(""),
  /** Where in a JSON file the rows are, like `data.items`; empty for the file itself. */
  rowsPath: name.default(""),
});

export const sheetSourceConfigSchema = z.object({
  connectionId,
  spreadsheetId: text.default(""),
  sheet: name.default(""),
  header: z.boolean().default(true),
});

/** Whether a replace goes on without the rows that were refused, and at most how many of a hundred may be missing. */
const replaceRule = {
  replaceDespiteRefused: z.boolean().default(false),
  mostRefusedPercent: z.number().min(0).max(100).default(5),
};
const replaceRuleSchema = z.object(replaceRule);
export type ReplaceRule = z.infer<typeof replaceRuleSchema>;

export const writeModes = ["append", "replace", "upsert"] as const;

export const databaseDestinationConfigSchema = z.object({
  connectionId,
  schema: name.default(""),
  table: name.default(""),
  mode: z.enum(writeModes).default("append"),
  ...replaceRule,
  /** Columns that tell one row from another, for `upsert`. */
  keys: names.default([]),
  /** Makes the table from the incoming columns where it does not exist. */
  createTable: z.boolean().default(true),
});

/** What a destination that replaces goes by; null where it only adds. */
export function replaceRuleOf(config: Record<string, unknown>): ReplaceRule | null {
  return config.mode === "replace" ? replaceRuleSchema.parse(config) : null;
}

export const csvDestinationConfigSchema = z.object({
  fileName: name.default("export.csv"),
  format: z.enum(fileFormats).default("csv"),
  delimiter: z.enum([",", ";", "\t", "|"]).default(","),
  header: z.boolean().default(true),
});

export const sheetDestinationConfigSchema = z.object({
  connectionId,
  spreadsheetId: text.default(""),
  sheet: name.default(""),
  mode: z.enum(["append", "replace"]).default("replace"),
  ...replaceRule,
});

export const emailDestinationConfigSchema = z.object({
  to: z.array(name).max(configLimits.recipients).default([]),
  subject: name.default(""),
  message: z.string().max(configLimits.message).default(""),
  attachCsv: z.boolean().default(true),
});

/** A key of a bucket, as long as S3 lets it be. */
const objectKey = z.string().max(1_024).default("");

/** A file in a bucket; without a format its key tells it. */
export const s3SourceConfigSchema = csvSourceConfigSchema
  .omit({ fileId: true, fileName: true })
  .extend({ connectionId, key: objectKey, format: z.enum(["", ...fileFormats]).default("") });

export const s3DestinationConfigSchema = csvDestinationConfigSchema
  .omit({ fileName: true })
  .extend({ connectionId, key: objectKey, mode: z.literal("replace").default("replace"), ...replaceRule });

/** Another workflow of the account, which begins with an Input step and goes on with the rows. */
export const workflowDestinationConfigSchema = z.object({
  workflowId: z.number().int().positive().max(2_147_483_647).nullable().default(null),
  /** For people: what it was called. */
  workflowName: name.default(""),
});

/** One that also ends with an Output step. `columns` are that step's, as last seen; a run takes those that it has then. */
export const subWorkflowConfigSchema = workflowDestinationConfigSchema.extend({
  columns: z.array(fieldSchema).max(configLimits.fields).default([]),
});

/** Hands its rows to the workflow that runs this one; a run of this one alone shows them. */
export const outputConfigSchema = z.object({});

export const chartTypes = ["none", "bar", "line", "area", "pie"] as const;
export const dashboardDestinationConfigSchema = z.object({
  title: name.default(""),
  chart: z.enum(chartTypes).default("bar"),
  /** The column along the axis, and the columns that are drawn; where empty, `chartColumns` chooses. */
  x: name.default(""),
  y: names.default([]),
});

export const errorHandlingSchema = z.enum(errorHandlings);
