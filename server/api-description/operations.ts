import type { Operations } from "./operation.ts";
import { accountOperations } from "./operations/account.ts";
import { adminOperations } from "./operations/admin.ts";
import { letterOperations } from "./operations/letters.ts";
import { runOperations } from "./operations/runs.ts";
import { storeOperations } from "./operations/store.ts";
import { workflowOperations } from "./operations/workflows.ts";
import { writingOperations } from "./operations/writing.ts";

/** What every route takes and gives. */
export const operations: Operations = {
  ...accountOperations,
  ...adminOperations,
  ...letterOperations,
  ...runOperations,
  ...storeOperations,
  ...workflowOperations,
  ...writingOperations,
};
