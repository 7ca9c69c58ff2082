import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { choose, generatorApi, press, prompts, reachLetter, sheet, type } from "#client/testing/generator-screen.ts";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { PromptPage } from "./prompt-page.tsx";

const german = { body: wholeAnswer({ language: "de", greeting: "Sehr geehrte Damen und Herren," }) };
const byModel = { body: { ...wholeAnswer(), writer: "model" } };
const writer = (kind: "built-in" | "model") => ({ "GET /api/prompts/writer": { body: { writer: kind } } });
const question = () => screen.findByRole("dialog", { name: "Write it again in German?" });

function editLetter(): void {
  press("Edit");
  type("Text of the letter", "Dear Hiring Team,\n\nMy own words.\n\nKind regards,\nGrace Adeyemi");
  press("Done");
}

describe("an edited letter that is to be written again", () => {
  const again = () => screen.findByRole("dialog", { name: "Write it again without your edits?" });

  it.each([
    ["in another tone", "Confident"],
    ["shorter", "Shorter"],
  ])("%s is asked about first; Not now leaves the edits and calls nobody", async (_, entry) => {
    const calls = generatorApi({}, writer("model"));
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    editLetter();
    const before = prompts(calls).length;
    await choose(person, "Tone", entry);
    expect((await again()).textContent).toContain("Your edited letter stays in the versions");
    press("Not now");
    expect(sheet().textContent).toContain("My own words.");
    expect(prompts(calls)).toHaveLength(before);
  });

  it("goes on when told to, and the edited letter is there to bring back", async () => {
    generatorApi({}, writer("built-in"));
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    editLetter();
    await choose(person, "Tone", "Confident");
    await again();
    press("Write it again");
    await within(sheet()).findByText("Hello again,");
    press("Earlier version");
    expect(sheet().textContent).toContain("My own words.");
  });

  it("is made of the facts as they are now, not as they were when it was first written", async () => {
    const calls = generatorApi();
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await choose(person, "Tone", "Change instructions or details");
    press(/Done:.*Facts/i);
    await person.type(await screen.findByLabelText("Add a skill"), "triage{Enter}");
    press("Your letter");
    await choose(person, "Tone", "Confident");
    await within(sheet()).findByText("Hello again,");
    expect(JSON.stringify(prompts(calls).at(-1)?.body)).toContain("triage");
  });
});

describe("a translation that cannot keep the letter's words", () => {
  it("is asked about before it happens; Not now leaves the edited letter and calls nobody", async () => {
    const calls = generatorApi({ change: german }, writer("built-in"));
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    editLetter();
    const before = prompts(calls).length;
    await choose(person, "Translate", "German");
    const dialog = await question();
    expect(dialog.textContent).toContain("can't translate your edits");
    expect(dialog.textContent).toContain("Your edited letter stays in the versions");
    expect(document.activeElement?.textContent).toBe("Not now");
    await person.keyboard("{Enter}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Translate" }));
    expect(sheet().textContent).toContain("My own words.");
    expect(prompts(calls)).toHaveLength(before);
  });

  it("goes on by keyboard, and the edited letter is there to bring back", async () => {
    const calls = generatorApi({ change: german }, writer("built-in"));
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    editLetter();
    await choose(person, "Translate", "German");
    await question();
    await person.keyboard("{Tab}{Enter}");
    await within(sheet()).findByText("Sehr geehrte Damen und Herren,");
    expect(prompts(calls).at(-1)?.body).toMatchObject({ letter: { task: "translate", language: "de" } });
    press("Earlier version");
    expect(sheet().textContent).toContain("My own words.");
  });

  it("is asked about, too, where a model worded the letter and the built-in writer would translate it", async () => {
    generatorApi({ unlock: { status: 201, body: byModel.body }, change: german }, writer("built-in"));
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await choose(person, "Translate", "German");
    expect((await question()).textContent).toContain("A language model wrote this letter");
    await person.keyboard("{Escape}");
    expect(sheet().textContent).toContain("Dear Hiring Team,");
  });

  it("says before it happens that the person's own sentences wait for their words", async () => {
    const own = {
      text: "I have read telemetry for four years.",
      facts: ["f1"],
      postingLines: [2],
      words: "own" as const,
    };
    const calls = generatorApi(
      { unlock: { status: 201, body: wholeAnswer({ paragraphs: [[own]] }) }, change: german },
      writer("built-in"),
    );
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    const before = prompts(calls).length;
    await choose(person, "Translate", "German");
    const dialog = await screen.findByRole("dialog", { name: "Translate to German?" });
    expect(dialog.textContent).toContain("Yours are left out until you write them in German");
    expect(prompts(calls)).toHaveLength(before);
    press("Translate to German");
    await within(sheet()).findByText("Sehr geehrte Damen und Herren,");
  });

  it.each([
    ["the built-in writer's own words", { edited: false, unlocked: wholeAnswer(), kind: "built-in" as const }],
    ["any words, where a model translates", { edited: true, unlocked: byModel.body, kind: "model" as const }],
  ])("is not asked about for %s", async (_, { edited, unlocked, kind }) => {
    generatorApi({ unlock: { status: 201, body: unlocked }, change: german }, writer(kind));
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    if (edited) editLetter();
    await choose(person, "Translate", "German");
    await within(sheet()).findByText("Sehr geehrte Damen und Herren,");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
