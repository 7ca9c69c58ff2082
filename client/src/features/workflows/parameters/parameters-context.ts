import { createContext, useContext } from "react";
import type { Parameter } from "#shared/workflows/parameter.schema.ts";

/** The parameters of the workflow that is edited, for every form below. */
export const ParametersContext = createContext<readonly Parameter[]>([]);

export function useParameters(): readonly Parameter[] {
  return useContext(ParametersContext);
}
