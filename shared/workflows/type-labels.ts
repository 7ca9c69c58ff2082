import type { Field } from "#shared/workflows/node-config.schema.ts";

/** Column types in the words of people; SQL's names are for expressions only. */
export const typeWords: Record<Field["type"], string> = {
  INTEGER: "Whole number",
  DECIMAL: "Number",
  VARCHAR: "Text",
  DATE: "Date",
  TIMESTAMP: "Date and time",
  BOOLEAN: "True or false",
};
