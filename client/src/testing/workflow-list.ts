import { screen, within } from "@testing-library/react";
import { vi } from "vitest";

/** A wide window that shows a workflow as a list: the same graph as the canvas, which needs a layout that tests do not have. */
export function showWorkflowAsList(): void {
  window.sessionStorage.setItem("workflowView", '"list"');
  const isWide = (query: string) => ({
    matches: query.includes("min-width"),
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal("matchMedia", isWide);
}

/** The steps of the list, without what stands between them. */
export function listedSteps(): HTMLElement[] {
  const list = within(screen.getByRole("list", { name: "Steps of the workflow" }));
  return list.queryAllByRole("button").filter((button) => button.hasAttribute("aria-pressed"));
}
