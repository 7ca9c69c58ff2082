import { DatabaseError } from "pg";
import { databaseDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";

/** Data exceptions and violated constraints: another row may fit. */
export function isAboutRow(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? "");
}

/** PostgreSQL's number for a second row with the same key. */
const IS_THERE = "23505";

/** What to do where a row is there already, as a further sentence; none where rows are updated anyway. */
export function insteadOfAdding(code: string | number | null | undefined, node: WorkflowNode): string {
  const isThere = code === IS_THERE || code === MYSQL_IS_THERE;
  if (!isThere || databaseDestinationConfigSchema.safeParse(node.data.config).data?.mode !== "append") return "";
  return " To update the rows that are there, choose “Update matching rows, add the rest” as the write mode.";
}

const MYSQL_IS_THERE = 1062;

/** What the database says about a row it refuses. */
export function reasonOf(error: DatabaseError): string {
  const [, columns, values] = /^Key \((.{1,500})\)=\((.{0,500})\) already exists/.exec(error.detail ?? "") ?? [];
  if (error.code === IS_THERE && columns !== undefined)
    return `the table already has a row with ${columns} “${values}”`;
  const where = error.column ? ` (column “${error.column}”)` : (columnIn(error.where) ?? "");
  const detail = error.detail ? ` ${error.detail.replace(/\.$/, "")}` : "";
  return `${error.message}${where}${detail ? `,${detail}` : ""}`;
}

function columnIn(where: string | undefined): string | null {
  const column = /, column ([^:]+):/.exec(where ?? "")?.[1];
  return column === undefined ? null : ` (column “${column}”)`;
}
