import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { csvDestinationConfigSchema, dashboardDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { csvCell } from "./csv-cell.ts";
import type { Destination } from "./destination.ts";

/**
 * A CSV file to download: what came in, value for value. Nothing is disarmed here as it is in mails: the file is for
 * the person who built the workflow and for programs, and an added apostrophe would be a changed value.
 */
export const csvDestination: Destination = {
  output: (node) => ({
    format: "csv",
    header: false,
    delimiter: csvDestinationConfigSchema.parse(node.data.config).delimiter,
    disarmed: false,
  }),
  idempotent: () => null,
  deliver: async ({ run, node, path, rowCount, columns }) => {
    const { fileName, delimiter, header } = csvDestinationConfigSchema.parse(node.data.config);
    const whole = `${path}.download`;
    const file = createWriteStream(whole);
    // Written by us, because DuckDB renames the second of two columns with the same name.
    if (header) file.write(`${columns.map(({ name }) => csvCell(name, delimiter)).join(delimiter)}\n`);
    await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), file);
    await rm(path);
    const named = /\.\w+$/.test(fileName.trim()) ? fileName.trim() : `${fileName.trim() || "export"}.csv`;
    run.port.send({ kind: "file", nodeId: node.id, fileName: named, path: whole, rowCount });
    return rowCount;
  },
};

/** A table and chart in the app. */
export const dashboardDestination: Destination = {
  output: (_node, { plan }) => ({ format: "rows", most: plan.limits.rowsKept }),
  idempotent: () => null,
  deliver: async ({ run, node, path, rowCount, columns }) => {
    const { title, chart, x, y } = dashboardDestinationConfigSchema.parse(node.data.config);
    const fields = columns.map(({ name, type }) => ({ name, type }));
    run.port.send({
      kind: "dashboard",
      nodeId: node.id,
      title: title || node.data.label,
      chart,
      x,
      y,
      fields,
      rowsPath: path,
      rowCount,
    });
    return rowCount;
  },
};
