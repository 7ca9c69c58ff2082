import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import * as auditTables from "#shared/admin/audit-entry.table.ts";
import * as applicationTables from "#shared/applications/application.table.ts";
import * as sessionTables from "#shared/auth/session.table.ts";
import * as userTables from "#shared/auth/user.table.ts";
import * as draftTables from "#shared/generator/letter-draft.table.ts";
import * as leadTables from "#shared/leads/prompt-submission.table.ts";
import * as letterKeyTables from "#shared/letters/letter-key.table.ts";
import * as letterTables from "#shared/letters/saved-cover-letter.table.ts";
import * as limitTables from "#shared/limits/rate-limit.table.ts";
import * as checkoutTables from "#shared/purchases/checkout.table.ts";
import * as sandboxCheckoutTables from "#shared/purchases/sandbox-checkout.table.ts";
import * as purchaseTables from "#shared/purchases/template-purchase.table.ts";
import * as visitorResumeTables from "#shared/resume/visitor-resume.table.ts";
import * as executionNodeTables from "#shared/workflows/execution-node.table.ts";
import * as executionResultTables from "#shared/workflows/execution-result.table.ts";
import * as executionRunTables from "#shared/workflows/execution-run.table.ts";
import * as workflowTables from "#shared/workflows/workflow.table.ts";
import * as workflowFileTables from "#shared/workflows/workflow-file.table.ts";
import * as scheduleTables from "#shared/workflows/workflow-schedule.table.ts";

export const databaseSchema = {
  ...auditTables,
  ...applicationTables,
  ...sessionTables,
  ...userTables,
  ...draftTables,
  ...leadTables,
  ...letterKeyTables,
  ...letterTables,
  ...limitTables,
  ...checkoutTables,
  ...sandboxCheckoutTables,
  ...purchaseTables,
  ...visitorResumeTables,
  ...workflowFileTables,
  ...workflowTables,
  ...executionRunTables,
  ...executionNodeTables,
  ...executionResultTables,
  ...scheduleTables,
};

/** What stores work with; the same over PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof databaseSchema>;

export type OpenDatabase = {
  db: Database;
  /** Words for the log and the start-up line, without credentials. */
  description: string;
  /** Plain SQL for libraries that bring their own (sessions). */
  query: (text: string, params?: unknown[]) => Promise<{ rows: unknown[]; rowCount: number | null }>;
  /** Where a library that opens the database by itself finds it. */
  source: { kind: "embedded"; client: PGlite } | { kind: "postgres"; url: string };
  close: () => Promise<void>;
};
