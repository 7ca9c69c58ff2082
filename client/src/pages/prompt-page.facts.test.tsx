import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FakeAnswer } from "#client/testing/fake-api.ts";
import { fillJob, generatorApi, press, prompts, type } from "#client/testing/generator-screen.ts";
import { gardenReading } from "#client/testing/postings.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { promptRequestSchema } from "#shared/generator/prompt.schema.ts";
import { emptyMaterial, type Facts, type MaterialLine } from "#shared/material/material.schema.ts";
import { PromptPage } from "./prompt-page.tsx";

const origin = { from: "typed" as const };
const line = (id: string, text: string, confirmed = true): MaterialLine => ({ id, origin, confirmed, text });

const { completions: _none, ties: _noTies, ...noFacts } = emptyMaterial;
const marian: Facts = {
  ...noFacts,
  person: { ...noFacts.person, firstName: "Marian", lastName: "Holloway" },
  plain: [
    line("six", "I look after six acres."),
    line("two", "I lead two gardeners."),
    line("bees", "I keep bees.", false),
  ],
};

function saveFacts(facts: Facts): void {
  const set = {
    id: "first",
    name: "My facts",
    language: "en",
    facts,
    updatedAt: "2026-11-20T10:00:00.000Z",
    versions: [],
  };
  window.localStorage.setItem("myFacts", JSON.stringify([set]));
}

async function openFacts(facts: Facts) {
  const state = { material: { ...facts, completions: [], ties: [] }, desk: { withoutSaved: true } };
  window.localStorage.setItem("generatorState", JSON.stringify(state));
  const calls = generatorApi({ reading: gardenReading });
  const view = renderScreen(<PromptPage />, { at: "/prompt" });
  type("Job posting", "Head Gardener, Aldercombe House");
  fireEvent.blur(screen.getByLabelText("Job posting"));
  await screen.findByRole("heading", { name: "Read from the posting" });
  press("Next: your facts");
  await screen.findByRole("heading", { name: "Jobs" });
  return { ...view, calls };
}

