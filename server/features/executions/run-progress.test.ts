import { describe, expect, it } from "vitest";
import { z } from "zod";
import { skippedRowSchema } from "#shared/workflows/execution.schema.ts";
import { createRunProgress } from "./run-progress.ts";

const writtenSchema = z.object({ skipped: z.number(), skippedRows: z.array(skippedRowSchema) });

describe("rows that the steps of a run left out", () => {
  async function keptOf(steps: number, columns: number, text: string) {
    const written: z.infer<typeof writtenSchema>[] = [];
    const progress = createRunProgress({
      write: async ({ nodes }) => void written.push(...z.array(writtenSchema).parse(nodes)),
      onError: (error) => {
        throw error;
      },
    });
    const row = Object.fromEntries(Array.from({ length: columns }, (_none, nth) => [`column ${nth}`, text]));
    const skippedRows = Array.from({ length: 40 }, (_none, nth) => ({ reason: `row ${nth}: not a number`, row }));
    for (let nth = 0; nth < steps; nth++)
      progress.node({ kind: "node", nodeId: `n${nth}`, status: "completed", skipped: 40, skippedRows });
    await progress.close();
    return written;
  }

  it("are kept with their reasons, twenty of a step, each cell shortened", async () => {
    const [step] = await keptOf(1, 3, "x".repeat(5_000));
    expect(step?.skippedRows).toHaveLength(20);
    expect(step?.skippedRows[0]).toMatchObject({ reason: "row 0: not a number" });
    expect(step?.skippedRows[0]?.row["column 1"]?.length).toBeLessThanOrEqual(301);
  });

  it("take no more room than a run can be shown with, whatever the rows and however many the steps", async () => {
    const steps = await keptOf(200, 500, "é".repeat(5_000));
    const lengths = steps.map(({ skippedRows }) => JSON.stringify(skippedRows).length);
    expect(steps[0]?.skippedRows.length).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThan(70_000);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(2_100_000);
    expect(steps.every(({ skipped }) => skipped === 40)).toBe(true);
  });
});
