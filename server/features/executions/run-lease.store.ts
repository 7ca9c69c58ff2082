import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { isActiveAccount } from "#server/db/active-account.ts";
import type { Database } from "#server/db/database.ts";
import { users } from "#shared/auth/user.table.ts";
import type { LogLine } from "#shared/workflows/execution.schema.ts";
import { executionInputs } from "#shared/workflows/execution-input.table.ts";
import { executionNodes } from "#shared/workflows/execution-node.table.ts";
import { executionRuns } from "#shared/workflows/execution-run.table.ts";
import { executions } from "#shared/workflows/workflow.table.ts";
import type { BrokenNode, BrokenRunVerdict } from "./broken-run.ts";
import {
  appendLogs,
  countUnderWay,
  type EndStatus,
  queueAgain,
  type RunEnd,
  toNames,
  writeEnd,
} from "./run-end.store.ts";

/** Seconds after which a worker that has not been heard of counts as gone. */
export const LEASE_SECONDS = 20;
/** Any number, the same in every process: the first part of the lock under which an account's runs are counted. */
const ACCOUNT_LOCK = 4_219_631;

export type ClaimedRun = typeof executionRuns.$inferSelect & { claim: string; workflowId: number };
/** The worker's right to write about a run. */
export type Claim = { executionId: number; claim: string };
export type NodeProgress = Omit<typeof executionNodes.$inferInsert, "executionId" | "label" | "position">;
/** A queued run, with how many of its account are under way, and the account's network where that is known. */
export type StartableRun = { executionId: number; userId: number; underWay: number; network: string | null };
export type RunLeaseStore = ReturnType<typeof createRunLeaseStore>;

type Judge = (broken: BrokenRun) => BrokenRunVerdict;

