import { describeSheetsError, openSheets } from "#server/integrations/connectors/open-sheets.ts";
import { thousands } from "#shared/limits/thousands.ts";
import { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { replaceRuleOf, sheetDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { Column } from "../graph/relation.ts";
import { sheetRange, spreadsheetIdOf } from "../sheet-range.ts";
import { connectionOf } from "../sources/read-source.ts";
import { StepError } from "../step-error.ts";
import type { Delivery, Destination } from "./destination.ts";
import { readBatches } from "./read-lines.ts";
import { refuseRows } from "./refuse-rows.ts";

const ROWS_A_CALL = 2_000;
/** What Google allows in one spreadsheet. */
const MOST_CELLS = 10_000_000;
const MOST_CHARACTERS = 50_000;

/** Rows in a tab of a spreadsheet. Everything is written as it is (`RAW`): a text that begins with = stays a text. */
export const sheetsDestination: Destination = {
  output: () => ({ format: "rows", most: null }),
  idempotent: (node) => sheetDestinationConfigSchema.parse(node.data.config).mode === "replace",
  leavesPart: (node) => sheetDestinationConfigSchema.parse(node.data.config).mode === "append",
  deliver: async (delivery) => {
    const { run, node, rowCount, columns } = delivery;
    // A replace needs room for the new rows beside the old ones.
    const copies = replaceRuleOf(node.data.config) ? 2 : 1;
    if ((rowCount + 1) * columns.length * copies > MOST_CELLS)
      throw new StepError(
        node.id,
        "This is more than the 10 million cells Google Sheets allows. Filter the rows first.",
      );
    // One such row would have a whole call refused, perhaps after others were taken.
    await refuseRows(delivery, (row) => tooLong(row, columns));
    const target = connectionConfigSchemas.googlesheets.parse(connectionOf(run.plan, node, "googlesheets").config);
    const session = await openSheets(target, { allowPrivate: run.plan.allowPrivateHosts });
    try {
      return await write(session.client, delivery);
    } catch (error) {
      throw error instanceof StepError ? error : describeSheetsError(error, session);
    }
  },
};

type Client = Awaited<ReturnType<typeof openSheets>>["client"];

async function write(client: Client, delivery: Delivery): Promise<number> {
  const config = sheetDestinationConfigSchema.parse(delivery.node.data.config);
  const spreadsheetId = spreadsheetIdOf(config.spreadsheetId);
  const tab = await tabFor(client, { spreadsheetId, sheet: config.sheet, nodeId: delivery.node.id });
  const at = { client, spreadsheetId };
  if (config.mode === "replace") return replaceTab(at, tab, delivery);
  const { data: first } = await client.spreadsheets.values.get({
    spreadsheetId,
    range: sheetRange(tab.title, { from: 1, to: 1 }),
  });
  let written = 0;
  try {
    if ((first.values ?? []).length === 0) await append(at, tab.title, [delivery.columns.map(({ name }) => name)]);
    for await (const count of appendRows(at, tab.title, delivery)) written = count;
    return written;
  } catch (error) {
    if (written === 0) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StepError(delivery.node.id, `Only the first ${thousands(written)} rows were written: ${reason}`, {
      cause: error,
    });
  }
}

type At = { client: Client; spreadsheetId: string };
type Tab = { sheetId: number; title: string; rows: number; columns: number };

/** All rows wait in a tab of their own; one call, which does all or nothing, then puts them where they belong. */
async function replaceTab({ client, spreadsheetId }: At, tab: Tab, delivery: Delivery): Promise<number> {
  const { run, columns } = delivery;
  const at = { client, spreadsheetId };
  const title = `Incoming rows of run ${run.plan.executionId}`;
  const left = (await tabsOf(client, spreadsheetId)).find((each) => each.title === title);
  const change = (requests: object[]) => client.spreadsheets.batchUpdate({ spreadsheetId, requestBody: { requests } });
  if (left) await change([{ deleteSheet: { sheetId: left.sheetId } }]);
  const grid = { rowCount: 1, columnCount: Math.max(1, columns.length) };
  await change([{ addSheet: { properties: { title, hidden: true, gridProperties: grid } } }]);
  const waiting = (await tabsOf(client, spreadsheetId)).find((each) => each.title === title);
  if (!waiting) throw new StepError(delivery.node.id, "The spreadsheet took no tab for the new rows.");
  try {
    await append(at, title, [columns.map(({ name }) => name)]);
    let written = 0;
    for await (const count of appendRows(at, title, delivery)) written = count;
    const area = { startRowIndex: 0, endRowIndex: written + 1, startColumnIndex: 0, endColumnIndex: columns.length };
    const room = { rowCount: Math.max(tab.rows, written + 1), columnCount: Math.max(tab.columns, columns.length) };
    await change([
      {
        updateSheetProperties: {
          properties: { sheetId: tab.sheetId, gridProperties: room },
          fields: "gridProperties.rowCount,gridProperties.columnCount",
        },
      },
      { updateCells: { range: { sheetId: tab.sheetId }, fields: "userEnteredValue" } },
      {
        copyPaste: {
          source: { sheetId: waiting.sheetId, ...area },
          destination: { sheetId: tab.sheetId, ...area },
          pasteType: "PASTE_VALUES",
        },
      },
      { deleteSheet: { sheetId: waiting.sheetId } },
    ]);
    return written;
  } catch (error) {
    await change([{ deleteSheet: { sheetId: waiting.sheetId } }]).catch(() => {});
    throw error;
  }
}

async function append({ client, spreadsheetId }: At, title: string, values: (string | number | boolean)[][]) {
  if (values.length === 0) return;
  await client.spreadsheets.values.append({
    spreadsheetId,
    range: sheetRange(title),
    valueInputOption: "RAW",
    insertDataOption: "INSERT_ROWS",
    requestBody: { values },
  });
}

/** Tells after each call how many rows have been written. */
async function* appendRows(at: At, title: string, { path, columns, onRows }: Delivery): AsyncGenerator<number> {
  let written = 0;
  for await (const rows of readBatches(path, ROWS_A_CALL)) {
    const batch = rows.filter((row) => tooLong(row, columns) === null);
    await append(
      at,
      title,
      batch.map((row) => row.map((cell, index) => toCell(cell, columns[index]))),
    );
    written += batch.length;
    onRows(written);
    yield written;
  }
}

function tooLong(row: readonly (string | null)[], columns: readonly Column[]): string | null {
  const at = row.findIndex((cell) => (cell?.length ?? 0) > MOST_CHARACTERS);
  return at < 0
    ? null
    : `“${columns[at]?.name}” is longer than the 50,000 characters that a cell of Google Sheets holds`;
}

async function tabsOf(client: Client, spreadsheetId: string): Promise<Tab[]> {
  const { data } = await client.spreadsheets.get({ spreadsheetId, fields: "sheets.properties" });
  return (data.sheets ?? []).flatMap(({ properties }) => {
    const { sheetId, title, gridProperties } = properties ?? {};
    if (sheetId == null || !title) return [];
    return [{ sheetId, title, rows: gridProperties?.rowCount ?? 0, columns: gridProperties?.columnCount ?? 0 }];
  });
}

/** The tab that is meant; one that is named and not there is made. */
async function tabFor(client: Client, at: { spreadsheetId: string; sheet: string; nodeId: string }): Promise<Tab> {
  const { spreadsheetId, sheet, nodeId } = at;
  const find = async () => {
    const tabs = await tabsOf(client, spreadsheetId);
    return sheet === "" ? tabs[0] : tabs.find(({ title }) => title === sheet);
  };
  const known = await find();
  if (known) return known;
  if (sheet !== "")
    await client.spreadsheets.batchUpdate({
      spreadsheetId,
      requestBody: { requests: [{ addSheet: { properties: { title: sheet } } }] },
    });
  const made = await find();
  if (!made) throw new StepError(nodeId, "The spreadsheet has no tab to write to.");
  return made;
}

/** Numbers as numbers, as far as a spreadsheet keeps all their digits. */
function toCell(text: string | null, column: Column | undefined): string | number | boolean {
  if (text === null) return "";
  if (column?.type === "BOOLEAN") return text === "true";
  const numeric = column?.type === "INTEGER" || column?.type === "DECIMAL";
  const digits = text.replace(/[^\d]/g, "").length;
  return numeric && digits <= 15 && Number.isFinite(Number(text)) ? Number(text) : text;
}
