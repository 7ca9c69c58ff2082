import { describe, expect, it } from "vitest";
import { AppError } from "#server/errors.ts";
import { createOwnerQueue, type OwnerQueueLimits } from "./owner-queue.ts";

const limits: OwnerQueueLimits = { atOnce: 1, atOnceOfOne: 1, waiting: 20, waitingOfOne: 10 };

/** A queue whose works end when the test says so; `began` has their names in the order of their beginning. */
function open(changed: Partial<OwnerQueueLimits> = {}) {
  const queue = createOwnerQueue({ ...limits, ...changed }, () => new AppError("unavailable", "full"));
  const began: string[] = [];
  const ends = new Map<string, ReturnType<typeof Promise.withResolvers<void>>>();
  const endOf = (name: string) => ends.get(name) ?? ends.set(name, Promise.withResolvers()).get(name);
  /** The owner is the name up to its last sign. */
  const ask = (name: string, signal?: AbortSignal, address?: string): Promise<string> =>
    queue.run({ owner: name.slice(0, -1), ...(signal && { signal }), ...(address && { address }) }, async () => {
      began.push(name);
      await endOf(name)?.promise;
      return name;
    });
  /** Ends a work, and waits until the next one has begun. */
  const end = async (name: string, asked: Promise<string>): Promise<void> => {
    endOf(name)?.resolve();
    await asked;
    await settled();
  };
  return { queue, began, ask, end, endOf };
}

