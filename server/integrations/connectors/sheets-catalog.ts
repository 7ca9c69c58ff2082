import { nameColumns } from "#server/integrations/csv/first-record.ts";
import type { ConnectionTable } from "#shared/workflows/connection.schema.ts";
import { configLimits, type Field } from "#shared/workflows/node-config.schema.ts";
import type { FieldType } from "#shared/workflows/node-types.ts";
import { ConnectorError } from "./connector-error.ts";
import { describeSheetsError, openSheets, type SheetsConfig, type SheetsSession } from "./open-sheets.ts";

type Options = { allowPrivate: boolean };

/** No spreadsheet has this id: that the service says so shows that it lets this account ask. */
const NO_SPREADSHEET = "no-spreadsheet-has-this-id";

/** So many rows decide what the columns are; later ones that do not fit are told as such by a run. */
const SAMPLE_ROWS = 500;

/** What was reached, for the person. @throws ConnectorError */
export function trySheets(config: SheetsConfig, options: Options): Promise<string> {
  return using(config, options, async ({ client, email }) => {
    await client.spreadsheets
      .get({ spreadsheetId: NO_SPREADSHEET, fields: "spreadsheetId" })
      .catch((error: unknown) => {
        const problem = describeSheetsError(error, { email });
        if (problem.problem !== "database") throw problem;
      });
    return `Google accepts the key. Share your spreadsheets with “${email}”, as an editor where rows are to be written.`;
  });
}

/** The tabs of a spreadsheet; its id stands for the schema. @throws ConnectorError */
export function listSheetsTables(
  config: SheetsConfig,
  spreadsheetId: string,
  options: Options,
): Promise<ConnectionTable[]> {
  return using(config, options, async ({ client }) => {
    const { data } = await client.spreadsheets.get({ spreadsheetId, fields: "sheets.properties.title" });
    return (data.sheets ?? []).flatMap(({ properties }) =>
      properties?.title ? [{ schema: spreadsheetId, name: properties.title }] : [],
    );
  });
}

/** The columns of a tab, as its first row names them, with the types of the first rows. @throws ConnectorError */
export function listSheetsFields(
  config: SheetsConfig,
  table: ConnectionTable & { header: boolean },
  options: Options,
): Promise<Field[]> {
  return using(config, options, async ({ client }) => {
    const tab = table.name || (await firstTab(client, table.schema));
    const range = `'${tab.replaceAll("'", "''")}'!1:${SAMPLE_ROWS}`;
    const { data } = await client.spreadsheets.values.get({
      ...{ spreadsheetId: table.schema, range },
      ...{ valueRenderOption: "UNFORMATTED_VALUE", dateTimeRenderOption: "FORMATTED_STRING" },
    });
    const rows: unknown[][] = data.values ?? [];
    const first = (rows[0] ?? []).map(String);
    if (first.length === 0) throw new ConnectorError("database", `The tab “${tab}” is empty.`);
    if (first.length > configLimits.fields)
      throw new ConnectorError("other", `The tab “${tab}” has more than ${configLimits.fields} columns.`);
    const cells = table.header ? rows.slice(1) : rows;
    return nameColumns(first, table.header).map((name, at) => ({
      name: name.slice(0, configLimits.name),
      type: typeOfCells(cells.map((row) => row[at])),
    }));
  });
}

/** The narrowest type that all of these cells have; a spreadsheet's own dates come as people see them. */
function typeOfCells(cells: readonly unknown[]): FieldType {
  const filled = cells.filter((cell) => cell !== undefined && cell !== null && cell !== "");
  if (filled.length === 0) return "VARCHAR";
  const are = (fits: (cell: unknown) => boolean) => filled.every(fits);
  if (are(Number.isSafeInteger)) return "INTEGER";
  if (are((cell) => typeof cell === "number")) return "DECIMAL";
  if (are((cell) => typeof cell === "boolean")) return "BOOLEAN";
  if (are((cell) => /^\d{4}-\d{2}-\d{2}$/.test(String(cell)))) return "DATE";
  return are((cell) => /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/.test(String(cell))) ? "TIMESTAMP" : "VARCHAR";
}

async function firstTab(client: SheetsSession["client"], spreadsheetId: string): Promise<string> {
  const { data } = await client.spreadsheets.get({ spreadsheetId, fields: "sheets.properties.title" });
  const title = data.sheets?.[0]?.properties?.title;
  if (!title) throw new ConnectorError("database", "The spreadsheet has no tab to read.");
  return title;
}

async function using<T>(
  config: SheetsConfig,
  options: Options,
  work: (session: SheetsSession) => Promise<T>,
): Promise<T> {
  const session = await openSheets(config, options);
  return work(session).catch((error: unknown) => {
    throw describeSheetsError(error, session);
  });
}
