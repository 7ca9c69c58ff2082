/** A part a node plays in a workflow: rows come from sources, pass transforms and end in destinations. */
export const nodeTypes = ["source", "transform", "destination"] as const;

export const connectorTypes = [
  "postgres",
  "mysql",
  "csv",
  "snowflake",
  "googlesheets",
  "http",
  "webhook",
  "input",
  "workflow",
  "output",
  "s3",
  "email",
  "dashboard",
] as const;
export type ConnectorType = (typeof connectorTypes)[number];

export const transformTypes = [
  "filter",
  "map",
  "aggregate",
  "route",
  "join",
  "union",
  "sort",
  "deduplicate",
  "limit",
  "split",
  "workflow",
] as const;
export type TransformType = (typeof transformTypes)[number];

/** Systems of the user's own: how to reach them, and the secrets for it, are kept as a connection. */
export const connectionTypes = ["postgres", "mysql", "snowflake", "googlesheets", "http", "s3"] as const;
export type ConnectionType = (typeof connectionTypes)[number];

export const fieldTypes = ["INTEGER", "DECIMAL", "VARCHAR", "DATE", "TIMESTAMP", "BOOLEAN"] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Types of PostgreSQL whose values come and go as text without loss. */
export const nativeTypes = [
  "int2",
  "int4",
  "int8",
  "numeric",
  "float4",
  "float8",
  "timestamptz",
  "timestamp",
  "time",
  "timetz",
  "uuid",
  "json",
  "jsonb",
  "inet",
  "cidr",
  "macaddr",
  "interval",
  "bytea",
  "xml",
] as const;

/** What happens to a row, or to a call, that fails: leave it out and go on, end the run, or try up to three times. */
export const errorHandlings = ["continue", "stop", "retry"] as const;
export type ErrorHandling = (typeof errorHandlings)[number];

type SourceType = "postgres" | "mysql" | "csv" | "snowflake" | "googlesheets" | "http" | "webhook" | "input" | "s3";
type DestinationType = Exclude<ConnectorType, "http" | "webhook" | "input">;
export type SourceKind = `source:${SourceType}`;
export type TransformKind = `transform:${TransformType}`;
export type DestinationKind = `destination:${DestinationType}`;

/** What a node is: the two names under which its configuration is known. */
export type NodeKind = SourceKind | TransformKind | DestinationKind;

/** Ways out of a step besides its usual one: rows that a Route's conditions do not hold for, and rows that fail. */
export const edgeOutputs = ["rest", "errors"] as const;
export type EdgeOutput = (typeof edgeOutputs)[number];
