import { createContext } from "react";
import type { WorkflowProblem } from "#shared/workflows/validate-workflow.ts";

/** What the server finds wrong with expressions of any step: a form shows what stands in a row that is closed. */
export const ExpressionProblemsContext = createContext<readonly WorkflowProblem[]>([]);
