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
