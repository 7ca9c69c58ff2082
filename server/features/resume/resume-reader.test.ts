import { execFileSync } from "node:child_process";
import { afterAll, describe, expect, it } from "vitest";
import { waitingTime } from "#server/http/rate-limit.ts";
import { hostilePdfs } from "#server/testing/hostile-pdfs.ts";
import { endlessPdf, pdfOf, plainResume } from "#server/testing/resume-files.ts";
import type { FileError } from "./file-problem.ts";
import { createResumeReader } from "./resume-reader.ts";

const reader = createResumeReader({ atOnce: 2, waiting: 4, waitingOfOne: 2, deadline: 3000 });
/** Somebody else each time, who waits for ever. */
let people = 0;
const patience = () => {
  people += 1;
  return { owner: `address ${people}`, signal: new AbortController().signal };
};
afterAll(() => reader.close());

describe("the reader", () => {
  it("ends a file that never ends, and reads the next", async () => {
    await expect(reader.read(endlessPdf(), patience())).rejects.toMatchObject({ problem: "tooComplex" });
    expect((await reader.read(pdfOf(plainResume), patience())).resume.skills).toHaveLength(3);
  }, 30_000);

  it("ends whatever is made to hold it up, and reads the next", async () => {
    const patient = createResumeReader({ atOnce: 2, waiting: 20, waitingOfOne: 2, deadline: 3_000 });
    const files = Object.entries(hostilePdfs);
    const ended = await Promise.all(
      files.map(([name, make]) =>
        patient.read(make(), patience()).then(
          () => [name, "read"],
          (error: FileError) => [name, error.problem],
        ),
      ),
    );
    for (const [, problem] of ended) expect(["damaged", "scan", "tooComplex"]).toContain(problem);
    expect((await patient.read(pdfOf(plainResume), patience())).resume.skills).toHaveLength(3);
    patient.close();
  }, 120_000);

  it("gives way to others after a while, though it may be patient where nobody waits", async () => {
    const limits = { atOnce: 1, waiting: 4, waitingOfOne: 2, deadline: 100_000, deadlineBeforeOthers: 500 };
    const polite = createResumeReader(limits);
    const slow = polite.read(endlessPdf(), patience()).catch((error: FileError) => error.problem);
    expect((await polite.read(pdfOf(plainResume), patience())).resume.skills).toHaveLength(3);
    expect(await slow).toBe("tooComplex");
    polite.close();
  }, 60_000);

  it("stops reading when nobody waits any more", async () => {
    const gone = new AbortController();
    const reading = reader.read(endlessPdf(), { ...patience(), signal: gone.signal });
    setTimeout(() => gone.abort(new Error("hung up")), 300);
    await expect(reading).rejects.toThrow("hung up");
  });

  it("refuses more than may wait, with a time to come back", async () => {
    const files = Array.from({ length: 12 }, () => reader.read(pdfOf(plainResume), patience()));
    const answers = await Promise.allSettled(files);
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(5);
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: "unavailable", retryAfter: expect.any(Number) });
      expect(reason.message).toBe(
        `The server is busy reading other resumes. Try again ${waitingTime(reason.retryAfter)}.`,
      );
    }
  }, 30_000);

  it("reads one file of an address at a time, and others beside it", async () => {
    const slow = reader.read(endlessPdf(), { ...patience(), owner: "one" });
    const order: string[] = [];
    const next = reader.read(pdfOf(plainResume), { ...patience(), owner: "one" }).then(() => order.push("one"));
    const other = reader.read(pdfOf(plainResume), patience()).then(() => order.push("other"));
    await expect(slow).rejects.toMatchObject({ problem: "tooComplex" });
    await Promise.all([next, other]);
    expect(order).toEqual(["other", "one"]);
  }, 30_000);

  it("refuses what one address has waiting beyond its share, with how long that takes", async () => {
    const caller = { ...patience(), owner: "many" };
    const files = Array.from({ length: 5 }, () => reader.read(pdfOf(plainResume), caller));
    const answers = await Promise.allSettled(files);
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: "tooMany", retryAfter: expect.any(Number) });
      expect(reason.message).toMatch(
        /^Several files from your network are waiting to be read\. Try again in \d+ seconds?\.$/,
      );
    }
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
