import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { createAskProcess } from "#server/integrations/helper-process/ask-process.ts";
import { fieldSchema } from "#shared/workflows/node-config.schema.ts";

/** How a CSV file is read: an empty delimiter is found out, and so is whether there is a header where that is not said. */
export type CsvReading = { delimiter: string; header: boolean | null };

/** What a CSV file looks like, with its first rows as text. */
export const sniffedCsvSchema = z.object({
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

export type SniffQuestion = { path: string; reading: CsvReading };

export type CsvSniffer = {
  /** @throws AppError unusable (422) for a file that cannot be read as a table. */
  sniff: (path: string, reading: CsvReading) => Promise<SniffedCsv>;
  close: () => void;
};

/** Looks at files in a process of its own, because somebody else wrote them. */
export function createCsvSniffer(): CsvSniffer {
  const sniffing = createAskProcess({
    entry: "integrations/csv/sniff-process",
    deadlineMs: 60_000,
    heapMb: 256,
    atOnce: 2,
    waiting: 50,
    tooLong: "Looking at this file takes too long. Is it a table?",
    broken: "This file cannot be read as a table.",
  });
  return {
    sniff: async (path, reading) => {
      const question: SniffQuestion = { path, reading };
      const answer = answerSchema.parse(await sniffing.ask(question));
      if ("problem" in answer) throw new AppError("unusable", answer.message);
      return answer.value;
    },
    close: sniffing.close,
  };
}
