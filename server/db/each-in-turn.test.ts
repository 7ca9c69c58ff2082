import { describe, expect, it } from "vitest";
import { useTestApp } from "#server/testing/test-app.ts";
import { rateLimits } from "#shared/limits/rate-limit.table.ts";
import { eachInTurn } from "./each-in-turn.ts";

describe("what is done for one after the other", () => {
  it("is done for those behind one that fails, which is told at the end", async () => {
    const done: number[] = [];
    const work = async (one: number) => {
      if (one === 2) throw new Error("not this one");
      done.push(one);
    };
    await expect(eachInTurn([1, 2, 3], work)).rejects.toThrow("not this one");
    expect(done).toEqual([1, 3]);
    await expect(eachInTurn([1, 3], work)).resolves.toBeUndefined();
  });

  it("ends where one after the other fails", async () => {
    let tries = 0;
    const work = async () => {
      tries++;
      throw new Error("nobody answers");
    };
    await expect(eachInTurn(Array(100).fill(0), work)).rejects.toThrow(AggregateError);
    expect(tries).toBe(5);
  });
});

describe("what is done each hour", () => {
  const test = useTestApp();

  it("goes on where a part of it fails", async () => {
    await test.db.insert(rateLimits).values({ key: "old", points: 1, expire: new Date(0) });
    await test.query("alter table letter_drafts rename to drafts_elsewhere");
    try {
      await expect(test.tidy(new Date())).rejects.toThrow(/letter_drafts/u);
    } finally {
      await test.query("alter table drafts_elsewhere rename to letter_drafts");
    }
    expect(await test.db.$count(rateLimits)).toBe(0);
    await test.tidy(new Date());
  });
});
