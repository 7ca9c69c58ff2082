import { rm } from "node:fs/promises";
import type { z } from "zod";
import { csvDestinationConfigSchema, dashboardDestinationConfigSchema } from "#shared/workflows/node-config.schema.ts";
import type { Destination } from "./destination.ts";
import { fileNameFor, fileOutput, finishFile } from "./write-file.ts";

/** A file to download. */
export const csvDestination: Destination = {
  output: (node) => fileOutput(csvDestinationConfigSchema.parse(node.data.config)),
  idempotent: () => null,
  deliver: async (delivery) => {
    const { run, node } = delivery;
    const { fileName, ...settings } = csvDestinationConfigSchema.parse(node.data.config);
    const { path, rows } = await finishFile(delivery, settings);
    if (path !== delivery.path) await rm(delivery.path);
    const named = fileNameFor(fileName, settings.format);
    run.port.send({ kind: "file", nodeId: node.id, fileName: named, path, rowCount: rows });
    return rows;
  },
};

/** A table and chart in the app. */
export const dashboardDestination = shownInApp((config) => dashboardDestinationConfigSchema.parse(config));

/** Rows that are meant for a workflow which runs this one, where none does: a table in the app. */
export const outputDestination = shownInApp(() => dashboardDestinationConfigSchema.parse({ chart: "none" }));

function shownInApp(settings: (config: unknown) => z.infer<typeof dashboardDestinationConfigSchema>): Destination {
  return {
    output: (_node, { plan }) => ({ format: "rows", most: plan.limits.rowsKept }),
    idempotent: () => null,
    deliver: async ({ run, node, path, rowCount, columns }) => {
      const { title, chart, x, y } = settings(node.data.config);
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
}
