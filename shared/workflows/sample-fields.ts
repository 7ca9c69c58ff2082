import type { Field } from "./node-config.schema.ts";

/** The columns of the sample data that comes with the product: what advertising campaigns cost, a row a day and campaign. */
export const sampleFields: readonly Field[] = [
  { name: "id", type: "INTEGER" },
  { name: "name", type: "VARCHAR" },
  { name: "campaign_name", type: "VARCHAR" },
  { name: "date", type: "DATE" },
  { name: "spend", type: "DECIMAL" },
];
