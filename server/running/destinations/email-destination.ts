import { open, stat } from "node:fs/promises";
import { thousands } from "#shared/limits/thousands.ts";
import { emailDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { readRecords } from "../read-records.ts";
import type { Destination } from "./destination.ts";

const ROWS_SHOWN = 50;
const SHOWN_BYTES = 512 * 1024;
const CELL_LENGTH = 300;
/** Many mail servers refuse more. */
const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/**
 * A mail with the first rows as a table and all of them as CSV. Those who get it open the file in a spreadsheet and have
 * not built the workflow, so texts that a spreadsheet would run are disarmed.
 */
export const emailDestination: Destination = {
  output: () => ({ format: "csv", header: true, delimiter: ",", disarmed: true }),
  idempotent: () => false,
  deliver: async ({ run, node, path, rowCount, columns }) => {
    const config = emailDestinationConfigSchema.parse(node.data.config);
    const { size } = await stat(path);
    const attached = config.attachCsv && size <= MAX_ATTACHMENT_BYTES;
    const names = columns.map(({ name }) => name);
    const rows = (await readShown(path)).slice(1);
    const note = noteOf({ rowCount, shown: rows.length, wanted: config.attachCsv, attached });
    await run.port.sendMail({
      nodeId: node.id,
      to: config.to,
      subject: config.subject.replace(/[\r\n]+/g, " "),
      message: [config.message, note].filter(Boolean).join("\n\n"),
      html: page({ message: config.message, note, names, rows }),
      csvPath: attached ? path : null,
      csvName: `${node.data.label.replace(/[^\p{L}\p{N} _-]/gu, "").trim() || "rows"}.csv`,
    });
    return rowCount;
  },
};

/** The header and the first rows, without the rest of a file that may be large. */
async function readShown(path: string): Promise<string[][]> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(SHOWN_BYTES) });
    const records = readRecords(buffer.subarray(0, bytesRead).toString("utf8"), ",", ROWS_SHOWN + 1);
    // The last record may be cut off where the piece ends.
    return bytesRead === SHOWN_BYTES && records.length <= ROWS_SHOWN ? records.slice(0, -1) : records;
  } finally {
    await file.close();
  }
}

function noteOf(told: { rowCount: number; shown: number; wanted: boolean; attached: boolean }): string {
  const { rowCount, shown, wanted, attached } = told;
  const all = `${thousands(rowCount)} ${rowCount === 1 ? "row" : "rows"}`;
  const table = shown < rowCount ? `The table shows the first ${shown} of ${all}.` : `The table shows ${all}.`;
  if (!wanted) return table;
  return attached
    ? `${table} All of them are in the attached file.`
    : `${table} Together they are too large to attach.`;
}

function page(content: { message: string; note: string; names: string[]; rows: string[][] }): string {
  const { message, note, names, rows } = content;
  const cell = "border:1px solid #d4d4d8;padding:4px 8px;text-align:left;vertical-align:top";
  const row = (tag: string, values: string[]) =>
    `<tr>${values.map((value) => `<${tag} style="${cell}">${escaped(value.slice(0, CELL_LENGTH))}</${tag}>`).join("")}</tr>`;
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<body style="font:15px/1.5 sans-serif">',
    ...message
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== "")
      .map((paragraph) => `<p>${escaped(paragraph).replaceAll("\n", "<br>\n")}</p>`),
    '<table style="border-collapse:collapse">',
    `<thead>${row("th", names)}</thead>`,
    `<tbody>${rows.map((values) => row("td", values)).join("\n")}</tbody>`,
    "</table>",
    `<p>${escaped(note)}</p>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
