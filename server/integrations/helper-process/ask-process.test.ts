import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AppError } from "#server/errors.ts";
import { type MuteServer, startMuteServer } from "#server/testing/mute-server.ts";
import { type AskProcess, createAskProcess } from "./ask-process.ts";

describe("processes that answer one question", { timeout: 60_000 }, () => {
  let mute: MuteServer;
  let helper: AskProcess;
  beforeEach(async () => {
    mute = await startMuteServer();
    helper = createAskProcess({
      ...{ entry: "integrations/connectors/connector-process", deadlineMs: 60_000, heapMb: 256 },
      ...{ atOnce: 2, waiting: 10, waitingOfOne: 2, tooLong: "Too long.", broken: "Broken." },
    });
  });
  afterEach(() => {
    helper.close();
    mute.close();
  });
  /** A database that never answers, or one that is not there. */
  const question = (port: number) => ({
    allowPrivate: true,
    task: { kind: "try" },
    connection: {
      type: "postgres",
      config: { host: "127.0.0.1", port, database: "shop", username: "mara", password: "secret", ssl: "disable" },
    },
  });
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      ({ code, retryAfter, message }: AppError) => ({ code, retryAfter, message }),
    );

  it("are one at a time of an owner, who keeps nobody else waiting and is refused beyond a few", async () => {
    const slow = [1, 2, 3].map(() => refusal(helper.ask(question(mute.port), { owner: "mara" })));
    expect(await refusal(helper.ask(question(mute.port), { owner: "mara" }))).toMatchObject({
      ...{ code: "unavailable", retryAfter: 10 },
    });
    for (let count = 0; count < 2; count++)
      expect(await helper.ask(question(1), { owner: "noor" })).toHaveProperty("problem");
    await expect.poll(mute.open, { timeout: 30_000 }).toBe(1);
    helper.close();
    const answers = await Promise.all(slow);
    expect(answers.map((answer) => answer?.message).sort()).toEqual([
      "Broken.",
      "The server is busy. Try again in a moment.",
      "The server is busy. Try again in a moment.",
    ]);
  });

  it("end with whoever hangs up, and give their place to the next", async () => {
    const gone = new AbortController();
    const left = refusal(helper.ask(question(mute.port), { owner: "mara", signal: gone.signal }));
    const next = helper.ask(question(1), { owner: "mara" });
    await expect.poll(mute.open, { timeout: 30_000 }).toBe(1);
    gone.abort(new Error("gone"));
    expect(await left).toMatchObject({ message: "gone" });
    expect(await next).toHaveProperty("problem");
    await expect.poll(mute.open).toBe(0);
  });

  it("can touch nothing where they are walled", async () => {
    const path = join(await mkdtemp(join(tmpdir(), "walls-")), "secret");
    await writeFile(path, "the key");
    const ask = async (walled: boolean) => {
      const nosy = createAskProcess({
        ...{ entry: "testing/nosy-process", deadlineMs: 60_000, heapMb: 256, walled },
        ...{ atOnce: 2, waiting: 10, waitingOfOne: 2, tooLong: "Too long.", broken: "Broken." },
      });
      return nosy.ask({ path }, { owner: "mara" });
    };
    const denied = "ERR_ACCESS_DENIED";
    expect(await ask(true)).toEqual({
      value: { read: denied, write: denied, start: denied, load: "ERR_DLOPEN_DISABLED", thread: expect.any(String) },
    });
    expect(await ask(true)).not.toMatchObject({ value: { thread: "done" } });
    expect(await ask(false)).toMatchObject({ value: { read: "done", write: "done", start: "done", thread: "done" } });
    await rm(dirname(path), { recursive: true });
  });

  it("answer in no more than is quickly read", async () => {
    const long = createAskProcess({
      ...{ entry: "testing/long-process", deadlineMs: 60_000, heapMb: 256 },
      ...{ atOnce: 2, waiting: 10, waitingOfOne: 2, tooLong: "Too long.", broken: "Broken." },
    });
    expect(await long.ask({ letters: 3 }, { owner: "mara" })).toEqual({ value: "xxx" });
    expect(await long.ask({ letters: 2_000_000 }, { owner: "mara" })).toHaveProperty("problem");
    const problem = await long.ask({ fails: 3_000_000 }, { owner: "mara" });
    expect(JSON.stringify(problem).length).toBeLessThan(2_100);
  });

  it("are not started for who hangs up while their question is prepared", async () => {
    const gone = new AbortController();
    const prepare = async () => {
      gone.abort(new Error("gone"));
      return question(mute.port);
    };
    expect(await refusal(helper.ask(prepare, { owner: "mara", signal: gone.signal }))).toMatchObject({
      message: "gone",
    });
    expect(await helper.ask(question(1), { owner: "mara" })).toHaveProperty("problem");
    expect(mute.open()).toBe(0);
  });
});
