import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
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
