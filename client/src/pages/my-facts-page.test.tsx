import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { type FakeAnswer, type FakeCall, fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs, signOut } from "#client/testing/signed-in.ts";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import { MyFactsPage } from "./my-facts-page.tsx";

const { completions: _none, ties: __none, ...none } = emptyMaterial;
const now = "2026-11-23T10:00:00.000Z";
const line = (text: string) => ({ id: text, origin: { from: "typed" as const }, confirmed: true, text });
const factsOf = (...texts: string[]): Facts => ({ ...none, plain: texts.map(line) });
const localSet = (name: string, ...texts: string[]) => ({
  id: name.toLowerCase(),
  name,
  language: "en",
  facts: factsOf(...texts),
  updatedAt: now,
  versions: [{ facts: factsOf("I was a diver in the navy."), at: now }],
});
const stored = () => JSON.parse(localStorage.getItem("myFacts") ?? "[]");
const accountSet = { ...localSet("English", "I weld frames for buses."), id: 7, etag: '"one"', createdAt: now };
type Answers = Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer)>;

function signIn(answers: Answers) {
  return fakeApi({
    ...signedInAs(),
    "GET /api/saved-cover-letters": { body: [] },
    "GET /api/fact-sets": { body: [accountSet] },
    ...answers,
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signOut();
});

describe("facts in this browser", () => {
  it("begin with the ways to the first row", async () => {
    fakeApi({});
    const { person } = renderScreen(<MyFactsPage />, { at: "/my-facts" });
    await screen.findByRole("heading", { name: "Enter it once, use it in every letter." });
    await person.click(screen.getByRole("button", { name: "Type them" }));
    await person.type(await screen.findByRole("textbox", { name: "Add a skill" }), "Welding{Enter}");
    expect(stored()).toMatchObject([{ name: "My facts", facts: { skills: [{ text: "Welding" }] } }]);
  });

  it("are sets that are opened, copied, renamed and deleted with an Undo", async () => {
    fakeApi({});
    localStorage.setItem(
      "myFacts",
      JSON.stringify([localSet("English", "I weld frames."), localSet("Teaching", "I teach maths.")]),
    );
    const { person } = renderScreen(<MyFactsPage />, { at: "/my-facts" });
    await person.click(await screen.findByRole("button", { name: "Teaching" }));
    expect(screen.getByText("I teach maths.")).toBeDefined();

    await person.click(screen.getByRole("button", { name: "More for Teaching" }));
    await person.click(await screen.findByRole("menuitem", { name: "Copy" }));
    await screen.findByRole("button", { name: "Teaching (copy)", pressed: true });

    await person.click(screen.getByRole("button", { name: "More for Teaching (copy)" }));
    await person.click(await screen.findByRole("menuitem", { name: "Rename" }));
    const name = await screen.findByRole("textbox", { name: "Name" });
    await person.clear(name);
    await person.type(name, "Deutsch");
    await person.selectOptions(screen.getByRole("combobox"), "German");
    await person.click(screen.getByRole("button", { name: "Rename" }));
    expect(stored()[2]).toMatchObject({ name: "Deutsch", language: "de" });

    await person.click(screen.getByRole("button", { name: "Delete my facts" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete your 1 fact?" });
    await person.click(within(dialog).getByRole("button", { name: "Delete my facts" }));
    await waitFor(() => expect(stored()).toHaveLength(2));
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findByRole("button", { name: "Deutsch", pressed: true });
    expect(stored()).toHaveLength(3);
  });

  it("bring back an earlier version and keep the one that stood", async () => {
    fakeApi({});
    localStorage.setItem("myFacts", JSON.stringify([localSet("English", "I weld frames.")]));
    const { person } = renderScreen(<MyFactsPage />, { at: "/my-facts" });
    await person.click(await screen.findByRole("button", { name: "More for English" }));
    await person.click(await screen.findByRole("menuitem", { name: "Earlier versions" }));
    await person.click(await screen.findByRole("button", { name: "Restore" }));
    expect(await screen.findByText("I was a diver in the navy.")).toBeDefined();
    expect(stored()[0].versions.map(({ facts }: { facts: Facts }) => facts.plain[0]?.text)).toEqual([
      "I was a diver in the navy.",
      "I weld frames.",
    ]);
  });

  it("say in how many letters a line stands", async () => {
    fakeApi({});
    localStorage.setItem("myFacts", JSON.stringify([localSet("English", "I weld frames for buses.")]));
    const letter = {
      id: "0".repeat(32),
      title: "One",
      content: "Dear team,\n\nI weld frames for buses. Yes.",
      createdAt: now,
    };
    localStorage.setItem("savedCoverLetters", JSON.stringify([letter]));
    renderScreen(<MyFactsPage />, { at: "/my-facts" });
    expect(await screen.findByText("In 1 letter")).toBeDefined();
  });

  it("start a letter", async () => {
    fakeApi({});
    localStorage.setItem("myFacts", JSON.stringify([localSet("English", "I weld frames.")]));
    const { person } = renderScreen(<MyFactsPage />, { at: "/my-facts" });
    await person.click(await screen.findByRole("button", { name: "Start a letter with these" }));
    expect(JSON.parse(sessionStorage.getItem("startFacts") ?? "null")).toMatchObject({
      key: "browser-english",
      facts: { plain: [{ text: "I weld frames." }] },
    });
  });
});

describe("facts on the account", () => {
  it("say that they are loading, and offer another try where they did not load", async () => {
    let fails = true;
    signIn({ "GET /api/fact-sets": () => (fails ? { status: 503 } : { body: [accountSet] }) });
    const { person } = renderScreen(<MyFactsPage />, { at: "/my-facts" });
    expect(screen.getByText("Loading your facts")).toBeDefined();
    await screen.findByText("Couldn't load your facts");
    fails = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("I weld frames for buses.")).toBeDefined();
  });

  it("save a change over the version that was read", async () => {
    const calls = signIn({
      "PUT /api/fact-sets/7": ({ body }) => ({ body: { ...accountSet, ...Object(body), etag: '"two"' } }),
    });
    const { person } = renderScreen(<MyFactsPage />, { at: "/my-facts" });
    await person.type(await screen.findByRole("textbox", { name: "Add a skill" }), "Welding{Enter}");
    await waitFor(() => expect(calls.some(({ method }) => method === "PUT")).toBe(true), { timeout: 3_000 });
    const put = calls.find(({ method }) => method === "PUT");
    expect(put?.headers.get("If-Match")).toBe('"one"');
    expect(put?.body).toMatchObject({ facts: { skills: [{ text: "Welding" }] } });
    await waitFor(() => expect(localStorage.getItem("unsavedFacts")).toBe("{}"));
  });

  it("keep in the browser what could not be saved, and save it at the next visit", async () => {
    let fails = true;
    const calls = signIn({
      "PUT /api/fact-sets/7": ({ body }) => (fails ? { status: 503 } : { body: { ...accountSet, ...Object(body) } }),
    });
    const { person, unmount } = renderScreen(<MyFactsPage />, { at: "/my-facts" });
    await person.type(await screen.findByRole("textbox", { name: "Add a skill" }), "Welding{Enter}");
    await screen.findByText(/Your last changes are saved in this browser only/, {}, { timeout: 3_000 });
    unmount();
    fails = false;
    const before = calls.length;
    renderScreen(<MyFactsPage />, { at: "/my-facts" });
    expect(await screen.findByText("Welding")).toBeDefined();
    await waitFor(() =>
      expect(calls.slice(before).find(({ method }) => method === "PUT")?.body).toMatchObject({
        facts: { skills: [{ text: "Welding" }] },
      }),
    );
  });

  it("let the person choose where somebody saved in between, and lose neither", async () => {
    const theirs = { ...accountSet, facts: factsOf("I drive a van."), etag: '"theirs"' };
    const calls = signIn({
      "GET /api/fact-sets/7": { body: theirs },
      "PUT /api/fact-sets/7": ({ headers, body }) =>
        headers.get("If-Match") === '"one"'
          ? { status: 412, body: { message: "Changed", set: theirs } }
          : { body: { ...theirs, ...Object(body) } },
    });
    const { person } = renderScreen(<MyFactsPage />, { at: "/my-facts" });
    await person.type(await screen.findByRole("textbox", { name: "Add a skill" }), "Welding{Enter}");
    await person.click(await screen.findByRole("button", { name: "Use the other version" }, { timeout: 3_000 }));
    expect(await screen.findByText("I drive a van.")).toBeDefined();
    const puts = calls.filter(({ method }) => method === "PUT").slice(1);
    expect(puts.map(({ body }) => body)).toMatchObject([
      { keepVersion: true, facts: { skills: [{ text: "Welding" }] } },
      { keepVersion: true, facts: { plain: [{ text: "I drive a van." }] } },
    ]);
  });
});
