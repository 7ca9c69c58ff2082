import { describeSheetsError, openSheets } from "#server/integrations/connectors/open-sheets.ts";
import { connectionConfigSchemas } from "#shared/workflows/connection.schema.ts";
import { sheetDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { Column } from "../graph/relation.ts";
import { findTab, sheetRange, spreadsheetIdOf } from "../sheet-range.ts";
import { connectionOf } from "../sources/read-source.ts";
import { StepError } from "../step-error.ts";
import type { Delivery, Destination } from "./destination.ts";
import { readBatches } from "./read-lines.ts";

const ROWS_A_CALL = 2_000;
/** What Google allows in one spreadsheet. */
const MOST_CELLS = 10_000_000;

/** Rows in a tab of a spreadsheet. Everything is written as it is (`RAW`): a text that begins with = stays a text. */
export const sheetsDestination: Destination = {
  output: () => ({ format: "rows", most: null }),
  idempotent: (node) => sheetDestinationConfigSchema.parse(node.data.config).mode === "replace",
  deliver: async (delivery) => {
    const { run, node, rowCount, columns } = delivery;
    if ((rowCount + 1) * columns.length > MOST_CELLS)
      throw new StepError(
        node.id,
        "These are more cells than a spreadsheet of Google may have (10 million). Filter first.",
      );
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

async function write(client: Client, { node, path, columns, onRows }: Delivery): Promise<number> {
  const config = sheetDestinationConfigSchema.parse(node.data.config);
  const spreadsheetId = spreadsheetIdOf(config.spreadsheetId);
  const title = await tabFor(client, { spreadsheetId, sheet: config.sheet, nodeId: node.id });
  const range = sheetRange(title);
  if (config.mode === "replace") await client.spreadsheets.values.clear({ spreadsheetId, range, requestBody: {} });
  const { data: first } = await client.spreadsheets.values.get({
    spreadsheetId,
    range: sheetRange(title, { from: 1, to: 1 }),
  });
  const names = (first.values ?? []).length === 0 ? [columns.map(({ name }) => name)] : [];

  let written = 0;
  const append = async (values: (string | number | boolean | null)[][]) => {
    if (values.length === 0) return;
    await client.spreadsheets.values.append({
      spreadsheetId,
      range,
      valueInputOption: "RAW",
      insertDataOption: "INSERT_ROWS",
      requestBody: { values },
    });
  };
  try {
    await append(names);
    for await (const batch of readBatches(path, ROWS_A_CALL)) {
      await append(batch.map((row) => row.map((cell, index) => toCell(cell, columns[index]))));
      written += batch.length;
      onRows(written);
    }
  } catch (error) {
    if (config.mode === "replace" || written === 0) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StepError(node.id, `Only the first ${written.toLocaleString("en-US")} rows were written: ${reason}`, {
      cause: error,
    });
  }
  return written;
}

/** The tab that is meant; one that is named and not there is made. */
async function tabFor(client: Client, at: { spreadsheetId: string; sheet: string; nodeId: string }): Promise<string> {
  const { spreadsheetId, sheet, nodeId } = at;
  const { data } = await client.spreadsheets.get({ spreadsheetId, fields: "sheets.properties" });
  const titles = (data.sheets ?? []).flatMap(({ properties }) =>
    properties?.title ? [{ properties: { title: properties.title } }] : [],
  );
  if (sheet === "" || titles.some(({ properties }) => properties.title === sheet))
    return findTab({ sheets: titles }, sheet, nodeId).title;
  await client.spreadsheets.batchUpdate({
    spreadsheetId,
    requestBody: { requests: [{ addSheet: { properties: { title: sheet } } }] },
  });
  return sheet;
}

/** Numbers as numbers, as far as a spreadsheet keeps all their digits. */
function toCell(text: string | null, column: Column | undefined): string | number | boolean {
  if (text === null) return "";
  if (column?.type === "BOOLEAN") return text === "true";
  const numeric = column?.type === "INTEGER" || column?.type === "DECIMAL";
  const digits = text.replace(/[^\d]/g, "").length;
  return numeric && digits <= 15 && Number.isFinite(Number(text)) ? Number(text) : text;
}