describe("a row that may answer a point", () => {
  const leads: Facts = { ...noFacts, plain: [line("two", "I mix peat-free compost for the whole garden.")] };
  const ties = () => JSON.parse(window.localStorage.getItem("generatorState") ?? "{}").material.ties;

  it("say where they are kept", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await fillJob();
    expect(
      screen.getByText("Your details are saved in this browser only. Sign in to have them on every device."),
    ).toBeDefined();
  });

  it("is asked about with Yes and No, and either can be undone", async () => {
    const { person } = await openFacts(leads);
    const question = "Does it show “Peat-free growing”?";
    expect(screen.getByText(question)).toBeDefined();
    await person.click(row(/^No, it doesn't show: Peat-free/));
    expect(screen.queryByText(question)).toBeNull();
    expect(screen.getByText("Doesn't show “Peat-free growing”")).toBeDefined();
    expect(document.activeElement?.textContent).not.toBe("No");
    await person.click(row(/^Undo: Peat-free/));
    expect(screen.getByText(question)).toBeDefined();
    await person.click(row(/^Yes, it shows: Peat-free/));
    expect(screen.getByText("Shows “Peat-free growing”")).toBeDefined();
    expect(document.activeElement).toBe(row(/^Undo: Peat-free/));
    expect(screen.getByText(/^Your details cover 1 of 3 requirements\./)).toBeDefined();
    await waitFor(() => expect(ties()).toEqual([{ row: "two", point: "peat" }]));
    await person.click(row(/^Undo: Peat-free/));
    await waitFor(() => expect(ties()).toEqual([]));
  });
});

describe("a skill that may answer a point", () => {
  it("is asked about by its name, as the line above the details promises", async () => {
    const compost = { id: "two", origin, confirmed: true, text: "peat-free compost" };
    const { person } = await openFacts({ ...noFacts, skills: [compost] });
    expect(screen.getByText(/1 more might fit: answer Yes or No below\./)).toBeDefined();
    const question = "Does “peat-free compost” show “Peat-free growing”?";
    expect(screen.getByText(question)).toBeDefined();
    await person.click(row(/^No, it doesn't show: Peat-free/));
    expect(screen.getByText("“peat-free compost” doesn't show “Peat-free growing”")).toBeDefined();
    await person.click(row(/^Undo: Peat-free/));
    await person.click(row(/^Yes, it shows: Peat-free/));
    expect(screen.getByText("“peat-free compost” shows “Peat-free growing”")).toBeDefined();
    expect(screen.queryByText(/more might fit/)).toBeNull();
  });
});

const row = (name: RegExp) => screen.getByRole("button", { name });
const lines = () => screen.getAllByRole("button", { name: /\. Edit$/ }).map((each) => each.textContent);

describe("the facts", () => {
  it("begin a line with I, and stay open for the next one", async () => {
    const { person } = await openFacts(noFacts);
    await person.click(screen.getByRole("button", { name: "Add a line" }));
    const box = screen.getByLabelText("New line: I …");
    await person.click(box);
    await person.keyboard("fitted 40 bathrooms{Enter}");
    expect(row(/^I fitted 40 bathrooms\. Edit$/)).toBeDefined();
    expect(box).toHaveProperty("value", "");
    await person.keyboard("{Backspace}In 2022 I opened a shop{Enter}");
    expect(row(/^In 2022 I opened a shop\. Edit$/)).toBeDefined();
    await person.keyboard("since 2023 I run two shops{Enter}");
    expect(row(/^since 2023 I run two shops\. Edit$/)).toBeDefined();
  });

  it("take pasted lines apart, one row each", async () => {
    const { person } = await openFacts(noFacts);
    await person.click(screen.getByRole("button", { name: "Add a line" }));
    fireEvent.change(screen.getByLabelText("New line: I …"), { target: { value: "fit boilers\n- I mend drains" } });
    press("Add the line");
    expect(lines()).toEqual(["I fit boilers. Edit", "I mend drains. Edit"]);
  });

  it("are edited in place with Enter, and Esc brings back what stood there", async () => {
    const { person } = await openFacts(marian);
    await person.click(row(/^I look after six acres/));
    const box = screen.getByLabelText("Line: I …");
    await waitFor(() => expect(document.activeElement).toBe(box));
    await person.clear(box);
    await person.keyboard("look after nine acres.{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(row(/^I look after nine acres/)));
    await person.keyboard("{Enter}");
    await person.clear(screen.getByLabelText("Line: I …"));
    await person.keyboard("nothing{Escape}");
    expect(row(/^I look after nine acres/)).toBeDefined();
  });

  it("are moved with Alt and an arrow, keep the focus, and say where they are", async () => {
    const { person } = await openFacts(marian);
    row(/^I lead two gardeners/).focus();
    await person.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(screen.getByText("Line 1 of 3")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(row(/^I lead two gardeners/)));
    expect(lines()[0]).toContain("I lead two gardeners");
  });

  it("are removed with Delete, and come back where they stood", async () => {
    const { person } = await openFacts(marian);
    row(/^I look after six acres/).focus();
    await person.keyboard("{Delete}");
    expect(screen.queryByRole("button", { name: /^I look after six acres/ })).toBeNull();
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    expect(lines()[0]).toContain("I look after six acres");
  });

  it("go out as not confirmed where nobody confirmed them, and say how many wait", async () => {
    const { calls, person } = await openFacts(marian);
    expect(screen.getAllByText("1 to check").length).toBeGreaterThan(0);
    press("Next: questions");
    expect(screen.getByText(/^Check 1 fact first, or press Next again to leave it out\.$/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Keep: / }));
    press("Next: questions");
    await person.click(await screen.findByRole("button", { name: "1 fact isn't used until you check it" }));
    expect(await screen.findByRole("button", { name: "Keep: I keep bees." })).toBeDefined();
    press("Next: questions");
    await person.click(await screen.findByRole("button", { name: "Write my letter" }));
    await screen.findByRole("heading", { name: "Read the whole letter" });
    const { letter } = promptRequestSchema.parse(prompts(calls)[0]?.body);
    expect(JSON.stringify(letter?.form)).toContain("I lead two gardeners.");
    expect(JSON.stringify(letter?.form)).not.toContain("bees");
    expect(letter?.material?.plain).toContainEqual(expect.objectContaining({ text: "I keep bees.", confirmed: false }));
  });

  it("are kept by a tick or go by a cross", async () => {
    const { person } = await openFacts(marian);
    await person.click(screen.getByRole("button", { name: "Keep: I keep bees." }));
    expect(screen.queryByText("1 to check")).toBeNull();
    expect(row(/^I keep bees/)).toBeDefined();
  });

  it("are sorted from pasted text, with what is doubtful to be checked", async () => {
    const { person } = await openFacts(noFacts);
    const facts = { ...noFacts, plain: [line("a", "I prune roses.", false)] };
    generatorApi({}, { "POST /api/material/sort": { body: { facts, doubtful: ["a"], leftover: [] } } });
    await person.click(screen.getByRole("button", { name: "Paste anything" }));
    type("Your text", "I prune roses.");
    press("Sort it");
    expect(await screen.findByRole("button", { name: "Keep: I prune roses." })).toBeDefined();
  });

  it("are sorted from text that still stands in the box at Next, which says so and waits for what is to be checked", async () => {
    const { person } = await openFacts({ ...noFacts, person: marian.person });
    const facts = { ...noFacts, plain: [line("a", "I prune roses.", false)] };
    let answer: (sorted: FakeAnswer) => void = () => {};
    const sorted = new Promise<FakeAnswer>((resolve) => {
      answer = resolve;
    });
    generatorApi({}, { "POST /api/material/sort": () => sorted });
    await person.click(screen.getByRole("button", { name: "Paste anything" }));
    type("Your text", "I prune roses.");
    press(/^Next: /);
    const status = await screen.findByText("Reading your text…");
    expect(status.closest("[role=status]")).not.toBeNull();
    answer({ body: { facts, doubtful: ["a"], leftover: [] } });
    expect(await screen.findByRole("button", { name: "Keep: I prune roses." })).toBeDefined();
    expect(screen.getByText("Sorted into 1 fact, 1 to check.")).toBeDefined();
    expect(screen.queryByLabelText("Your text")).toBeNull();
    press("Keep: I prune roses.");
    expect(screen.queryByText(/^Sorted into/)).toBeNull();
    press(/^Next: /);
    expect(await screen.findByRole("button", { name: "Write my letter" })).toBeDefined();
  });

  it("go on at Next where nothing of the pasted text is to be checked", async () => {
    const { person } = await openFacts({ ...noFacts, person: marian.person });
    const facts = { ...noFacts, plain: [line("a", "I prune roses.")] };
    generatorApi({}, { "POST /api/material/sort": { body: { facts, doubtful: [], leftover: [] } } });
    await person.click(screen.getByRole("button", { name: "Paste anything" }));
    type("Your text", "I prune roses.");
    press(/^Next: /);
    expect(await screen.findByRole("button", { name: "Write my letter" })).toBeDefined();
    expect(screen.queryByText(/^Sorted into/)).toBeNull();
  });

  it("are kept as lines to check where the text at Next can't be sorted", async () => {
    const { person } = await openFacts(noFacts);
    generatorApi({}, { "POST /api/material/sort": { status: 503, body: { message: "Not just now." } } });
    await person.click(screen.getByRole("button", { name: "Paste anything" }));
    type("Your text", "I prune roses.\n- ran the rose garden");
    press(/^Next: /);
    expect(await screen.findByRole("button", { name: "Keep: I prune roses." })).toBeDefined();
    expect(screen.getByText("Couldn't sort your text. Its lines are kept: check each one.")).toBeDefined();
    expect(screen.getAllByText("2 to check")[0]).toBeDefined();
  });

  it("keep a pasted text whose sorting failed", async () => {
    const { person } = await openFacts(noFacts);
    generatorApi({}, { "POST /api/material/sort": { status: 503, body: { message: "Not just now." } } });
    await person.click(screen.getByRole("button", { name: "Paste anything" }));
    type("Your text", "I prune roses.");
    press("Sort it");
    expect(await screen.findByText("Not just now.")).toBeDefined();
    expect(screen.getByLabelText("Your text")).toHaveProperty("value", "I prune roses.");
  });

  it("are not lost by a reload while a line is being typed", async () => {
    const { person, unmount } = await openFacts(noFacts);
    await person.click(screen.getByRole("button", { name: "Add a line" }));
    type("New line: I …", "fit boil");
    unmount();
    renderScreen(<PromptPage />, { at: "/prompt" });
    expect(await screen.findByLabelText("New line: I …")).toHaveProperty("value", "fit boil");
  });
});

describe("the way to the facts and on", () => {
  it("is not gone on by the second tap of a double tap", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    type("Job posting", "We need a nurse for our ward.");
    fireEvent.blur(screen.getByLabelText("Job posting"));
    fireEvent.click(screen.getByRole("button", { name: "Next: your facts" }), { detail: 1 });
    await screen.findByLabelText("First name", {}, { timeout: 20_000 });
    expect(screen.queryByText("First name is required")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Next: questions" }), { detail: 2 });
    expect(screen.queryByText("First name is required")).toBeNull();
    press("Next: questions");
    expect(await screen.findByText("First name is required")).toBeDefined();
  });

  const email = () => screen.getByLabelText(/^Email/);

  it("stops at an email address that nobody can write to, which is not called checked", async () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt" });
    await fillJob();
    type("First name", "Grace");
    type("Last name", "Adeyemi");
    type("Add a skill", "telemetry");
    fireEvent.change(email(), { target: { value: "grace@example" } });
    press("Next: questions");
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(email().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Invalid email address")).toBeDefined();
    press("Done");
    fireEvent.change(email(), { target: { value: "grace@example.com" } });
    press("Next: questions");
    expect(await screen.findByText("Tone")).toBeDefined();
  });
});

describe("saved facts", () => {
  it("stand folded to one line, two touches from the next letter", async () => {
    saveFacts({ ...marian, plain: marian.plain.slice(0, 2) });
    const calls = generatorApi({ reading: gardenReading });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    type("Job posting", "Head Gardener, Aldercombe House");
    fireEvent.blur(screen.getByLabelText("Job posting"));
    expect(await screen.findByRole("button", { name: /^Marian Holloway, 2 saved facts/ })).toBeDefined();
    await screen.findByRole("heading", { name: "Read from the posting" });
    await person.click(screen.getByRole("button", { name: "Next: questions" }));
    await person.click(await screen.findByRole("button", { name: "Write my letter" }));
    await screen.findByRole("heading", { name: "Read the whole letter" });
    expect(prompts(calls)[0]?.body).toMatchObject({
      letter: { form: { firstName: "Marian", jobTitle: "Head Gardener" } },
    });
  });

  it("open from their line, are left out by a press, and nothing of them is deleted", async () => {
    saveFacts(marian);
    generatorApi();
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await person.click(await screen.findByRole("button", { name: /^Marian Holloway, 3 saved facts, 1 to check/ }));
    const chip = await screen.findByRole("button", { name: "My saved facts", pressed: true });
    await person.click(chip);
    expect(screen.queryByRole("button", { name: /^I lead two gardeners/ })).toBeNull();
    expect(window.localStorage.getItem("myFacts")).toContain("I lead two gardeners.");
    await person.click(screen.getByRole("button", { name: "My saved facts", pressed: false }));
    expect(row(/^I lead two gardeners/)).toBeDefined();
  });

  it("follow what is changed on the desk, and are begun by it", async () => {
    generatorApi();
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await fillJob();
    type("First name", "Grace");
    await person.click(screen.getByRole("button", { name: "Add a line" }));
    await person.click(screen.getByLabelText("New line: I …"));
    await person.keyboard("read telemetry{Enter}");
    await waitFor(() => expect(window.localStorage.getItem("myFacts")).toContain("I read telemetry"), {
      timeout: 5_000,
    });
    await person.click(
      within(screen.getByRole("region", { name: "Experience and achievements" })).getByRole("button", {
        name: /^I read/,
      }),
    );
    await person.keyboard(" at night{Enter}");
    await waitFor(() => expect(window.localStorage.getItem("myFacts")).toContain("I read telemetry at night"), {
      timeout: 5_000,
    });
    expect(JSON.parse(window.localStorage.getItem("myFacts") ?? "[]")).toHaveLength(1);
    // Nobody asked for what is saved by the way.
    expect(screen.queryByRole("button", { name: "My saved facts" })).toBeNull();
  });
});
