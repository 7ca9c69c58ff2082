import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fillForm, generatorApi, type } from "#client/testing/generator-screen.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { PromptPage } from "./prompt-page.tsx";

const GAPS = "POST /api/prompts/gaps";
const gaps = ["CCRN", "telemetry", "day shifts", "BLS"].map((text, at) => ({
  requirement: `r${at}`,
  text,
  hard: at === 0,
}));
const patience = { timeout: 5_000 };

describe("what the posting asks that the facts do not show", () => {
  it("is told before the letter is written, with a way to add a line, and stops nobody", async () => {
    const calls = generatorApi({}, { [GAPS]: { body: { asked: 9, shown: 5, gaps } } });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    fillForm();
    await screen.findByRole("heading", { name: "Not shown yet" }, patience);
    expect(screen.getByText("5 of 9 points shown")).toBeDefined();
    expect(screen.getByText("CCRN").textContent).toBe("CCRN · required");
    expect(screen.queryByText("BLS")).toBeNull();
    await person.click(screen.getByRole("button", { name: "Show all 4" }));
    expect(screen.getByText("BLS")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Add a line" }));
    expect(document.activeElement).toBe(screen.getByLabelText("What you have done optional"));
    expect(calls.find(({ path }) => path === "/api/prompts/gaps")?.body).toMatchObject({ skills: "telemetry" });
    expect(screen.getByRole("button", { name: "Generate Cover Letter" })).toHaveProperty("disabled", false);
  });

  it("says nothing where nothing is missing, and asks again once a fact is added", async () => {
    let missing = gaps;
    const calls = generatorApi(
      {},
      { [GAPS]: () => ({ body: { asked: 9, shown: 9 - missing.length, gaps: missing } }) },
    );
    renderScreen(<PromptPage />, { at: "/prompt" });
    fillForm();
    await screen.findByRole("heading", { name: "Not shown yet" }, patience);
    missing = [];
    type("What you have done optional", "CCRN, 2024");
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Not shown yet" })).toBeNull(), patience);
    expect(calls.filter(({ path }) => path === "/api/prompts/gaps").at(-1)?.body).toMatchObject({
      highlights: "CCRN, 2024",
    });
  });

  it("is tried again where it failed", async () => {
    let answer: { status?: number; body: unknown } = { status: 503, body: { message: "Not now." } };
    generatorApi({}, { [GAPS]: () => answer });
    const { person } = renderScreen(<PromptPage />, { at: "/prompt" });
    fillForm();
    const again = await screen.findByRole("button", { name: "Try again" }, patience);
    answer = { body: { asked: 2, shown: 1, gaps: gaps.slice(0, 1) } };
    await person.click(again);
    expect(await screen.findByRole("heading", { name: "Not shown yet" }, patience)).toBeDefined();
  });
});
