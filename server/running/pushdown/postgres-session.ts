import type { Client } from "pg";
import { openPostgres, type PostgresConfig } from "#server/integrations/connectors/open-postgres.ts";
import { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { databaseSourceConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { describeFailure } from "../destinations/postgres-destination.ts";
import type { RunPlan } from "../run-plan.ts";
import { bindSource, copyOut, endWithUs, tableName } from "../sources/read-postgres.ts";
import type { Described, Nodes, PushDatabase } from "./database-session.ts";
import { insertPushed } from "./insert-pushed.ts";
import { describePushFailure } from "./push-failure.ts";
import type { TableColumn } from "./push-source.ts";
import { selectPushed } from "./pushed-output.ts";
import { type PushedRelation, withPushed } from "./pushed-relation.ts";
import { StaysHere } from "./pushed-value.ts";
import { type KnownCounts, lastBefore } from "./step-counts.ts";

/** PostgreSQL 13 is the first with all that the pushed SQL uses. */
const OLDEST = 130_000;

/** All that is pushed sees the same rows. */
export const postgresDatabase: PushDatabase = {
  open: async ({ connection, parameters, ...limits }) => {
    const target = connectionConfigSchemas.postgres.parse(connection.config);
    const client = await openPushSession(target, limits);
    const end = () => client.end().catch(() => {});
    return {
      describe: (sources) => describeSources(client, sources, parameters),
      copyOut: async (relation, { path, nodes, onRows }) => {
        if (!relation.isTotal && relation.sourceIds.length === 1) await readInTableOrder(client);
        const rows = await copyOut({ client, select: selectPushed(relation), path, onRows });
        return { ...(await countBefore(client, relation, nodes)), last: rows };
      },
      insert: (into) => insertPushed(client, into),
      explain: async (relation) => {
        const sql = selectPushed(relation);
        const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${sql}`);
        return { sql, plan: rows.map((row) => row["QUERY PLAN"]).join("\n") };
      },
      commit: async (node) => {
        await client.query("COMMIT").catch((error: unknown) => {
          throw node ? describeFailure(error, { node, connection: target, committing: true }) : error;
        });
      },
      end,
    };
  },
  describe: (error, { nodeId, connection, seconds }) =>
    describePushFailure(error, { nodeId, target: connectionConfigSchemas.postgres.parse(connection.config), seconds }),
};

async function openPushSession(
  config: PostgresConfig,
  options: { allowPrivateHosts: boolean; seconds: number; writes: boolean },
): Promise<Client> {
  const client = await openPostgres(config, { allowPrivate: options.allowPrivateHosts });
  try {
    // Whether a role may write by default is its own affair.
    await client.query(options.writes ? "BEGIN" : "BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query("SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL bytea_output = 'hex'");
    await client.query("SET LOCAL standard_conforming_strings = on; SET LOCAL extra_float_digits = 1");
    await limitTime(client, options.seconds);
    await endWithUs(client);
    const { rows } = await client.query<{ version: number; encoding: string }>(
      "SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding",
    );
    const [server] = rows;
    if (!server || server.version < OLDEST) throw new StaysHere("Its PostgreSQL is older than version 13.");
    if (server.encoding !== "UTF8") throw new StaysHere("Its database keeps text in another encoding than UTF-8.");
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** The shorter of the account's own time limit and the run's. */
async function limitTime(client: Client, seconds: number): Promise<void> {
  await client.query(
    `SELECT set_config('statement_timeout', CASE WHEN setting::bigint BETWEEN 1 AND $1 THEN setting ELSE $1::text END, true)
     FROM pg_settings WHERE name = 'statement_timeout'`,
    [Math.round(seconds * 1000)],
  );
}

/** Rows come as they lie in the table, which is how they come where all of them are copied. */
async function readInTableOrder(client: Client): Promise<void> {
  await client.query(
    "SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL synchronize_seqscans = off; SET LOCAL enable_indexscan = off; SET LOCAL enable_indexonlyscan = off",
  );
}

async function describeSources(
  client: Client,
  nodes: readonly WorkflowNode[],
  parameters: RunPlan["parameters"],
): Promise<Described> {
  const described: Described = new Map();
  for (const node of nodes) {
    const config = databaseSourceConfigSchema.parse(node.data.config);
    const from =
      config.read === "query"
        ? `(\n${await bindSource(client, { config, parameters })}\n) AS source`
        : tableName(config);
    const columns = await columnsOf(client, from);
    const primaryKey = config.read === "query" ? [] : await primaryKeyOf(client, from);
    described.set(node.id, { from, columns, primaryKey });
  }
  return described;
}

async function columnsOf(client: Client, from: string): Promise<TableColumn[]> {
  // Extended: the protocol takes one statement only there, so a second one cannot hide in a SELECT.
  const statement = { text: `SELECT * FROM ${from} LIMIT 0`, queryMode: "extended" };
  const { fields } = await client.query(statement);
  const { rows } = await client.query<{ oid: number; name: string; kind: string }>(
    "SELECT oid::int, typname AS name, typtype AS kind FROM pg_type WHERE oid = ANY($1::oid[])",
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  const types = new Map(rows.map((row) => [row.oid, row]));
  return fields.map(({ name, dataTypeID, dataTypeModifier }) => {
    const type = types.get(dataTypeID);
    const hasPrecision = type?.name === "numeric" && dataTypeModifier >= 4;
    const precision = ((dataTypeModifier - 4) >> 16) & 0xffff;
    const scale = (dataTypeModifier - 4) & 0x7ff;
    // Since version 15 a scale may be negative, or larger than the precision.
    const isUsual = hasPrecision && scale <= precision;
    return {
      name,
      type: type?.kind === "b" ? type.name : `${type?.name ?? "unknown"} of its own`,
      precision: isUsual ? precision : null,
      scale: isUsual ? scale : null,
    };
  });
}

async function primaryKeyOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.attname AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
     WHERE i.indrelid = to_regclass($1) AND i.indisprimary
       AND NOT EXISTS (SELECT FROM pg_inherits h WHERE h.inhparent = i.indrelid)`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Rows of the sources and of the step before rows are put together: the database counts them, they do not come here. */
async function countBefore(client: Client, relation: PushedRelation, nodes: Nodes): Promise<Omit<KnownCounts, "last">> {
  const sources = relation.passed.filter(({ nodeId }) => relation.sourceIds.includes(nodeId));
  const last = lastBefore(relation, nodes);
  const count = async (name: string) => {
    const sql = `${withPushed(relation)}SELECT count(*)::float8 AS count FROM ${name}`;
    const { rows } = await client.query<{ count: number }>(sql);
    return rows[0]?.count ?? 0;
  };
  const reads = new Map<string, number>();
  for (const { nodeId, name } of sources) reads.set(nodeId, await count(name));
  const [source, ...others] = sources;
  if (!source || !last || others.length > 0) return { reads };
  const isKnown = last.name === source.name || last.name === relation.name;
  return isKnown ? { reads } : { reads, before: await count(last.name) };
}
