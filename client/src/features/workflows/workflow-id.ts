import { createContext, useContext } from "react";

const WorkflowId = createContext<number | null>(null);

export const WorkflowIdProvider = WorkflowId.Provider;

/** The workflow that is being built; null until it is saved. */
export function useWorkflowId(): number | null {
  return useContext(WorkflowId);
}
