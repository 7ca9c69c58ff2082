import { serveQuestion } from "#server/integrations/helper-process/serve-question.ts";
import { shortWords } from "#server/integrations/helper-process/short-words.ts";
import { tryApi } from "./call-api.ts";
import { ConnectorError, connectorProblem } from "./connector-error.ts";
import { type ConnectorQuestion, connectorQuestionSchema } from "./connector-question.ts";
import { guardSockets } from "./guard-sockets.ts";
import * as mysql from "./mysql-catalog.ts";
import { listS3Keys, tryS3 } from "./open-s3.ts";
import * as postgres from "./postgres-catalog.ts";
import * as sheets from "./sheets-catalog.ts";
import * as snowflake from "./snowflake-catalog.ts";

// Looks into one system of a user's own, answers, and ends. The drivers are large, slow to load, and speak with servers
// that may be hostile.

/** Tables or columns. A server is asked for no more, and may be hostile and send more all the same. */
const MOST_ENTRIES = 2_000;

serveQuestion(async (question) => {
  const parsed = connectorQuestionSchema.parse(question);
  guardSockets(parsed.allowPrivate);
  const told = await answer(parsed);
  if (typeof told === "string") return shortWords(told);
  return Array.isArray(told) ? told.slice(0, MOST_ENTRIES) : told;
}, connectorProblem);

function answer({ connection, task, allowPrivate }: ConnectorQuestion): Promise<unknown> {
  const options = { allowPrivate };
  if (connection.type === "postgres") {
    const { config } = connection;
    if (task.kind === "try") return postgres.tryPostgres(config, options);
    if (task.kind === "tables") return postgres.listPostgresTables(config, options);
    if (task.kind === "fields") return postgres.listPostgresFields(config, task, options);
    return postgres.listPostgresQueryFields(config, task.query, options);
  }
  if (connection.type === "mysql") {
    const { config } = connection;
    if (task.kind === "try") return mysql.tryMysql(config, options);
    if (task.kind === "tables") return mysql.listMysqlTables(config, options);
    if (task.kind === "fields") return mysql.listMysqlFields(config, task, options);
    return mysql.listMysqlQueryFields(config, task.query, options);
  }
  if (connection.type === "snowflake") {
    const { config } = connection;
    if (task.kind === "try") return snowflake.trySnowflake(config, options);
    if (task.kind === "tables") return snowflake.listSnowflakeTables(config, options);
    if (task.kind === "fields") return snowflake.listSnowflakeFields(config, task, options);
    return snowflake.listSnowflakeQueryFields(config, task.query, options);
  }
  if (connection.type === "http") {
    if (task.kind === "try") return tryApi(connection.config, options);
    throw new ConnectorError("other", "An API has no tables. Load the columns in the step.");
  }
  if (connection.type === "s3") {
    const { config } = connection;
    if (task.kind === "try") return tryS3(config, options);
    if (task.kind === "tables")
      return listS3Keys(config, task.within, options).then((keys) =>
        keys.map((name) => ({ schema: config.bucket, name })),
      );
    throw new ConnectorError("other", "A bucket has files. Load the columns in the step.");
  }
  const { config } = connection;
  if (task.kind === "try") return sheets.trySheets(config, options);
  if (task.kind === "tables") return sheets.listSheetsTables(config, task.within, options);
  return sheets.listSheetsFields(
    config,
    task.kind === "fields" ? task : { schema: "", name: "", header: true },
    options,
  );
}
