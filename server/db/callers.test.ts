import { describe, expect, it } from "vitest";
import { callAs, callFor, createCallerTurns } from "./callers.ts";

describe("turns at the database", () => {
  /** Begins works for these callers at once, each of them long; answers in which order they were done. */
  async function orderOf(callers: [owner: string, network: string][], most = { atOnce: 1, ofNetwork: 1 }) {
    const take = createCallerTurns(most);
    const done: string[] = [];
    await Promise.all(
      callers.map(
        ([owner, network]) =>
          new Promise<void>((resolve, reject) =>
            callFor({ owner, network }, () => {
              const work = async () => {
                const giveBack = await take();
                await new Promise(setImmediate);
                done.push(owner);
                giveBack();
              };
              work().then(resolve, reject);
            }),
          ),
      ),
    );
    return done.join(" ");
  }

  it("go to whoever comes after one work of each other network", async () => {
    expect(await orderOf([..."aaaaabb"].map((owner) => [owner, owner]))).toBe("a b a b a a a");
  });

  it("go round the accounts of a network, which has no more of them than one account has", async () => {
    const callers: [string, string][] = [..."aabbccx"].map((owner) => [owner, owner === "x" ? "other" : "one"]);
    expect(await orderOf(callers)).toBe("a x b c a b c");
  });

  it("are left to others where one network waits for itself", async () => {
    const take = createCallerTurns({ atOnce: 3, ofNetwork: 2 });
    const began: string[] = [];
    const begin = (owner: string) =>
      callFor({ owner, network: owner }, () => void take().then(() => void began.push(owner)));
    for (const owner of ["a", "a", "a", "b"]) begin(owner);
    await new Promise(setImmediate);
    expect(began).toEqual(["a", "a", "b"]);
  });

  it("are the account's once it is known", async () => {
    const take = createCallerTurns({ atOnce: 1, ofNetwork: 1 });
    const began: string[] = [];
    const first = await take();
    callFor({ owner: "address", network: "address" }, () => {
      callAs({ owner: "account 1", network: "account 1" });
      void take().then((giveBack) => {
        began.push("account");
        giveBack();
      });
    });
    callFor({ owner: "address", network: "address" }, () => void take().then(() => void began.push("address")));
    first();
    await new Promise(setImmediate);
    expect(began).toEqual(["account", "address"]);
  });
});
