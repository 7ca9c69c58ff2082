import { execFileSync } from "node:child_process";
import { afterAll, describe, expect, it } from "vitest";
import { endlessPdf, pdfOf, plainResume } from "#server/testing/resume-files.ts";
import { createResumeReader } from "./resume-reader.ts";

const reader = createResumeReader({ atOnce: 2, waiting: 4, deadline: 3000 });
const patience = () => new AbortController().signal;
afterAll(() => reader.close());

describe("the reader", () => {
  it("ends a file that never ends, and reads the next", async () => {
    await expect(reader.read(endlessPdf(), patience())).rejects.toMatchObject({ problem: "tooComplex" });
    expect((await reader.read(pdfOf(plainResume), patience())).resume.skills).toHaveLength(3);
  }, 30_000);

  it("stops reading when nobody waits any more", async () => {
    const gone = new AbortController();
    const reading = reader.read(endlessPdf(), gone.signal);
    setTimeout(() => gone.abort(new Error("hung up")), 300);
    await expect(reading).rejects.toThrow("hung up");
  });

  it("refuses more than may wait, with a time to come back", async () => {
    const files = Array.from({ length: 12 }, () => reader.read(pdfOf(plainResume), patience()));
    const answers = await Promise.allSettled(files);
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(5);
    for (const answer of refused) expect(answer.reason).toMatchObject({ code: "unavailable", retryAfter: 30 });
  }, 30_000);

  it("leaves no process behind but the one that is ready for the next file", async () => {
    await expect.poll(countChildren, { timeout: 5000 }).toBeLessThanOrEqual(1);
    reader.close();
    await expect.poll(countChildren, { timeout: 5000 }).toBe(0);
  });
});

function countChildren(): number {
  const listed = execFileSync("ps", ["-eo", "ppid=,args="], { encoding: "utf8" });
  const mine = new RegExp(`^\\s*${process.pid}\\s.*reading-process`);
  return listed.split("\n").filter((line) => mine.test(line)).length;
}
