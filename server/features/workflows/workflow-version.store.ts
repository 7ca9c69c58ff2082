import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inPieces } from "#server/db/in-pieces.ts";
import { inSlices } from "#server/db/in-slices.ts";
import { users } from "#shared/auth/user.table.ts";
import { workflows } from "#shared/workflows/workflow.table.ts";
import { VERSIONS_KEPT } from "#shared/workflows/workflow-version.schema.ts";
import { workflowVersions } from "#shared/workflows/workflow-version.table.ts";

type VersionRow = typeof workflowVersions.$inferSelect;
type NewVersion = typeof workflowVersions.$inferInsert;
type VersionItemRow = Pick<VersionRow, "version" | "name" | "savedAt"> & { stepCount: number; savedBy: string | null };
export type WorkflowVersionStore = ReturnType<typeof createWorkflowVersionStore>;

/** Bytes, as they are stored, that the versions of an account take together; the oldest go. */
const BYTES_KEPT = 64_000_000;

/** Steps are counted in so many bytes at a time, as they are stored. */
const COUNTED = { bytes: 20_000, rows: 50 };

function countSteps(
  db: Database,
  workflowId: number,
  some: number[],
): Promise<{ version: number; stepCount: number }[]> {
  const { version, nodes } = workflowVersions;
  const stepCount = sql<number>`json_array_length(${nodes})`.mapWith(Number);
  return db
    .select({ version, stepCount })
    .from(workflowVersions)
    .where(and(eq(workflowVersions.workflowId, workflowId), inArray(version, some)));
}

/** Earlier versions of workflows. Whose workflow it is has been looked at before. */
export function createWorkflowVersionStore(db: Database) {
  return {
    /** Newest first. */
    async list(workflowId: number): Promise<VersionItemRow[]> {
      const rows = await db
        .select({
          version: workflowVersions.version,
          name: workflowVersions.name,
          id: workflowVersions.version,
          bytes: sql<number>`pg_column_size(${workflowVersions.nodes})`.mapWith(Number),
          savedAt: workflowVersions.savedAt,
          savedBy: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.username})`,
        })
        .from(workflowVersions)
        .leftJoin(users, eq(users.id, workflowVersions.savedBy))
        .where(eq(workflowVersions.workflowId, workflowId))
        .orderBy(desc(workflowVersions.version));
      const counts = new Map<number, number>();
      const pieces = inPieces(rows, COUNTED);
      for await (const slice of inSlices(pieces, 1, ([versions = []]) => countSteps(db, workflowId, versions)))
        for (const { version, stepCount } of slice) counts.set(version, stepCount);
      return rows.map(({ id, bytes: _bytes, ...row }) => ({ ...row, stepCount: counts.get(id) ?? 0 }));
    },

    async get(workflowId: number, version: number): Promise<VersionRow | null> {
      const [row] = await db.select().from(workflowVersions).where(oneOf(workflowId, version));
      return row ?? null;
    },
  };
}

/** Writes down how a workflow stands; `first` leaves a version alone that is there already. */
export async function keepVersion(
  db: Pick<Database, "insert" | "select">,
  given: NewVersion,
  when?: "first",
): Promise<void> {
  const { workflowId, version, savedBy, name, description, nodes, edges, parameters, notes } = given;
  if (when === "first" && (await isKept(db, workflowId, version))) return;
  const content = { name, description, nodes, edges, parameters, notes };
  const row = { workflowId, version, savedBy, savedAt: given.savedAt ?? new Date(), ...content };
  const target = [workflowVersions.workflowId, workflowVersions.version];
  // By name, or half a megabyte would be sent twice.
  await db.insert(workflowVersions).values(row).onConflictDoUpdate({ target, set: asInserted });
}

const asInserted = Object.fromEntries(
  ["name", "description", "nodes", "edges", "parameters", "notes", "savedBy", "savedAt"].map((column) => [
    column,
    sql.raw(`excluded."${column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`),
  ]),
);

async function isKept(db: Pick<Database, "select">, workflowId: number, version: number): Promise<boolean> {
  const { version: kept } = workflowVersions;
  const rows = await db.select({ kept }).from(workflowVersions).where(oneOf(workflowId, version));
  return rows.length > 0;
}

/** Takes away what is beyond the number kept of a workflow and the bytes kept of an account. */
export async function removeOldVersions(
  db: Pick<Database, "select" | "delete" | "execute">,
  { userId, workflowId }: { userId: number; workflowId: number },
): Promise<void> {
  const { version } = workflowVersions;
  const kept = db
    .select({ version })
    .from(workflowVersions)
    .where(eq(workflowVersions.workflowId, workflowId))
    .orderBy(desc(version))
    .limit(VERSIONS_KEPT);
  await db
    .delete(workflowVersions)
    .where(and(eq(workflowVersions.workflowId, workflowId), sql`${version} not in (${kept})`));
  const size = sql`sum(pg_column_size(${workflowVersions.nodes}) + pg_column_size(${workflowVersions.edges})) over (order by ${workflowVersions.savedAt} desc, ${workflowVersions.workflowId}, ${version} desc)`;
  const own = db.select({ id: workflows.id }).from(workflows).where(eq(workflows.userId, userId));
  const ranked = db
    .select({ workflowId: workflowVersions.workflowId, version, size: size.as("size") })
    .from(workflowVersions)
    .where(inArray(workflowVersions.workflowId, own))
    .as("ranked");
  const old = await db
    .select({ workflowId: ranked.workflowId, version: ranked.version })
    .from(ranked)
    .where(sql`${ranked.size} > ${BYTES_KEPT}`);
  for (const one of old) await db.delete(workflowVersions).where(oneOf(one.workflowId, one.version));
}

function oneOf(workflowId: number, version: number) {
  return and(eq(workflowVersions.workflowId, workflowId), eq(workflowVersions.version, version));
}
