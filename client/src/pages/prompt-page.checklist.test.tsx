import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { generatorApi, press, prompts, reachLetter, sheet, type } from "#client/testing/generator-screen.ts";
import { readingOf } from "#client/testing/postings.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { PromptPage } from "./prompt-page.tsx";

const point = { kind: "must" as const, sort: "other" as const, lines: [2], hard: false };
const reading = readingOf({
  points: [
    { ...point, id: "p-ccrn", kind: "wish", text: "CCRN", label: "CCRN" },
    { ...point, id: "p-dive", text: "Scuba diving certificate", label: "Scuba diving certificate" },
  ],
  questions: [{ id: "q-why", text: "tell us why you nurse", lines: [3] }],
  smallPrint: [{ kind: "closing-date", text: "3 December", value: "2030-12-03", lines: [3] }],
});

async function openLetter() {
  generatorApi({ reading });
  renderScreen(<PromptPage />, { at: "/prompt" });
  await reachLetter();
  await screen.findByText("4 left");
}

const group = (title: string) => screen.getByRole("region", { name: title });

describe("the checklist beside the letter", () => {
  it("lists what is missing with must-haves first, and what is to be done", async () => {
    await openLetter();
    const missing = within(group("Missing: add a line")).getAllByRole("listitem");
    expect(missing.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("ell us why you nurse"),
      expect.stringContaining("Scuba diving certificate"),
      expect.stringContaining("CCRN"),
    ]);
    expect(within(group("To do before you send")).getByText("Send by December 3")).toBeDefined();
  });

  it("counts down as deeds are ticked and points are not claimed, and back", async () => {
    await openLetter();
    fireEvent.click(screen.getByRole("checkbox", { name: "Done: Send by December 3" }));
    expect(screen.getByText("3 left")).toBeDefined();
    press("Add a line: CCRN");
    press("I don't have it");
    expect(screen.getByText("2 left")).toBeDefined();
    expect(within(group("Not claimed")).getByText("CCRN")).toBeDefined();
    press("I have it after all: CCRN");
    expect(screen.getByText("3 left")).toBeDefined();
  });

  it("takes a line in place, and the letter stays", async () => {
    await openLetter();
    const before = sheet().textContent;
    press("Add a line: Scuba diving certificate");
    expect(document.activeElement).toBe(screen.getByLabelText("Your line"));
    type("Your line", "I dived for six summers.");
    press("Add the line");
    expect(screen.queryByLabelText("Your line")).toBeNull();
    expect(sheet().textContent).toBe(before);
  });

  it("offers to write the letter again with a line that was added, in the tone that it has", async () => {
    const calls = generatorApi({ reading });
    renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await screen.findByText("4 left");
    expect(screen.queryByRole("button", { name: "Write it again" })).toBeNull();
    press("Add a line: Scuba diving certificate");
    type("Your line", "I dived for six summers.");
    press("Add the line");
    await screen.findByText("Your new line isn't in the letter yet.");
    press("Write it again");
    await screen.findByText("Hello again,");
    const [last] = prompts(calls).slice(-1);
    expect(last?.body).toMatchObject({ letter: { task: "regenerate" } });
    expect(JSON.stringify(last?.body)).toContain("I dived for six summers.");
  });

  it("keeps a line that is being typed over leaving the page", async () => {
    generatorApi({ reading });
    const { unmount } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    await screen.findByText("4 left");
    press("Add a line: Scuba diving certificate");
    type("Your line", "I dived for six summers.");
    unmount();
    renderScreen(<PromptPage />, { at: "/prompt" });
    expect(await screen.findByLabelText("Your line")).toHaveProperty("value", "I dived for six summers.");
  });
});
