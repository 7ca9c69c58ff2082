import { mkdtemp, open, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { createAskProcess } from "#server/integrations/helper-process/ask-process.ts";
import type { QueueCaller } from "#server/integrations/helper-process/owner-queue.ts";
import { removeFolder } from "#server/integrations/helper-process/remove-folder.ts";
import { fieldSchema } from "#shared/workflows/node-config.schema.ts";

/** How a CSV file is read: an empty delimiter is found out, and so is whether there is a header where that is not said. */
export type CsvReading = { delimiter: string; header: boolean | null };

/** What a CSV file looks like, with its first rows as text. */
const sniffedCsvSchema = z.object({
  delimiter: z.string(),
  header: z.boolean(),
  fields: z.array(fieldSchema),
  rows: z.array(z.array(z.string().nullable())),
});
export type SniffedCsv = z.infer<typeof sniffedCsvSchema>;

const answerSchema = z.union([
  z.object({ value: sniffedCsvSchema }),
  z.object({ problem: z.string(), message: z.string() }),
]);

type SniffQuestion = { path: string; reading: CsvReading };

export type CsvSniffer = {
  /** @throws AppError unusable (422) for a file that cannot be read as a table. */
  sniff: (path: string, reading: CsvReading, caller: QueueCaller) => Promise<SniffedCsv>;
  close: () => void;
};

/** So much of a file is looked at, however large it is. */
const HEAD_BYTES = 8 * 1024 * 1024;

/** Looks at files in a process of its own, because somebody else wrote them; of an account at one at a time. */
export function createCsvSniffer(): CsvSniffer {
  const sniffing = createAskProcess({
    entry: "integrations/csv/sniff-process",
    deadlineMs: 60_000,
    heapMb: 256,
    atOnce: 2,
    waiting: 50,
    waitingOfOne: 6,
    tooLong: "Reading this file takes too long. Check that it's a table.",
    broken: "This file can't be read as a table.",
  });
  return {
    sniff: async (path, reading, caller) => {
      const folder = await mkdtemp(join(tmpdir(), "desk-head-"));
      try {
        const head = join(folder, "head.csv");
        const question = async (): Promise<SniffQuestion> => {
          await copyHead(path, head);
          return { path: head, reading };
        };
        const answer = answerSchema.parse(await sniffing.ask(question, caller));
        if ("problem" in answer) throw new AppError("unusable", answer.message);
        return answer.value;
      } finally {
        await removeFolder(folder);
      }
    },
    close: sniffing.close,
  };
}

/** The beginning of a file, up to the last line that is whole. */
async function copyHead(path: string, head: string): Promise<void> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(HEAD_BYTES), position: 0 });
    const lastLine = bytesRead < HEAD_BYTES ? bytesRead : buffer.lastIndexOf(10) + 1;
    await writeFile(head, buffer.subarray(0, lastLine || bytesRead), { mode: 0o600 });
  } finally {
    await file.close();
  }
}
