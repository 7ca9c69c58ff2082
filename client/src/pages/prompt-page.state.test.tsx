import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fillForm, generatorApi, reachLetter, sheet, type } from "#client/testing/generator-screen.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { PromptPage } from "./prompt-page.tsx";

describe("what the browser keeps", () => {
  it("comes back as it was left", async () => {
    generatorApi();
    const { unmount } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    unmount();
    renderScreen(<PromptPage />, { at: "/prompt" });
    expect(sheet().textContent).toContain("Dear Hiring Team,");
    expect(screen.queryByText(/Congratulations/)).toBeNull();
  });

  it("is gone after reset=true", async () => {
    generatorApi();
    const { unmount } = renderScreen(<PromptPage />, { at: "/prompt" });
    await fillForm();
    unmount();
    expect(window.localStorage.getItem("generatorState")).toContain("Adeyemi");
    renderScreen(<PromptPage />, { at: "/prompt?reset=true" });
    expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "");
    expect(window.localStorage.getItem("generatorState")).toBeNull();
  });

  it("makes room for another posting with new=true: the facts stay, and the letter is put aside", async () => {
    generatorApi();
    const { unmount } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    unmount();
    const { person, unmount: leave } = renderScreen(<PromptPage />, { at: "/prompt?new=true" });
    const box = screen.getByLabelText("Job posting");
    expect(box).toHaveProperty("value", "");
    expect(document.activeElement).toBe(box);
    expect(screen.getByRole("button", { name: /^Grace Adeyemi, 1 saved fact/ })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Your letter" })).toBeNull();
    leave();
    renderScreen(<PromptPage />, { at: "/prompt?new=true" });
    expect(await screen.findAllByRole("button", { name: /^Open: / })).toHaveLength(1);
    await person.click(screen.getByRole("button", { name: /^Open: / }));
    expect(sheet().textContent).toContain("Dear Hiring Team,");
    expect(window.localStorage.getItem("lastDesks")).toBe("[]");
  });

  it("puts nothing aside with new=true where nothing was written", () => {
    generatorApi();
    renderScreen(<PromptPage />, { at: "/prompt?new=true" });
    expect(document.activeElement).toBe(screen.getByLabelText("Job posting"));
    expect(window.localStorage.getItem("lastDesks")).toBeNull();
  });

  it("leaves the letter in front with new=true where the browser is too full to put it aside", async () => {
    generatorApi();
    const { unmount } = renderScreen(<PromptPage />, { at: "/prompt" });
    await reachLetter();
    unmount();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    renderScreen(<PromptPage />, { at: "/prompt?new=true" });
    expect(sheet().textContent).toContain("Dear Hiring Team,");
    full.mockRestore();
  });

  it("shows a new desk where what was put aside is nonsense", () => {
    generatorApi();
    window.localStorage.setItem("lastDesks", '[{"versions":7},"<script>",null]');
    renderScreen(<PromptPage />, { at: "/prompt?new=true" });
    expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "");
    expect(screen.queryByRole("button", { name: /^Open: / })).toBeNull();
  });

  it("is not restored right after Start Over", () => {
    generatorApi();
    window.localStorage.setItem("generatorState", '{"form":{"prompt":"We need a nurse."}}');
    window.sessionStorage.setItem("startedOver", "true");
    renderScreen(<PromptPage />, { at: "/prompt" });
    expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "");
  });

  it("survives anything that stands in its place", () => {
    generatorApi();
    window.localStorage.setItem("generatorState", '{"versions":[{"answer":7}],"form":"<script>"}');
    renderScreen(<PromptPage />, { at: "/prompt" });
    expect(screen.getByRole("heading", { name: "New letter" })).toBeDefined();
  });

  it("says once that the browser is full, and keeps what is on the screen", async () => {
    generatorApi();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    renderScreen(<PromptPage />, { at: "/prompt" });
    type("Job posting", "We need a nurse.");
    expect(await screen.findByText("Could not save to your browser. Check your browser settings.")).toBeDefined();
    await waitFor(() => expect(screen.getByLabelText("Job posting")).toHaveProperty("value", "We need a nurse."));
    full.mockRestore();
  });
});
