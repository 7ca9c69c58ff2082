import { beforeEach, describe, expect, it } from "vitest";
import { type FakeCall, fakeApi } from "#client/testing/fake-api.ts";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import { addLocalSet, readLocalSets, removeLocalSet, updateLocalSet } from "./local-sets.ts";
import { moveFactSets } from "./move-fact-sets.ts";

const { completions: _none, ties: __none, ...none } = emptyMaterial;
const factsOf = (text: string): Facts => ({
  ...none,
  plain: [{ id: "line", origin: { from: "typed" }, confirmed: true, text }],
});
const content = (name: string, text = "I weld.") => ({ name, language: "en" as const, facts: factsOf(text) });
const names = () => readLocalSets().map(({ name }) => name);

beforeEach(() => localStorage.clear());

describe("sets of facts in the browser", () => {
  it("are kept in the order they were made, changed and removed", () => {
    const first = addLocalSet(content("English"));
    addLocalSet(content("Deutsch"));
    updateLocalSet(first?.id ?? "", { name: "Teaching" });
    expect(names()).toEqual(["Teaching", "Deutsch"]);
    removeLocalSet(first?.id ?? "");
    expect(names()).toEqual(["Deutsch"]);
  });

  it("keep one earlier state a sitting, and one where it is asked for", () => {
    const set = addLocalSet(content("English", "One."));
    updateLocalSet(set?.id ?? "", { facts: factsOf("Two.") });
    updateLocalSet(set?.id ?? "", { facts: factsOf("Three.") });
    expect(readLocalSets()[0]?.versions.map(({ facts }) => facts.plain[0]?.text)).toEqual(["One."]);
    updateLocalSet(set?.id ?? "", { facts: factsOf("Four.") }, true);
    expect(readLocalSets()[0]?.versions.map(({ facts }) => facts.plain[0]?.text)).toEqual(["One.", "Three."]);
  });

  it.each([
    ["no JSON", "{"],
    ["no list", '{"a":1}'],
    ["null", "null"],
  ])("put aside what is %s, and go on", (_name, stored) => {
    localStorage.setItem("myFacts", stored);
    expect(readLocalSets()).toEqual([]);
    addLocalSet(content("English"));
    expect(names()).toEqual(["English"]);
    expect(JSON.parse(localStorage.getItem("myFacts.damaged") ?? "null")).toBe(stored);
  });

  it("leave out one crooked row alone, and keep places they cannot read", () => {
    const good = { id: "line", origin: { from: "typed" }, confirmed: true, text: "I weld." };
    const bad = { id: "line", confirmed: "maybe" };
    localStorage.setItem("myFacts", JSON.stringify([7, { id: "a", facts: { plain: [bad, good], jobs: "none" } }]));
    expect(readLocalSets()[0]?.facts.plain).toEqual([good]);
    updateLocalSet("a", { name: "English" });
    expect(JSON.parse(localStorage.getItem("myFacts") ?? "[]")[0]).toBe(7);
  });
});

const POST = "POST /api/fact-sets";

/** An account that makes one set for each key, as the server does. */
function account() {
  const sets = new Map<string, unknown>();
  const take = (call: FakeCall) => {
    sets.set(call.headers.get("Idempotency-Key") ?? "", call.body);
    const now = "2026-11-23T10:00:00.000Z";
    return { status: 201, body: { ...content("Any"), id: sets.size, etag: '"1"', createdAt: now, updatedAt: now } };
  };
  return { sets, take };
}

describe("moving the browser's facts to the account", () => {
  it("takes every set over once, with its versions, and leaves the browser empty", async () => {
    const set = addLocalSet(content("English", "One."));
    updateLocalSet(set?.id ?? "", { facts: factsOf("Two.") });
    addLocalSet(content("Deutsch"));
    const { sets, take } = account();
    fakeApi({ [POST]: take });
    expect(await moveFactSets()).toEqual({ moved: 2, left: 0 });
    expect([...sets.values()][0]).toMatchObject({ name: "English", versions: [{ facts: factsOf("One.") }] });
    expect(names()).toEqual([]);
  });

  it("keeps what it could not bring over, and makes one of what was answered into the void", async () => {
    addLocalSet(content("A"));
    addLocalSet(content("B"));
    const { sets, take } = account();
    let calls = 0;
    fakeApi({
      [POST]: (call) => {
        const answer = take(call);
        if (++calls === 2) throw new TypeError("network gone");
        return answer;
      },
    });
    expect(await moveFactSets()).toEqual({ moved: 1, left: 1 });
    expect(names()).toEqual(["B"]);
    expect(await moveFactSets()).toEqual({ moved: 1, left: 0 });
    expect(sets.size).toBe(2);
  });

  it("leaves what the account refuses, and moves the others", async () => {
    addLocalSet(content("A"));
    addLocalSet(content("B"));
    const { take } = account();
    let calls = 0;
    fakeApi({ [POST]: (call) => (++calls === 1 ? { status: 422, body: { message: "Full" } } : take(call)) });
    expect(await moveFactSets()).toEqual({ moved: 1, left: 1 });
    expect(names()).toEqual(["A"]);
  });

  it("keeps a set that was changed while it moved", async () => {
    const set = addLocalSet(content("A", "Before."));
    const { take } = account();
    fakeApi({
      [POST]: (call) => {
        updateLocalSet(set?.id ?? "", { facts: factsOf("Meanwhile.") });
        return take(call);
      },
    });
    expect(await moveFactSets()).toEqual({ moved: 1, left: 1 });
    expect(readLocalSets()[0]?.facts.plain[0]?.text).toBe("Meanwhile.");
  });
});
