import type { RequestHandler, Router } from "express";
import type { Database } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import type { CountKept } from "#server/features/auth/network-storage.ts";
import { createExecutionStore } from "#server/features/executions/execution.store.ts";
import { withSubWorkflows } from "#server/features/executions/sub-workflows.ts";
import { connectionRoutes } from "#server/features/workflows/connection.routes.ts";
import { createConnectionService } from "#server/features/workflows/connection.service.ts";
import { createConnectionStore } from "#server/features/workflows/connection.store.ts";
import { mailRecipientRoutes } from "#server/features/workflows/mail-recipient.routes.ts";
import { createMailRecipientStore } from "#server/features/workflows/mail-recipient.store.ts";
import {
  createMailRecipientsService,
  type MailRecipientsService,
} from "#server/features/workflows/mail-recipients.service.ts";
import { mailStopRoutes } from "#server/features/workflows/mail-stop.routes.ts";
import { previewRoutes } from "#server/features/workflows/preview.routes.ts";
import { createPreviewService } from "#server/features/workflows/preview.service.ts";
import { workflowRoutes } from "#server/features/workflows/workflow.routes.ts";
import { createWorkflowService } from "#server/features/workflows/workflow.service.ts";
import { createWorkflowStore } from "#server/features/workflows/workflow.store.ts";
import { workflowFileRoutes } from "#server/features/workflows/workflow-file.routes.ts";
import { createWorkflowFileService } from "#server/features/workflows/workflow-file.service.ts";
import { createWorkflowFileStore } from "#server/features/workflows/workflow-file.store.ts";
import { workflowFileReceiver } from "#server/features/workflows/workflow-file-receiver.ts";
import { createWorkflowVersionStore } from "#server/features/workflows/workflow-version.store.ts";
import type { createAskingLimits } from "#server/http/asking-limits.ts";
import { createLinkBase } from "#server/http/came-by.ts";
import { createConnectors } from "#server/integrations/connectors/connectors.ts";
import { createCsvSniffer } from "#server/integrations/csv/sniff-csv.ts";
import { createFileStore } from "#server/integrations/file-store/create-file-store.ts";
import type { FileStore } from "#server/integrations/file-store/file-store.ts";
import type { Mailer } from "#server/integrations/mailer/mailer.ts";
import { createOptOutTokens } from "#server/integrations/mailer/opt-out.ts";
import { createSecretBox } from "#server/integrations/secret-box/secret-box.ts";
import { createPreviewer } from "#server/running/previewer.ts";
import type { Background } from "./background.ts";

export type WorkflowServicesDeps = {
  db: Database;
  env: Env;
  encryptionKey: string;
  background: Background;
  mailer: Mailer;
  allowAsking: ReturnType<typeof createAskingLimits>;
  /** Counts what an account keeps more. @throws AppError tooMany */
  countKept: CountKept;
  /** Lets calls that look at whole graphs take turns. */
  inTurn: RequestHandler;
  /** Takes away what runs of the workflow have left on a disk. */
  onWorkflowRemoved: (of: { userId: number; workflowId: number }) => Promise<void>;
};

/** The workflow builder's part of {@link createServices}. */
export function createWorkflowServices(deps: WorkflowServicesDeps): {
  rawRoutes: [path: string, router: Router][];
  routes: [path: string, router: Router][];
  /** Those of these connections that the account has, with secrets, by id. */
  openConnections: ReturnType<typeof createConnectionService>["openAll"];
  /** Paths to read the account's files at, by id, of those that are there. */
  filePaths: ReturnType<typeof createWorkflowFileService>["paths"];
  fileStore: FileStore;
  recipients: MailRecipientsService;
  /** Takes away the files of an account that is gone. */
  forgetFiles: (userId: number) => Promise<void>;
  tidy: (now: Date) => Promise<void>;
  close: () => Promise<void>;
} {
  const { db, env, encryptionKey } = deps;
  const linkBase = createLinkBase(env);
  const rateLimits = { enabled: env.rateLimits, db };
  const fileStore = createFileStore(env);
  const sniffer = createCsvSniffer();
  const connectors = createConnectors({ allowPrivate: env.allowPrivateHosts });

  const connections = createConnectionService({
    connections: createConnectionStore(db),
    box: createSecretBox(encryptionKey),
    connectors,
  });
  const executions = createExecutionStore(db);
  const previewer = createPreviewer({
    folder: `${env.dataDir}/previews`,
    allowPrivateHosts: env.allowPrivateHosts,
  });
  const files = createWorkflowFileService({
    files: createWorkflowFileStore(db),
    store: fileStore,
    sniffer,
    lookAtFile: previewer.file,
    countKept: deps.countKept,
    folder: `${env.dataDir}/workflow-files`,
  });
  const workflows = createWorkflowService({
    workflows: createWorkflowStore(db, fileStore.remove),
    versions: createWorkflowVersionStore(db),
    onRemoved: deps.onWorkflowRemoved,
    belongingsOf: async (userId) => ({
      connections: await connections.list(userId),
      files: await files.names(userId),
    }),
  });
  const recipientStore = createMailRecipientStore(db);
  const recipients = createMailRecipientsService({
    recipients: recipientStore,
    optOut: createOptOutTokens(encryptionKey),
    allowAsking: deps.allowAsking,
    sendMail: (mail) => deps.background.run("mail that asks a recipient", () => deps.mailer.send(mail)),
    allowedDomains: env.mail.allowedDomains,
    dailyLimit: env.mail.dailyLimit,
    appUrl: linkBase,
  });
  const previews = createPreviewService({
    previewer,
    openConnections: connections.openAll,
    filePaths: files.paths,
    withSubWorkflows: (userId, graph) =>
      withSubWorkflows({ id: 0, name: "This workflow" }, graph, (id) => executions.workflow(userId, id)),
    folder: `${env.dataDir}/previews`,
  });

  return {
    openConnections: connections.openAll,
    filePaths: files.paths,
    fileStore,
    recipients,
    rawRoutes: [["/api/mail-stops", mailStopRoutes({ service: recipients, appUrl: linkBase })]],
    routes: [
      ["/api", mailRecipientRoutes({ service: recipients, rateLimits })],
      ["/api/workflows", previewRoutes({ service: previews, rateLimits })],
      ["/api/workflows", workflowRoutes({ service: workflows, inTurn: deps.inTurn })],
      ["/api/connections", connectionRoutes({ service: connections, rateLimits })],
      [
        "/api/workflow-files",
        workflowFileRoutes({
          service: files,
          receiveFile: workflowFileReceiver({ folder: `${env.dataDir}/uploads`, maxBytes: env.uploadLimit }),
          rateLimits,
        }),
      ],
    ],
    forgetFiles: files.forget,
    tidy: async (now) => {
      await files.removeStrays(now);
      await recipientStore.removeOld(now);
    },
    close: async () => {
      sniffer.close();
      connectors.close();
    },
  };
}
