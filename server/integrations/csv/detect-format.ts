import { open } from "node:fs/promises";
import type { FileFormat } from "#shared/workflows/node-config.schema.ts";

/** What a file is, by how it begins; a text that begins like JSON is that unless its name says that it is a table. */
export async function detectFormat(path: string, name: string): Promise<FileFormat> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(4096), position: 0 });
    const start = buffer.subarray(0, bytesRead);
    const magic = start.subarray(0, 4).toString("latin1");
    if (magic === "PAR1") return "parquet";
    if (magic === "PK\x03\x04") return "xlsx";
    const text = start
      .toString("utf8")
      .replace(/^\uFEFF/, "")
      .trimStart();
    return /^[[{]/.test(text) && !/\.(csv|tsv|txt)$/i.test(name) ? "json" : "csv";
  } finally {
    await file.close();
  }
}
