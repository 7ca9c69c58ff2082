import { afterEach, describe, expect, it } from "vitest";
import type { AppError } from "#server/errors.ts";
import type { wrongTasks } from "#server/testing/text-pool-worker.ts";
import { createTextPool, type TextPool, type TextPoolLimits } from "./text-pool.ts";

const module = new URL("../testing/text-pool-worker.ts", import.meta.url);
const caller = { owner: "somebody" };

describe("the threads that read texts", () => {
  let pool: TextPool<typeof wrongTasks>;
  const open = (limits: Partial<TextPoolLimits> = {}) => {
    pool = createTextPool("text", module, { threads: 2, waiting: 10, waitingOfOne: 10, deadlineMs: 20_000, ...limits });
    return pool;
  };
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      ({ code, retryAfter }: AppError) => ({ code, retryAfter }),
    );
  afterEach(() => pool.close());

  it("answer what is asked, each to whom it belongs", async () => {
    open();
    const texts = Array.from({ length: 8 }, (_none, index) => `text ${index}`);
    expect(await Promise.all(texts.map((text) => pool.run("echo", text, caller)))).toEqual(texts);
  });

  it.each([
    ["a loop without end", "spin", undefined],
    ["a pattern that backtracks without end", "match", 60],
  ] as const)("end %s at the deadline, with when to try again, and go on", async (_name, task, input) => {
    open({ threads: 1, deadlineMs: 500 });
    expect(await refusal(pool.run(task, input ?? 0, caller))).toMatchObject({ code: "unavailable", retryAfter: 30 });
    expect(await pool.run("echo", "still here", caller)).toBe("still here");
  });

  it("end a task that fills the memory, and go on", async () => {
    open({ threads: 1 });
    expect(await refusal(pool.run("fill", undefined, caller))).toMatchObject({ code: "unavailable" });
    expect(await pool.run("echo", "still here", caller)).toBe("still here");
  });

  it("pass on what a task throws, and go on", async () => {
    open({ threads: 1 });
    await expect(pool.run("fail", "out of words", caller)).rejects.toThrow("out of words");
    expect(await pool.run("echo", "still here", caller)).toBe("still here");
  });

  it("refuse what would wait in a full queue, one owner's sooner, and first the newest of whoever has most there", async () => {
    open({ threads: 1, waiting: 3, waitingOfOne: 2, deadlineMs: 1_000 });
    const busy = refusal(pool.run("spin", undefined, caller));
    const own = [1, 2].map((text) => pool.run("echo", String(text), caller));
    expect(await refusal(pool.run("echo", "third", caller))).toEqual({ code: "unavailable", retryAfter: 5 });
    const others = pool.run("echo", "other", { owner: "other" });
    const late = pool.run("echo", "late", { owner: "third" });
    expect(await refusal(own.pop() ?? Promise.reject())).toEqual({ code: "unavailable", retryAfter: 5 });
    await busy;
    expect(await Promise.all([...own, others, late])).toEqual(["1", "other", "late"]);
    const metrics = await pool.metrics.metrics();
    expect(metrics).toContain("text_tasks_refused_total 2");
    expect(metrics).toContain('text_task_duration_seconds_count{task="spin",outcome="late"} 1');
  });

  it("take owners in turns: many of one do not keep another waiting", async () => {
    open({ threads: 2 });
    const order: string[] = [];
    const hold = (owner: string) => pool.run("hold", 50, { owner }).then(() => order.push(owner));
    await Promise.all([...Array.from({ length: 6 }, () => hold("many")), hold("one")]);
    expect(order.indexOf("one")).toBeLessThan(4);
  });

  it("leave a thread to others, whatever one owner asks for", async () => {
    open({ threads: 2, deadlineMs: 3_000 });
    const order: string[] = [];
    const spins = [1, 2].map(() => refusal(pool.run("spin", undefined, caller)).then(() => order.push("spin")));
    await pool.run("echo", "short", { owner: "newcomer" }).then(() => order.push("newcomer"));
    expect(order).toEqual(["newcomer"]);
    await Promise.all(spins);
  });

  it("leave out what nobody waits for any more", async () => {
    open({ threads: 1, waiting: 1 });
    const busy = pool.run("hold", 200, caller);
    const gone = new AbortController();
    const left = pool.run("echo", "left", { ...caller, signal: gone.signal });
    gone.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    expect(await pool.run("echo", "next", caller)).toBe("next");
    await busy;
    await expect(pool.run("echo", "late", { ...caller, signal: gone.signal })).rejects.toThrow("gone");
  });

  it("let go of who leaves while their text is read, and of all when they end", async () => {
    open({ threads: 1 });
    const gone = new AbortController();
    const left = pool.run("hold", 300, { ...caller, signal: gone.signal });
    gone.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    const open_ = [refusal(pool.run("spin", undefined, caller)), refusal(pool.run("echo", "waits", caller))];
    await pool.close();
    for (const refused of await Promise.all(open_)) expect(refused).toMatchObject({ code: "unavailable" });
    expect(await refusal(pool.run("echo", "late", caller))).toMatchObject({ code: "unavailable" });
  });
});
