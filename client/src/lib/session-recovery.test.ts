import { afterEach, describe, expect, it, vi } from "vitest";
import { awaitSessionHandler, onSessionEnded, recoverSession } from "./session-recovery.ts";

describe("a session that has ended", () => {
  const takeBack: (() => void)[] = [];
  afterEach(() => {
    for (const undo of takeBack.splice(0)) undo();
  });

  it("cannot be taken up again where nobody knows how", async () => {
    expect(await recoverSession()).toBe(false);
  });

  it("is taken up once for calls that are refused together", async () => {
    const handler = vi.fn(() => Promise.resolve(true));
    takeBack.push(onSessionEnded(handler));
    expect(await Promise.all([recoverSession(), recoverSession()])).toEqual([true, true]);
    expect(handler).toHaveBeenCalledOnce();
  });

  it("waits for a handler that is still being loaded", async () => {
    takeBack.push(awaitSessionHandler());
    const recovered = recoverSession();
    takeBack.push(onSessionEnded(() => Promise.resolve(true)));
    expect(await recovered).toBe(true);
  });

  it("is given up when the handler will not come", async () => {
    const giveUp = awaitSessionHandler();
    const recovered = recoverSession();
    giveUp();
    expect(await recovered).toBe(false);
  });
});
