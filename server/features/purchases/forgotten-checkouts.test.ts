import { addMinutes } from "date-fns";
import { describe, expect, it } from "vitest";
import { createForgottenLook } from "./forgotten-checkouts.ts";

const began = new Date("2026-11-20T10:00:00Z");
const now = new Date("2026-11-21T10:00:00Z");

/** A shop with so many open checkouts; `asked` are those that the provider was asked for. */
function shopWith(count: number, { failing = 0 } = {}) {
  const open = Array.from({ length: count }, (_none, at) => ({
    sessionId: `cs_${at}`,
    createdAt: addMinutes(began, at / 10),
  }));
  const asked: string[] = [];
  const look = createForgottenLook({
    settle: async (id) => {
      asked.push(id);
      if (Number(id.slice(3)) < failing) throw new Error("the provider is away");
    },
    checkouts: {
      removeUnpaid: async () => {},
      listOpen: async ({ after, limit }) => open.filter(({ createdAt }) => createdAt > after).slice(0, limit),
    },
  });
  return { look, asked };
}

describe("open checkouts that nobody came back from", () => {
  it("are all looked at in turn, however many somebody has begun before", async () => {
    const { look, asked } = shopWith(700);
    await look(now);
    await look(now);
    expect(new Set(asked).size).toBe(700);
    await look(now);
    expect(asked.at(700)).toBe("cs_0");
  });

  it("are looked at although the first of them fail each time", async () => {
    const { look, asked } = shopWith(20, { failing: 6 });
    for (let hour = 0; hour < 2; hour++) await look(now).catch(() => {});
    expect(new Set(asked).size).toBe(20);
  });
});
