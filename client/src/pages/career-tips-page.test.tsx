import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "#client/testing/render.tsx";
import { careerTips } from "#shared/tips/career-tips.ts";
import { CareerTipsPage } from "./career-tips-page.tsx";

describe("career tips", () => {
  it("are seven, go round in both directions, and stand over two cards", async () => {
    const { person } = renderScreen(<CareerTipsPage />);
    const shown = () => screen.getByRole("group").getAttribute("aria-label");
    expect(shown()).toBe("1 of 7");
    await person.click(screen.getByRole("button", { name: "Previous tip" }));
    expect(shown()).toBe("7 of 7");
    await person.click(screen.getByRole("button", { name: "Next tip" }));
    await person.click(screen.getByRole("button", { name: "Next tip" }));
    expect(shown()).toBe("2 of 7");
    expect(screen.getByRole("heading", { name: "How recruiters read in one minute" })).toBeDefined();
    expect(screen.getByRole("heading", { name: "About these numbers" })).toBeDefined();
  });

  it("quote the figures of the specification", () => {
    const figures = ["60%", "250-400 words", "40%", "75%", "double", "87%", "30%"];
    expect(careerTips.map(({ tooltip }, place) => tooltip.includes(figures[place] ?? "-"))).toEqual(
      figures.map(() => true),
    );
  });
});
