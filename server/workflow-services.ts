import type { Router } from "express";
import type { Database } from "./db/database.ts";
import { connectionRoutes } from "./features/workflows/connection.routes.ts";
import { createConnectionService } from "./features/workflows/connection.service.ts";
import { createConnectionStore } from "./features/workflows/connection.store.ts";
import { workflowRoutes } from "./features/workflows/workflow.routes.ts";
import { createWorkflowService } from "./features/workflows/workflow.service.ts";
import { createWorkflowStore } from "./features/workflows/workflow.store.ts";
import { createSecretBox } from "./integrations/secret-box/secret-box.ts";

export type WorkflowServicesDeps = { db: Database; encryptionKey: string };

/** The workflow builder's part of {@link createServices}. */
export function createWorkflowServices({ db, encryptionKey }: WorkflowServicesDeps): {
  routes: [path: string, router: Router][];
} {
  const connections = createConnectionService({
    connections: createConnectionStore(db),
    box: createSecretBox(encryptionKey),
  });
  const workflows = createWorkflowService({
    workflows: createWorkflowStore(db),
    belongingsOf: async (userId) => ({ connections: await connections.list(userId), files: [] }),
  });

  return {
    routes: [
      ["/api/workflows", workflowRoutes({ service: workflows })],
      ["/api/connections", connectionRoutes({ service: connections })],
    ],
  };
}