/** All that is due by now has happened. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe("places that owners share", () => {
  it("go to whoever's last turn is longest ago, however many works of others wait", async () => {
    const { began, ask, end } = open({ atOnce: 2 });
    const names = ["a1", "b1", "a2", "a3", "a4", "b2", "b3", "c1", "c2"];
    const asked = new Map(names.map((name) => [name, ask(name)]));
    const finish = (name: string) => end(name, asked.get(name) ?? Promise.reject(new Error(name)));
    await settled();
    expect(began).toEqual(["a1", "b1"]);
    await finish("a1");
    expect(began.at(-1)).toBe("c1");
    await finish("c1");
    expect(began.at(-1)).toBe("a2");
    await finish("b1");
    expect(began.at(-1)).toBe("b2");
    await finish("b2");
    expect(began.at(-1)).toBe("c2");
    await finish("a2");
    expect(began.at(-1)).toBe("a3");
    for (const name of ["c2", "a3", "b3", "a4"]) await finish(name);
    expect(began.slice(-2)).toEqual(["b3", "a4"]);
  });

  it("go to whoever has the fewest works under way, where one owner may have several", async () => {
    const { began, ask, end } = open({ atOnce: 3, atOnceOfOne: 3 });
    const asked = ["a1", "a2", "a3", "a4", "b1"].map((name) => ask(name));
    await settled();
    await end("a1", asked[0] ?? Promise.reject());
    expect(began).toEqual(["a1", "a2", "a3", "b1"]);
  });

  it("leave a place free rather than give one owner more than is allowed", async () => {
    const { began, ask, queue } = open({ atOnce: 3 });
    void ask("a1");
    void ask("a2");
    await settled();
    expect(began).toEqual(["a1"]);
    expect([queue.underWay(), queue.waiting(), queue.waiting("a"), queue.waiting("b")]).toEqual([1, 1, 1, 0]);
    void ask("b1");
    await settled();
    expect(began).toEqual(["a1", "b1"]);
  });

  it("have so many waiting of one, and of all, and no more", async () => {
    const { ask, queue } = open({ waiting: 3, waitingOfOne: 2 });
    for (const name of ["a1", "a2", "a3"]) void ask(name);
    await expect(ask("a4")).rejects.toThrow("full");
    void ask("b1");
    await expect(ask("a5")).rejects.toThrow("full");
    expect(queue.waiting()).toBe(3);
  });

  it("have room for who comes when they are full, at the cost of the newest of whoever has most waiting", async () => {
    const { ask, queue, began, end } = open({ waiting: 4, waitingOfOne: 3 });
    const first = ask("a1");
    const [kept, newest] = [ask("a2"), ask("a3")];
    const beside = [ask("b1"), ask("b2")];
    const third = ask("c1");
    await expect(beside[1]).rejects.toThrow("full");
    expect([queue.waiting("a"), queue.waiting("b"), queue.waiting("c")]).toEqual([2, 1, 1]);
    const fourth = ask("d1");
    await expect(newest).rejects.toThrow("full");
    // Now everybody has one: who comes would only push out an equal.
    await expect(ask("e1")).rejects.toThrow("full");
    await end("a1", first);
    expect(began).toEqual(["a1", "b1"]);
    await end("b1", beside[0] ?? Promise.reject());
    await end("c1", third);
    await end("d1", fourth);
    expect(began).toEqual(["a1", "b1", "c1", "d1", "a2"]);
    await end("a2", kept);
  });

  it("are shared among networks, however many addresses of IPv6 one of them has", async () => {
    const { ask, queue } = open({ waiting: 8, waitingOfOne: 2 });
    void ask("2001:db8:7:00");
    for (let at = 0; at < 4; at++) void ask(`2001:db8:7:${at}1`).catch(() => {});
    await expect(ask("2001:db8:7:91")).rejects.toThrow("full");
    for (let at = 0; at < 4; at++) void ask(`2001:db8:8:${at}1`).catch(() => {});
    expect(queue.waiting()).toBe(8);
    void ask("198.51.100.71");
    void ask("198.51.100.81");
    expect([queue.waiting(), queue.waiting("198.51.100.7"), queue.waiting("198.51.100.8")]).toEqual([8, 1, 1]);
  });

  it("are shared among accounts of one address that has as many waiting as it may", async () => {
    const { ask, queue } = open({ waiting: 8, waitingOfOne: 3 });
    const here = "203.0.113.5";
    for (const name of ["a1", "a2", "a3"]) void ask(name, undefined, here);
    const newest = ask("a4", undefined, here);
    void ask("b1", undefined, here);
    void ask("c1", undefined, here);
    await expect(newest).rejects.toThrow("full");
    expect([queue.waiting("a"), queue.waiting("b"), queue.waiting("c")]).toEqual([2, 1, 1]);
  });

  it("leave one free for others, however many addresses of IPv6 a network has", async () => {
    const { ask, began } = open({ atOnce: 3 });
    for (let at = 0; at < 4; at++) void ask(`2001:db8:7:${at}1`);
    await settled();
    expect(began).toEqual(["2001:db8:7:01", "2001:db8:7:11"]);
    void ask("198.51.100.71");
    await settled();
    expect(began).toHaveLength(3);
  });

  it("leave one free for others, however many accounts ask from one address, unless it tells nothing of where they are", async () => {
    for (const [address, expected] of [
      ["203.0.113.5", 2],
      ["2001:db8:7:1", 2],
      ["127.0.0.1", 3],
      ["10.0.0.9", 3],
    ] as const) {
      const { queue } = open({ atOnce: 3 });
      const { promise, resolve } = Promise.withResolvers<void>();
      const works = [1, 2, 3, 4].map((owner) => queue.run({ owner, address }, () => promise));
      await settled();
      expect([address, queue.underWay()]).toEqual([address, expected]);
      const other = queue.run({ owner: 5, address: "198.51.100.7" }, async () => "done");
      if (expected === 2) expect(await other).toBe("done");
      resolve();
      await Promise.all([...works, other]);
    }
  });

  it("are shared among addresses, however many accounts ask from one of them", async () => {
    const { ask, queue, began, end } = open({ waiting: 8, waitingOfOne: 2 });
    const [here, there] = ["203.0.113.5", "198.51.100.7"];
    const first = ask("a1", undefined, here);
    for (const name of ["b1", "c1", "d1", "e1"]) void ask(name, undefined, here);
    await expect(ask("f1", undefined, here)).rejects.toThrow("full");
    const other = ask("g1", undefined, there);
    expect(queue.waiting()).toBe(5);
    await end("a1", first);
    expect(began).toEqual(["a1", "g1"]);
    await end("g1", other);
    expect(began).toEqual(["a1", "g1", "b1"]);
  });

  it("take a newcomer at once where a place is free, though others wait for their own works", async () => {
    const { began, ask } = open({ atOnce: 2, waiting: 1 });
    void ask("a1");
    void ask("a2");
    void ask("b1");
    await settled();
    expect(began).toEqual(["a1", "b1"]);
  });

  it("are not kept for who hangs up", async () => {
    const { began, ask, end, queue } = open({ waiting: 1 });
    const gone = new AbortController();
    const first = ask("a1");
    const left = ask("b1", gone.signal);
    await expect(ask("c1")).rejects.toThrow("full");
    gone.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    const last = ask("c2");
    expect(queue.waiting()).toBe(1);
    await end("a1", first);
    await end("c2", last);
    await expect(ask("d1", gone.signal)).rejects.toThrow("gone");
    expect(began).toEqual(["a1", "c2"]);
    expect([queue.underWay(), queue.waiting()]).toEqual([0, 0]);
  });

  it("are given on by who hangs up as their turn comes", async () => {
    const { began, ask, endOf, queue } = open();
    const gone = new AbortController();
    const first = ask("a1");
    const left = ask("b1", gone.signal).catch(String);
    void first.then(() => gone.abort(new Error("gone")));
    const last = ask("c1");
    endOf("a1")?.resolve();
    endOf("c1")?.resolve();
    expect(await Promise.all([first, left, last])).toEqual(["a1", "Error: gone", "c1"]);
    expect(began).toEqual(["a1", "c1"]);
    expect([queue.underWay(), queue.waiting()]).toEqual([0, 0]);
  });

  it("are given back once by a work that fails or whose caller hangs up meanwhile", async () => {
    const { began, ask, end, queue } = open();
    const fails = () => {
      throw new Error("broken");
    };
    await expect(queue.run({ owner: "a" }, fails)).rejects.toThrow("broken");
    const gone = new AbortController();
    const first = ask("a1", gone.signal);
    gone.abort(new Error("gone"));
    void ask("b1");
    void ask("c1");
    await settled();
    expect([queue.underWay(), queue.waiting()]).toEqual([1, 2]);
    await end("a1", first);
    expect(began).toEqual(["a1", "b1"]);
    expect([queue.underWay(), queue.waiting()]).toEqual([1, 1]);
  });

  it("are for nobody any more once they are closed", async () => {
    const { began, ask, end, queue } = open();
    const first = ask("a1");
    const second = ask("b1");
    queue.close();
    await expect(second).rejects.toThrow("full");
    await expect(ask("c1")).rejects.toThrow("full");
    await end("a1", first);
    expect(began).toEqual(["a1"]);
  });
});
