import { StepError } from "./step-error.ts";

/** The id of a spreadsheet, also where its whole address was given. */
export function spreadsheetIdOf(text: string): string {
  return /\/d\/([\w-]+)/.exec(text)?.[1] ?? text.trim();
}

/** Rows of a tab in A1 notation, counted from 1. */
export function sheetRange(sheet: string, rows?: { from: number; to: number }): string {
  const name = `'${sheet.replaceAll("'", "''")}'`;
  return rows ? `${name}!A${rows.from}:ZZZ${rows.to}` : name;
}

type Tabs = { sheets?: { properties?: { title?: string | null; gridProperties?: { rowCount?: number | null } } }[] };

/** The tab that is meant, the first where none is named, and how many rows it has room for. */
export function findTab({ sheets = [] }: Tabs, name: string, nodeId: string): { title: string; rows: number } {
  const found = name === "" ? sheets[0] : sheets.find(({ properties }) => properties?.title === name);
  const title = found?.properties?.title;
  if (!title) throw new StepError(nodeId, `The spreadsheet has no tab “${name}”. Choose another one.`);
  return { title, rows: found.properties?.gridProperties?.rowCount ?? 0 };
}
