import { describe, expect, it } from "vitest";
import { type FakeCall, fakeApi } from "#client/testing/fake-api.ts";
import { keepInBrowser, localLetter, savedLetter } from "#client/testing/letters.ts";
import { readLocalLetters, updateLocalLetter } from "./local-letters.ts";
import { moveLetters } from "./move-letters.ts";

const POST = "POST /api/saved-cover-letters";
const three = ["A", "B", "C"].map((title, index) => localLetter({ id: `${index}`.repeat(32), title }));

/** An account that makes one letter for each key, as the server does. */
function account() {
  const letters = new Map<string, unknown>();
  const take = (call: FakeCall) => {
    letters.set(call.headers.get("Idempotency-Key") ?? "", call.body);
    return { status: 201, body: savedLetter() };
  };
  return { letters, take };
}

function left(): string[] {
  return readLocalLetters().map(({ title }) => title);
}

describe("moving the browser's letters to the account", () => {
  it("takes every letter over once, with its own date, and leaves the browser empty", async () => {
    keepInBrowser(...three);
    const { letters, take } = account();
    fakeApi({ [POST]: take });
    expect(await moveLetters(1)).toEqual({ moved: 3, left: 0 });
    expect([...letters.values()]).toMatchObject([{ title: "A", createdAt: three[0]?.createdAt }, {}, {}]);
    expect(left()).toEqual([]);
    expect(await moveLetters(1)).toEqual({ moved: 0, left: 0 });
  });

  it("keeps what it could not bring over, and goes on there the next time", async () => {
    keepInBrowser(...three);
    const { letters, take } = account();
    let calls = 0;
    fakeApi({ [POST]: (call) => (++calls === 2 ? { status: 503 } : take(call)) });
    expect(await moveLetters(1)).toEqual({ moved: 1, left: 2 });
    expect(left()).toEqual(["B", "C"]);
    expect(await moveLetters(1)).toEqual({ moved: 2, left: 0 });
    expect(letters.size).toBe(3);
  });

  it("makes one letter of one whose answer was lost", async () => {
    keepInBrowser(localLetter());
    const { letters, take } = account();
    let calls = 0;
    fakeApi({
      [POST]: (call) => {
        const answer = take(call);
        if (++calls === 1) throw new TypeError("network gone");
        return answer;
      },
    });
    expect(await moveLetters(1)).toEqual({ moved: 0, left: 1 });
    expect(await moveLetters(1)).toEqual({ moved: 1, left: 0 });
    expect(letters.size).toBe(1);
  });

  it("moves each letter once when it is begun twice at the same time", async () => {
    keepInBrowser(...three);
    const { letters, take } = account();
    const calls = fakeApi({ [POST]: take });
    await Promise.all([moveLetters(1), moveLetters(1)]);
    expect([calls.length, letters.size]).toEqual([3, 3]);
  });

  it("leaves a letter that the account refuses, and moves the others", async () => {
    keepInBrowser(...three);
    const { take } = account();
    fakeApi({
      [POST]: (call) => (JSON.stringify(call.body).includes('"title":"B"') ? { status: 413 } : take(call)),
    });
    expect(await moveLetters(1)).toEqual({ moved: 2, left: 1 });
    expect(left()).toEqual(["B"]);
  });

  it("stops at a session that has ended, with nothing lost", async () => {
    keepInBrowser(...three);
    const calls = fakeApi({ [POST]: { status: 401 } });
    expect(await moveLetters(1)).toEqual({ moved: 0, left: 3 });
    expect(calls).toHaveLength(1);
  });

  it("keeps words that were changed while their letter was on its way, and moves them next", async () => {
    keepInBrowser(localLetter());
    const { letters, take } = account();
    fakeApi({
      [POST]: (call) => {
        if (letters.size === 0) updateLocalLetter(localLetter().id, { content: "Better words." });
        return take(call);
      },
    });
    await moveLetters(1);
    expect(readLocalLetters().map(({ content }) => content)).toEqual(["Better words."]);
    expect(await moveLetters(1)).toEqual({ moved: 1, left: 0 });
    expect(letters.size).toBe(2);
  });

  it("takes letters of older versions: number ids, equal ids, titles too long for the account, damaged dates", async () => {
    keepInBrowser(
      { id: 1, title: "x".repeat(500), content: "first", createdAt: "never" },
      { id: 1, title: "B", content: "second", createdAt: 1_700_000_000_000 },
      { title: "C", content: "third", promptInfo: { skills: "s".repeat(20_000) } },
    );
    const { letters, take } = account();
    fakeApi({ [POST]: take });
    expect(await moveLetters(1)).toEqual({ moved: 3, left: 0 });
    const [first, second, third] = [...letters.values()];
    expect(first).toEqual({
      userId: 1,
      title: "x".repeat(200),
      content: "first",
      jobTitle: null,
      company: null,
      templateId: null,
      promptInfo: null,
    });
    expect(second).not.toHaveProperty("createdAt");
    expect(third).toMatchObject({ content: "third", promptInfo: null });
    for (const key of letters.keys()) expect(key).toMatch(/^[\x21-\x7e]{1,200}$/);
  });
});
