import type { ParameterType } from "#shared/workflows/parameter.schema.ts";

export const parameterTypeWords: Record<ParameterType, string> = {
  text: "Text",
  number: "Number",
  date: "Date",
  boolean: "True or false",
};
