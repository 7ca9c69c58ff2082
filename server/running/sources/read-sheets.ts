import {
  describeSheetsError,
  openSheets,
  type SheetsConfig,
  type SheetsSession,
} from "#server/integrations/connectors/open-sheets.ts";
import { nameColumns } from "#server/integrations/csv/first-record.ts";
import { sheetSourceConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { findTab, sheetRange, spreadsheetIdOf } from "../sheet-range.ts";
import { StepError } from "../step-error.ts";
import { createCsvWriter } from "./csv-writer.ts";
import type { FetchRows } from "./fetch-rows.ts";

/** Few enough that one answer of the service stays small. */
const ROWS_A_CALL = 5_000;

/** Copies a tab of a spreadsheet to a CSV file, a few thousand rows at a time. */
export function fetchSheets(target: SheetsConfig): FetchRows {
  return async (options, path) => {
    const session = await openSheets(target, { allowPrivate: options.plan.allowPrivateHosts });
    try {
      return await copyTab(session, options, path);
    } catch (error) {
      throw error instanceof StepError ? error : describeSheetsError(error, session);
    }
  };
}

async function copyTab({ client }: SheetsSession, options: Parameters<FetchRows>[0], path: string) {
  const { node, limit, onRows } = options;
  const { spreadsheetId, sheet, header } = sheetSourceConfigSchema.parse(node.data.config);
  const id = spreadsheetIdOf(spreadsheetId);
  const { data } = await client.spreadsheets.get({ spreadsheetId: id, fields: "sheets.properties" });
  const { title, rows: room } = findTab(
    {
      sheets:
        data.sheets?.map(({ properties }) => ({ ...(properties ? { properties: tabOf(properties) } : {}) })) ?? [],
    },
    sheet,
    node.id,
  );
  const writer = createCsvWriter(path);
  let columns: string[] | null = null;
  let copied = 0;
  for (let from = 1; from <= room && (limit === null || copied < limit); from += ROWS_A_CALL) {
    const { data: part } = await client.spreadsheets.values.get({
      spreadsheetId: id,
      range: sheetRange(title, { from, to: Math.min(room, from + ROWS_A_CALL - 1) }),
      valueRenderOption: "UNFORMATTED_VALUE",
      dateTimeRenderOption: "FORMATTED_STRING",
    });
    for (const cells of part.values ?? []) {
      const row = cells.map((cell) => (cell === "" || cell === null ? null : String(cell)));
      if (columns === null) {
        columns = nameColumns(
          row.map((cell) => cell ?? ""),
          header,
        );
        if (header) continue;
      }
      if (row.every((cell) => cell === null)) continue;
      await writer.write(columns.map((_name, index) => row[index] ?? null));
      copied += 1;
    }
    onRows(copied);
  }
  return { columns: columns ?? [], rows: await writer.end() };
}

function tabOf({ title, gridProperties }: { title?: string | null; gridProperties?: { rowCount?: number | null } }) {
  return { ...(title ? { title } : {}), ...(gridProperties ? { gridProperties } : {}) };
}
