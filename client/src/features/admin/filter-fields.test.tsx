import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { FoldedFilters } from "./filter-fields.tsx";

const box = (button: HTMLElement) => document.getElementById(button.getAttribute("aria-controls") ?? "");

it("keeps filters folded on a phone until they are asked for, and counts those that are set", async () => {
  const person = userEvent.setup();
  const { rerender } = render(<FoldedFilters filters={{ source: "" }}>all filters</FoldedFilters>);
  const button = screen.getByRole("button", { name: "Filters" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(box(button)?.textContent).toBe("all filters");
  expect(box(button)?.className).toContain("max-sm:hidden");
  await person.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(box(button)?.className).not.toContain("hidden");
  rerender(<FoldedFilters filters={{ source: "Google", from: "2026-11-01" }}>all filters</FoldedFilters>);
  expect(button.textContent).toBe("Filters (2)");
});
