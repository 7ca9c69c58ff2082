import { describe, expect, it } from "vitest";
import { createAtOnce } from "./at-once.ts";

describe("work that an account may do a few times at once", () => {
  it("is refused beyond that, also after some of it failed, and never for others", async () => {
    const atOnce = createAtOnce(2, "Please wait.");
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const running = [atOnce(7, () => first.promise), atOnce(7, () => second.promise)];
    await expect(atOnce(7, async () => "third")).rejects.toMatchObject({ code: "tooMany" });
    expect(await atOnce(8, async () => "another's")).toBe("another's");
    first.reject(new Error("cut off"));
    await expect(running[0]).rejects.toThrow("cut off");
    expect(await atOnce(7, async () => "third")).toBe("third");
    second.resolve("second");
    expect(await running[1]).toBe("second");
  });
});