/** The life of runs: who works on which, how far they are, how they ended. Times are the database's, which all processes share. */
export function createRunLeaseStore(db: Database) {
  const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

  function judgeRun(run: Claim, judge: Judge, condition?: SQL): Promise<BrokenRunVerdict | null> {
    return db.transaction(async (transaction) => {
      const [held] = await transaction
        .select()
        .from(executionRuns)
        .where(and(eq(executionRuns.executionId, run.executionId), eq(executionRuns.claim, run.claim), condition))
        .for("update");
      if (!held) return null;
      const nodes = await transaction
        .select()
        .from(executionNodes)
        .where(eq(executionNodes.executionId, run.executionId))
        .orderBy(asc(executionNodes.position));
      const verdict = judge({
        nodes,
        completedNodes: toNames(held.completedNodes),
        takeovers: held.takeovers,
        cancelRequested: held.cancelRequestedAt !== null,
      });
      if (verdict.status === "queued") await queueAgain(transaction, run.executionId, verdict);
      else
        await writeEnd(transaction, run.executionId, {
          status: verdict.status,
          recordsProcessed: null,
          error: verdict.status === "failed" ? verdict.error : null,
          nodeId: verdict.status === "failed" ? verdict.nodeId : null,
        });
      return verdict;
    });
  }

  return {
    /** The JSON that a run was started with. */
    async inputOf(executionId: number): Promise<string | null> {
      const [row] = await db
        .select({ body: executionInputs.body })
        .from(executionInputs)
        .where(eq(executionInputs.executionId, executionId));
      return row?.body ?? null;
    },

    /**
     * Takes a queued run, or null where it is not there for the taking: another worker has it, it was cancelled, or its
     * account has as many runs under way as it may.
     */
    claim(executionId: number, perAccount: number): Promise<ClaimedRun | null> {
      return db.transaction(async (transaction) => {
        const [waiting] = await transaction
          .select()
          .from(executionRuns)
          .where(eq(executionRuns.executionId, executionId))
          .for("update", { skipLocked: true });
        if (!waiting) return null;
        await transaction.execute(sql`select pg_advisory_xact_lock(${ACCOUNT_LOCK}, ${waiting.userId})`);
        const underWay = await countUnderWay(transaction, waiting.userId);
        if (underWay >= Math.min(waiting.concurrency, perAccount)) return null;
        const [started] = await transaction
          .update(executions)
          .set({ status: "running", ...(waiting.takeovers === 0 ? { startedAt: sql`now()` } : {}) })
          .where(and(eq(executions.id, executionId), eq(executions.status, "queued")))
          .returning({ workflowId: executions.workflowId });
        if (started?.workflowId == null) return null;
        const claim = randomUUID();
        await transaction
          .update(executionRuns)
          .set({ claim, leaseUntil: lease, version: sql`${executionRuns.version} + 1` })
          .where(eq(executionRuns.executionId, executionId));
        return { ...waiting, claim, workflowId: started.workflowId };
      });
    },

    /** Says that this worker still works on its runs; those missing from the answer are not its own any more. */
    async renew(claims: string[]): Promise<{ claim: string; cancelRequested: boolean }[]> {
      const rows = await db
        .update(executionRuns)
        .set({ leaseUntil: lease })
        .where(inArray(executionRuns.claim, claims))
        .returning({ claim: executionRuns.claim, cancelRequestedAt: executionRuns.cancelRequestedAt });
      return rows.map((row) => ({ claim: row.claim ?? "", cancelRequested: row.cancelRequestedAt !== null }));
    },

    /** False, and nothing is written, where the run is not this worker's any more. */
    report(run: Claim, progress: { nodes: NodeProgress[]; logs: LogLine[] }): Promise<boolean> {
      return db.transaction(async (transaction) => {
        const [held] = await transaction
          .update(executionRuns)
          .set({ version: sql`${executionRuns.version} + 1` })
          .where(and(eq(executionRuns.executionId, run.executionId), eq(executionRuns.claim, run.claim)))
          .returning({ id: executionRuns.executionId });
        if (!held) return false;
        for (const { nodeId, ...node } of progress.nodes)
          await transaction
            .update(executionNodes)
            .set(node)
            .where(and(eq(executionNodes.executionId, run.executionId), eq(executionNodes.nodeId, nodeId)));
        if (progress.logs.length > 0) await appendLogs(transaction, run.executionId, progress.logs);
        return true;
      });
    },

    /** Writes how the run ended, and answers it; null where the run is not this worker's any more. */
    finish(run: Claim, end: RunEnd): Promise<EndStatus | null> {
      return db.transaction(async (transaction) => {
        const [held] = await transaction
          .select({ id: executionRuns.executionId })
          .from(executionRuns)
          .where(and(eq(executionRuns.executionId, run.executionId), eq(executionRuns.claim, run.claim)))
          .for("update");
        return held ? writeEnd(transaction, run.executionId, end) : null;
      });
    },

    /** Writes what becomes of a run that its worker broke off; null where the run is not that worker's any more. */
    settle: (run: Claim, judge: Judge) => judgeRun(run, judge),

    /** The same for a run of another worker, if that one is still not heard of. */
    settleAbandoned: (run: Claim, judge: Judge) => judgeRun(run, judge, lt(executionRuns.leaseUntil, sql`now()`)),

    /** Runs whose worker has not been heard of for longer than it may be silent. */
    async abandoned(): Promise<Claim[]> {
      const rows = await db
        .select({ executionId: executionRuns.executionId, claim: executionRuns.claim })
        .from(executionRuns)
        .where(lt(executionRuns.leaseUntil, sql`now()`));
      return rows.flatMap(({ executionId, claim }) => (claim === null ? [] : [{ executionId, claim }]));
    },

    /** For the only process on its database, before it takes its first run: whatever is claimed was claimed by one that is gone. */
    async claimed(): Promise<Claim[]> {
      const rows = await db
        .select({ executionId: executionRuns.executionId, claim: executionRuns.claim })
        .from(executionRuns)
        .where(sql`${executionRuns.claim} is not null`);
      return rows.flatMap(({ executionId, claim }) => (claim === null ? [] : [{ executionId, claim }]));
    },

    /**
     * Queued runs of accounts that may have another one under way: the first ones of each account before further ones,
     * those of accounts with fewer under way before others, and then longest waiting first. None of accounts of the networks that are `full`.
     */
    async startable(perAccount: number, most: number, full: readonly string[]): Promise<StartableRun[]> {
      const underWay = db
        .select({ userId: executionRuns.userId, count: sql<number>`count(*)::int`.as("under_way") })
        .from(executionRuns)
        .innerJoin(executions, eq(executions.id, executionRuns.executionId))
        .where(eq(executions.status, "running"))
        .groupBy(executionRuns.userId)
        .as("busy");
      const count = sql<number>`coalesce(${underWay.count}, 0)`;
      const placeInAccount = sql`row_number() over (partition by ${executionRuns.userId} order by ${executions.id})`;
      return db
        .select({ executionId: executions.id, userId: executionRuns.userId, underWay: count, network: users.network })
        .from(executions)
        .innerJoin(executionRuns, eq(executionRuns.executionId, executions.id))
        .innerJoin(users, and(eq(users.id, executionRuns.userId), isActiveAccount))
        .leftJoin(underWay, eq(underWay.userId, executionRuns.userId))
        .where(
          and(
            eq(executions.status, "queued"),
            sql`${count} < least(${executionRuns.concurrency}, ${perAccount})`,
            full.length === 0 ? undefined : or(isNull(users.network), notInArray(users.network, [...full])),
          ),
        )
        .orderBy(sql`${count} + ${placeInAccount}`, asc(executions.id))
        .limit(most);
    },
  };
}

type BrokenRun = {
  nodes: BrokenNode[];
  completedNodes: string[];
  takeovers: number;
  cancelRequested: boolean;
};
