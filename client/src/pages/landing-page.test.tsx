import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { emptyGeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { addVersion } from "#client/features/generator/letter-versions.ts";
import { readGeneratorState, writeGeneratorState } from "#client/features/generator/stored-generator-state.ts";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { LandingPage } from "./landing-page.tsx";

describe("the landing page", () => {
  it("opens two ways in, the posting itself, and the letters already written", () => {
    renderScreen(<LandingPage />);
    const address = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address(/Import from Resume/)).toBe("/resume-upload");
    expect(address(/Start from Scratch/)).toBe("/position-selection?from=wizard");
    expect(address(/Paste a posting/)).toBe("/prompt?new=true");
    expect(address(/My Cover Letters/)).toBe("/my-cover-letters");
  });

  it("shows the sample with the sources of its marked sentence, hides it, and remembers that", async () => {
    const { person, unmount } = renderScreen(<LandingPage />);
    expect(screen.getByRole("article", { name: "Sample letter" })).toBeDefined();
    expect(screen.getByRole("region", { name: /Where this sentence comes from/ })).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Hide sample letter" }));
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.queryByRole("region", { name: /Where this sentence comes from/ })).toBeNull();
    unmount();
    const again = renderScreen(<LandingPage />);
    await again.person.click(screen.getByRole("button", { name: "Show sample letter" }));
    expect(screen.getByRole("article", { name: "Sample letter" })).toBeDefined();
  });

  it("opens with the sample shown where the browser kept nonsense", () => {
    window.sessionStorage.setItem("sampleLetterShown", "{");
    renderScreen(<LandingPage />);
    expect(screen.getByRole("article", { name: "Sample letter" })).toBeDefined();
  });

  it("keeps the sample within the length it promises", () => {
    renderScreen(<LandingPage />);
    const words = screen.getByRole("article", { name: "Sample letter" }).textContent.split(/\s+/).length;
    expect(words).toBeGreaterThan(250);
    expect(words).toBeLessThan(400);
  });
});

describe("who comes back to the landing page", () => {
  const begun = { ...emptyGeneratorState, form: { ...emptyGeneratorState.form, prompt: "We look for a beekeeper." } };

  it.each([
    ["a letter that was never saved", addVersion(begun, wholeAnswer(), "generate"), "A letter you haven't saved"],
    ["one that is only begun", begun, "A letter you haven't finished"],
  ])("finds %s, and opens it", async (_what, state, heading) => {
    writeGeneratorState(state);
    const { person } = renderScreen(
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/prompt" element="the generator" />
      </Routes>,
    );
    const section = within(await screen.findByRole("region", { name: heading }));
    await person.click(section.getByRole("button", { name: "Open: We look for a beekeeper." }));
    expect(screen.getByText("the generator")).toBeDefined();
    expect(readGeneratorState()?.form.prompt).toBe("We look for a beekeeper.");
  });

  it("is told nothing of a letter that is saved, or of an empty desk", async () => {
    const saved = { ...addVersion(begun, wholeAnswer(), "generate"), savedText: "as it is" };
    for (const state of [saved, emptyGeneratorState]) {
      writeGeneratorState(state);
      const { unmount } = renderScreen(<LandingPage />);
      await import("#client/features/generator/unsaved-letters.tsx");
      await Promise.resolve();
      expect(screen.queryByText(/you haven't/)).toBeNull();
      unmount();
    }
  });
});
