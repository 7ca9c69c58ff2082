import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import type { RunEvent } from "#server/running/run-plan.ts";
import { cleanText } from "#server/text-work/clean-text.ts";
import type { ExecutionResultStore, NewResult } from "./execution-result.store.ts";
import type { Claim } from "./run-lease.store.ts";
import { MOST_RESULT_TEXT } from "./run-limits.ts";

export type KeepResultDeps = {
  results: Pick<ExecutionResultStore, "keep">;
  /** Keeps a copy of a file under a key that every machine can read it by. */
  saveFile: (key: string, path: string) => Promise<void>;
  /** Room for so many bytes beside the account's other files; what is answered gives it back. Null where there is none. */
  takeFileRoom: (userId: number, bytes: number) => Promise<(() => void) | null>;
  rowsKept: number;
};

const rowSchema = z.array(z.string().nullable());

/** What the keys of all files of results begin with. */
export const RESULT_FILES = "runs/";

/** The rows of a dashboard, as many as are kept, ready to be written down. */
export async function readDashboard(
  event: Extract<RunEvent, { kind: "dashboard" }>,
  rowsKept: number,
): Promise<NewResult> {
  const { nodeId, rowsPath, kind, title, chart, x, y, fields, rowCount } = event;
  return {
    nodeId,
    kind,
    title: cleanText(title),
    chart,
    x,
    y,
    fields,
    rowCount,
    rows: await readRows(rowsPath, rowsKept),
  };
}

/**
 * Copies a file to where it is kept, and has `write` write down that it is there.
 * @throws AppError unusable where the account has no room for it
 */
export async function keepFile(
  run: Claim & { userId: number },
  event: Extract<RunEvent, { kind: "file" }>,
  { saveFile, takeFileRoom }: Pick<KeepResultDeps, "saveFile" | "takeFileRoom">,
  write: (result: NewResult) => Promise<void>,
): Promise<void> {
  const { nodeId, kind, rowCount } = event;
  const fileName = cleanText(event.fileName);
  const fileKey = `${RESULT_FILES}${run.executionId}/${nodeId}`;
  const fileBytes = (await stat(event.path)).size;
  const giveBack = await takeFileRoom(run.userId, fileBytes);
  if (!giveBack)
    throw new AppError(
      "unusable",
      `There's no room for the file "${fileName}": it's too large beside the files of your other runs. Keep fewer rows or columns, then rerun.`,
    );
  try {
    await saveFile(fileKey, event.path);
    await write({
      nodeId,
      kind,
      title: fileName,
      rowCount,
      y: [],
      fields: [],
      rows: "[]",
      fileName,
      fileKey,
      fileBytes,
    });
  } finally {
    giveBack();
  }
}

/** As JSON. Read line by line, so that others have a turn: there may be a million cells. */
async function readRows(path: string, most: number): Promise<string> {
  const rows: string[] = [];
  let room = MOST_RESULT_TEXT;
  const source = createReadStream(path, "utf8");
  try {
    for await (const line of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line === "") continue;
      room -= line.length;
      if (rows.length >= most || room < 0) break;
      const row = rowSchema.parse(JSON.parse(line));
      rows.push(JSON.stringify(row.map((cell) => (cell === null ? null : cleanText(cell)))));
    }
  } finally {
    source.destroy();
  }
  return `[${rows.join(",")}]`;
}
