import { extname } from "node:path";
import { type FileFormat, fileFormats } from "#shared/workflows/node-config.schema.ts";

/** By the ending of its name: uploaded files are kept under one that tells what they are. */
export function formatOf(path: string): FileFormat {
  const ending = extname(path).slice(1).toLowerCase();
  if (ending === "jsonl" || ending === "ndjson") return "json";
  return fileFormats.find((format) => format === ending) ?? "csv";
}
