import { DatabaseError } from "pg";

/** Data exceptions and violated constraints: another row may fit. */
export function isAboutRow(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? "");
}

/** What the database says about a row it refuses. */
export function reasonOf(error: DatabaseError): string {
  const where = error.column ? ` (column “${error.column}”)` : (columnIn(error.where) ?? "");
  const detail = error.detail ? ` ${error.detail.replace(/\.$/, "")}` : "";
  return `${error.message}${where}${detail ? `,${detail}` : ""}`;
}

function columnIn(where: string | undefined): string | null {
  const column = /, column ([^:]+):/.exec(where ?? "")?.[1];
  return column === undefined ? null : ` (column “${column}”)`;
}
